"""Figures nobody means, and sentences with a figure in them: the same kinds as `Tests/ExtremeNumbers`, for what drives a server."""

import random

EDGES = [-(2**63), -(2**63) + 2_026, 2**63 - 1, 2**63, 2**64, 2**31, -(2**31), 2**53, -(2**53), 10**12, -(10**12), 10**18, 10_001, 0, -1]
EXTREMES = [str(edge) for edge in EDGES] + [
    "NaN", "inf", "-Infinity", "1e308", "-1e308", "1e999", "1e-320", "-0", "-0.0", "+7", "007", "", " ", ".", "-", "0x10", "1_000",
    "4006381333931", "00012345678905", "9" * 400, "1,234,567,890,123", "٤٢", "٩٢٢٣٣٧٢٠٣٦٨٥٤٧٧٥٨٠٧", "４００", "²", "½", "1/0", "0/0",
]  # fmt: skip
WORDS = [
    "zero", "one", "twelve", "ninety nine", "a hundred", "nine hundred", "a thousand", "a million", "nine trillion", "half", "a few",
    "a dozen dozen", "minus five", "infinity", "point five", "one oh eight",
]  # fmt: skip
# Each # is a figure.
FRAMES = [
    "I ate # yoghurt", "# apples", "had # g of rice and # ml of milk", "drank # litres of water", "a # oz can of cola", "nausea # days ago",
    "headache # hours ago", "an apple at #:#", "nausea for # days", "vomited # times", "nausea # out of 10", "weight # kg", "I weigh # stone #",
    "the scale says # lb and I ate # eggs", "bp #/#", "sugar was #", "glucose # mmol/L", "fasting # mg/dl", "temperature # F",
    "# kicks in # minutes", "contraction lasting # seconds", "took # iron", "took # mg of iron", "gave myself # units", "midwife on Friday at #",
    "doctor in # days", "# %", "#", "# #", "yesterday # eggs at #", "#kg",
]  # fmt: skip


def figure(chance: random.Random) -> str:
    kind = chance.randrange(6)
    if kind == 0:
        return chance.choice(EXTREMES)
    if kind == 1:
        return chance.choice(WORDS)
    if kind == 2:
        return "".join(chance.choice("0123456789") for _ in range(chance.randint(1, 20)))
    if kind == 3:
        return f"{chance.randint(0, 99)}.{chance.randint(0, 9)}"
    return str(chance.randint(0, 300 if kind == 4 else 20_000))


def sentence(chance: random.Random) -> str:
    first, *parts = chance.choice(FRAMES).split("#")
    return first + "".join(figure(chance) + part for part in parts)
