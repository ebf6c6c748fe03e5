"""The matrix that can break us: pytest and pytest-bdd reach into each other's private parts."""

import nox

nox.options.default_venv_backend = "venv"
nox.options.sessions = ["tests", "lint"]

PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
PYTESTS = ["8.4", "9.0", "9.1", "9.2"]


@nox.session(python=PYTHONS)
def tests(session: nox.Session) -> None:
    """Run the tests on each Python."""
    session.install("-e", ".[dev]")
    session.run("python", "-m", "pytest", *session.posargs)


@nox.session(python=PYTHONS[0])
@nox.parametrize("pytest", PYTESTS)
def pytests(session: nox.Session, pytest: str) -> None:
    """Run the tests on each pytest that we promise to work with."""
    session.install("-e", ".[dev]", f"pytest=={pytest}.*")
    session.run("python", "-m", "pytest", *session.posargs)


@nox.session(python=PYTHONS[0])
def attacks(session: nox.Session) -> None:
    """Run every attack on the grader in every level of the sandbox; `tests` takes the strongest."""
    session.install("-e", ".[dev]")
    session.run("python", "-m", "pytest", "tests/grade/attacks", env={"KATAS_EVERY_LEVEL": "1"})


@nox.session(python=PYTHONS[0])
def lint(session: nox.Session) -> None:
    """Check style and types."""
    session.install("-e", ".[dev]")
    session.run("ruff", "check", ".")
    session.run("ruff", "format", "--check", ".")
    session.run("mypy")


@nox.session(python=PYTHONS[0])
def benchmarks(session: nox.Session) -> None:
    """Print the ratios; judge nothing."""
    session.install("-e", ".[dev]")
    session.run("python", "tests/benchmarks/ratios.py", *session.posargs)
    session.run("python", "tests/benchmarks/calls.py", *session.posargs)
    session.run("python", "tests/benchmarks/check.py")
    session.run("python", "tests/benchmarks/languages.py")
    session.run("python", "tests/benchmarks/grade.py")
    session.run("python", "-m", "tests.benchmarks.dojo")
