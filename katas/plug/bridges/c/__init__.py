"""The bridge for C: a Python program that compiles the solution and calls it by `ctypes`.

Only the standard library, `tree_sitter` and `tree_sitter_c` are imported here, and of ours
`katas.plug.resident`.
"""
