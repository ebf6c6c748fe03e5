# Empty: nothing has been written yet.
