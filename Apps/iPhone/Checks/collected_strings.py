"""Collects the words that the app's own Swift has for the screen, for Localizable.xcstrings: `generate-project` calls it.

These are the titles and labels that SwiftUI and App Intents look up in the catalogue. The words of the rooms and of the plans are no
part of it: they come as values, spelled by `WrittenEnglish`, and are shown as they are.
"""
import json
import os
import re

# What takes a LocalizedStringKey or a LocalizedStringResource, and before which argument the word stands.
VIEWS = ("Text", "Label", "Button", "Toggle", "TextField", "SecureField", "Picker", "DatePicker", "Stepper", "Section", "ProgressView",
         "ContentUnavailableView", "Menu", "LabeledContent", "Link", "ShareLink", "NavigationLink", "Gauge", "Tab",
         "AccessibilityRotorEntry", "IntentDescription", "LocalizedStringResource")
MODIFIERS = ("navigationTitle", "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityRotor", "alert",
             "confirmationDialog", "configurationDisplayName", "description")
LITERAL = r'"((?:[^"\\\n]|\\.)*)"'
CALLED = re.compile(r"(?<![.\w])(?:" + "|".join(VIEWS) + r")\(\s*" + LITERAL)
MODIFIED = re.compile(r"\.(?:" + "|".join(MODIFIERS) + r")\(\s*" + LITERAL)
NAMED = re.compile(r"(?:accessibilityAction\(named|\b(?:title|description|requestValueDialog|dialog|shortTitle)): " + LITERAL)
TYPED = re.compile(r": (?:LocalizedStringResource|IntentDescription)\??(?: =|\s*\{)\s*" + LITERAL)
LISTED = re.compile(r"accessibilityInputLabels\(\[([^\]]*)\]")
# Of one condition two words: `Text(isNew ? "Begin" : "Go on")`.
CHOSEN = re.compile(r"(?<![.\w])(?:" + "|".join(VIEWS) + r")\([^\"():]* \? " + LITERAL + r" : " + LITERAL)


def keys(source):
    """The words of a file, as SwiftUI looks them up."""
    found = [match[1] for pattern in (CALLED, MODIFIED, NAMED, TYPED) for match in pattern.finditer(source)]
    for match in LISTED.finditer(source):
        found += re.findall(LITERAL, match[1])
    for match in CHOSEN.finditer(source):
        found += [match[1], match[2]]
    return {key for word in found if (key := looked_up(word))}


def looked_up(word):
    """What stands between a literal's quotes, as a key; nothing for what has no word in it, and for what something is put into: its key
    says of which type that is, which only the compiler knows. Xcode adds those keys when it builds."""
    if "\\(" in word:
        return None
    key = re.sub(r"\\u\{([0-9A-Fa-f]+)\}", lambda match: chr(int(match[1], 16)), word)
    key = key.replace('\\"', '"').replace("\\n", "\n").replace("\\\\", "\\")
    return key if re.search(r"[^\W\d_]", key) else None


def collected(*folders):
    words = set()
    for folder in folders:
        for where, _, files in os.walk(folder):
            for file in files:
                if file.endswith(".swift"):
                    with open(os.path.join(where, file), encoding="utf-8") as source:
                        words |= keys(source.read())
    return words


def catalogue(words):
    """As Xcode writes it."""
    strings = {key: {} for key in sorted(words)}
    text = json.dumps({"sourceLanguage": "en", "strings": strings, "version": "1.0"}, indent=2, ensure_ascii=False,
                      separators=(",", " : "))
    return text.replace("{}", "{\n\n    }") + "\n"
