#!/bin/sh
# sh start.sh ID [FOLDER]: a folder with a kata, and in it a Python environment that has katas.
# It finds a Python that the pack has wheels for; begin.py does the rest, and touches FOLDER alone.
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P) || exit 3
said=
for python in $(sed 's/^/python/' "$here/pythons.txt") python3 python; do
  command -v "$python" > /dev/null 2>&1 || continue
  if reason=$("$python" "$here/begin.py" --fits 2> /dev/null); then
    exec "$python" "$here/begin.py" "$@"
  fi
  said="$said  $python: ${reason:-it is too old, or does not run}
"
done
{
  printf 'start: no Python here fits this pack, which has wheels for Python %s\n' \
    "$(tr '\n' ' ' < "$here/pythons.txt" | sed 's/ $//')"
  printf '%s' "${said:-  none is on the path
}"
  echo "  install one of these, or ask whoever made the pack for another"
} >&2
exit 2
