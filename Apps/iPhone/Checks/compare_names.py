#!/usr/bin/env python3
"""Compares the mangled names of the declarations with those that Apple's documentation gives (`preciseIdentifier`).

usage: compare_names.py NAMES FOLDER MOST    NAMES is names.tsv, FOLDER has the *.symbols.json of swift-symbolgraph-extract, MOST is how
many declarations may be left that nobody looked up

A name says the labels, the types, the generic constraints and the isolation of a declaration, so an equal name means that it
declares what the SDK does. It says nothing of default values, result builders, or attributes of parameters. Declarations that
nobody looked up are counted, and not taken for right; their number may only fall.
"""
import glob
import json
import os
import sys

KINDS = {"swift.func", "swift.method", "swift.type.method", "swift.init", "swift.property", "swift.type.property", "swift.struct",
         "swift.class", "swift.protocol", "swift.enum", "swift.enum.case", "swift.macro", "swift.subscript", "swift.var"}


def declared(folder):
    names = {}
    for path in glob.glob(os.path.join(folder, "*.symbols.json")):
        with open(path, encoding="utf-8") as file:
            for symbol in json.load(file)["symbols"]:
                if symbol["kind"]["identifier"] in KINDS:
                    names[here(symbol["identifier"]["precise"])] = ".".join(symbol["pathComponents"])
    return names


# What Apple's platforms declare in another module than Linux: the only differences that are forgiven.
ELSEWHERE = {
    "20FoundationEssentials": "10Foundation", "14CoreFoundation7CGFloat": "10Foundation7CGFloat",
    "So8NSBundleC": "10Foundation6BundleC", "So6CGSizeV": "10Foundation6CGSizeV", "So6CGRectV": "10Foundation6CGRectV",
    "So7CGPointV": "10Foundation7CGPointV",
}


def here(name):
    """A name as both have it."""
    name = name.removesuffix("::OverloadGroup")
    for one, other in ELSEWHERE.items():
        name = name.replace(one, other)
    return name


def looked_up(path):
    """Each name of the table, as it is here, with what it declares and how Apple writes it."""
    names = {}
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.startswith("#") or not line.strip():
                continue
            name, declaration, *_ = line.rstrip("\n").split("\t")
            names[here(name)] = (declaration, name)
    return names


def main():
    names, known, wrong, most = declared(sys.argv[2]), looked_up(sys.argv[1]), 0, int(sys.argv[3])
    for name, (declaration, apples) in known.items():
        if name not in names:
            wrong += 1
            print(f"Declared otherwise than Apple does: {declaration}\n  Apple: {apples}", file=sys.stderr)
    if not known:
        print("No name is listed", file=sys.stderr)
        return 1
    left = len(set(names) - set(known))
    print(f"{len(known) - wrong} of {len(known)} names looked up are as Apple has them; {left} declarations are not looked up")
    if left > most:
        print(f"{left - most} more declarations than before are not looked up: look up the new ones, or as many others"
              " (Checks/count-uses), or delete what the app does not use", file=sys.stderr)
    elif left < most:
        print(f"Lower most_not_looked_up in scripts/check-iphone to {left}")
    return 1 if wrong or left > most else 0


if __name__ == "__main__":
    sys.exit(main())
