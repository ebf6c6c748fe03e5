"""Where a solution's code runs: in this process, or in a child that knows nothing else of katas.

Standard library only, and not one import from the rest of katas: a worker's child has these
modules and no others, least of all those with the answers. What goes in and comes out is data
that fits in JSON, as docs/protocol.md has it.
"""
