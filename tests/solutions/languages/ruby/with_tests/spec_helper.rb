abort 'no test is run by loading a file'
