from pytest_bdd import scenarios

scenarios("doubts.feature")
