#!/usr/bin/env python3
"""Compares the declarations with what Apple calls them: by mangled name, and what is Objective-C or C by the name in its header.

usage: compare_names.py NAMES HEADERS FOLDER MOST    NAMES is names.tsv, HEADERS is headers.tsv, FOLDER has the *.symbols.json of
swift-symbolgraph-extract, MOST is how many declarations may be left that nobody looked up

A mangled name says the labels, the types, the generic constraints and the isolation of parameters, so an equal name means that it
declares what the SDK does. It says nothing of default values, result builders, conformances, or whether a type is an actor's. Of what
Objective-C and C declare only the name can be compared, by the rules of the importer (import_rules.py). Declarations that nobody looked
up are counted, and not taken for right; their number may only fall.
"""
import glob
import json
import os
import sys

sys.dont_write_bytecode = True
from import_rules import fits  # noqa: E402

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


def incomparable(name, path):
    """What the compiler makes (init(rawValue:) of an enumeration, init(from:)), and the bodies of the system's own views, charts and scenes:
    Apple's interface leaves those out or says `some View`, ours says Never, and nothing calls them."""
    return path.endswith((".body", ".init(from:)")) or "O8rawValueACSg" in name


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


def rows(path):
    with open(path, encoding="utf-8") as file:
        return [line.rstrip("\n").split("\t") for line in file if line.strip() and not line.startswith("#")]


def looked_up(path):
    """Each name of the table, as it is here, with what it declares and how Apple writes it."""
    return {here(name): (declaration, name) for name, declaration, *_ in rows(path)}


def in_headers(path, names):
    """The mangled names of what headers.tsv lists, and a complaint for each row that fits nothing declared."""
    by_path = {}
    for name, declaration in names.items():
        by_path.setdefault(declaration, set()).add(name)
    found, complaints = set(), []
    for written, declaration, header, *_ in rows(path):
        if declaration not in by_path:
            complaints.append(f"Not declared: {declaration}, which {header} has as {written}")
        elif not fits(written, declaration):
            complaints.append(f"Not how Swift imports {written} of {header}: {declaration}")
        found |= by_path.get(declaration, set())
    return found, complaints


def main():
    names, known, most = declared(sys.argv[3]), looked_up(sys.argv[1]), int(sys.argv[4])
    headers, complaints = in_headers(sys.argv[2], names)
    complaints += [f"Declared otherwise than Apple does: {declaration}\n  Apple: {apples}"
                   for name, (declaration, apples) in known.items() if name not in names]
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    if not known:
        print("No name is listed", file=sys.stderr)
        return 1
    rest = {name: path for name, path in names.items() if name not in known and name not in headers}
    apart = sum(incomparable(name, path) for name, path in rest.items())
    left = len(rest) - apart
    print(f"{sum(name in names for name in known)} of {len(known)} names looked up are as Apple has them, {len(headers)} as headers have"
          f" them; {apart} cannot be compared; {left} are not looked up")
    if left > most:
        print(f"{left - most} more declarations than before are not looked up: look up the new ones, or as many others"
              " (Checks/count-uses), or delete what the app does not use", file=sys.stderr)
    elif left < most:
        print(f"Lower most_not_looked_up in scripts/check-iphone to {left}")
    return 1 if complaints or left > most else 0


if __name__ == "__main__":
    sys.exit(main())
