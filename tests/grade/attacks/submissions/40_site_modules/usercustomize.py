open("@MARK@", "w").close()
