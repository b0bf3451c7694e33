#!/usr/bin/env python3
"""Compares the mangled names of the declarations with those that Apple's documentation gives (`preciseIdentifier`).

usage: compare_names.py NAMES FOLDER    NAMES is names.tsv, FOLDER has the *.symbols.json of swift-symbolgraph-extract

A name says the labels, the types, the generic constraints and the isolation of a declaration, so an equal name means that it
declares what the SDK does. It says nothing of default values, result builders, or attributes of parameters. Declarations that
nobody looked up are counted, and not taken for right.
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
                    names[symbol["identifier"]["precise"]] = ".".join(symbol["pathComponents"])
    return names


def here(name):
    """CGFloat is declared by CoreFoundation on Apple's platforms and by Foundation here, and Bundle by Objective-C there: the two
    differences that are forgiven."""
    name = name.removesuffix("::OverloadGroup").replace("14CoreFoundation7CGFloat", "10Foundation7CGFloat")
    return name.replace("So8NSBundleC", "10Foundation6BundleC")


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
    names, known, wrong = declared(sys.argv[2]), looked_up(sys.argv[1]), 0
    for name, (declaration, apples) in known.items():
        if name not in names:
            wrong += 1
            print(f"Declared otherwise than Apple does: {declaration}\n  Apple: {apples}", file=sys.stderr)
    if not known:
        print("No name is listed", file=sys.stderr)
        return 1
    print(f"{len(known) - wrong} of {len(known)} names looked up are as Apple has them;"
          f" {len(set(names) - set(known))} declarations are not looked up")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
