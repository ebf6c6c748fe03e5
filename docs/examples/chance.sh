#!/bin/sh
# A host in ten lines: it offers score(dice, category), and of all categories it knows chance.
while read -r line; do
    id=${line#*'"id": "'} dice=${line#*'[['} dice=${dice%%]*} reply='"value": 0'
    case $line in
    *'"op": "describe"'*) reply='"offers": [{"path": ["score"], "parameters": [{"name": "dice"}, {"name": "category"}]}]' ;;
    *'"chance"'*) reply="\"value\": $((0 ${dice:+ + $(echo "$dice" | tr , +)}))" ;;
    esac
    printf '{"id": "%s", %s}\n' "${id%%\"*}" "$reply"
done
