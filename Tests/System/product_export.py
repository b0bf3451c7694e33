"""An export in the shape of Open Food Facts' CSV, as long as anybody wants it: made-up names of two to seven words, as frequent as words
are, valid numbers, figures that fit each other. The same arguments give the same bytes."""

import random
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path

WORDS = 60_000
BRANDS = 8_000
# Names that many products share, as "Milk chocolate" is one.
SHARED = 20_000
# How much each word counts: the most frequent one stands in one of ten names, or in two of three, which is so in no real table.
WEIGHTS = {
    "tenth": [1 / (rank + 3) for rank in range(1, WORDS + 1)],
    "most": [0.7 * (rank**-0.6 - (rank + 1) ** -0.6) + 0.3 / WORDS for rank in range(1, WORDS + 1)],
}
COLUMNS = (
    "code url creator created_t product_name quantity brands categories serving_size energy-kj_100g energy-kcal_100g fat_100g "
    "saturated-fat_100g carbohydrates_100g sugars_100g fiber_100g proteins_100g salt_100g sodium_100g iron_100g"
).split()
SYLLABLES = [a + b for a in "b br c ch d f g k l m n p r s st t v w".split() for b in "aeiou"]


def write_export(path: Path, count: int, common: str = "tenth") -> None:
    with path.open("w", encoding="utf-8") as file:
        file.write("\t".join(COLUMNS) + "\n")
        for row in rows(count, WEIGHTS[common], random.Random(3)):
            file.write("\t".join(map(str, row)) + "\n")


def rows(count: int, word_weights: list[float], chance: random.Random) -> Iterator[list]:
    words, weights = made_up(WORDS, chance), list(accumulate(word_weights))
    brands = [brand.title() for brand in made_up(BRANDS, chance)]
    brand_weights = list(accumulate(1 / (rank + 20) for rank in range(BRANDS)))

    def made_up_name() -> str:
        return " ".join(chance.choices(words, cum_weights=weights, k=chance.choice((2, 3, 3, 4, 4, 5, 6, 7)))).capitalize()

    shared = [made_up_name() for _ in range(SHARED)]
    for place in range(count):
        fate = chance.random()
        brand = chance.choices(brands, cum_weights=brand_weights)[0]
        name = chance.choice(shared) if fate < 0.08 else made_up_name()
        if 0.08 < fate < 0.2:
            name = f"{brand} {name}"
        # Of the real ones some have no figures, and some no name.
        has_figures = not 0.96 < fate <= 0.98
        if fate > 0.98:
            name = ""
        number, made = numbered(place), 1_700_000_000 + place
        yield [
            number, f"http://example/product/{number}", "somebody", made, name, "400 g", brand, "", "30 g",
            *figures(chance, has_figures),
        ]  # fmt: skip


def figures(chance: random.Random, are_known: bool) -> list:
    fat, carbohydrate, protein = (int(chance.random() * most) for most in (31, 46, 21))
    if not are_known:
        return [""] * 11
    energy, salt = 9 * fat + 4 * carbohydrate + 4 * protein, fat / 10
    sugars, fiber = carbohydrate // 2, carbohydrate // 9
    return [energy * 4.184, energy, fat, fat // 3, carbohydrate, sugars, fiber, protein, salt, salt / 2.5, 0.001]


def made_up(count: int, chance: random.Random) -> list[str]:
    words: dict[str, None] = {}
    while len(words) < count:
        word = "".join(chance.choice(SYLLABLES) for _ in range(chance.choice((1, 2, 2, 2, 3, 3, 4))))
        words[word + chance.choice(("", "", "n", "s", "l", "é"))] = None
    return list(words)


def numbered(place: int) -> str:
    """Thirteen digits, the last of which is right; no two places have the same."""
    digits = f"{300_000_000_000 + place * 7_919 % 600_000_000_011:012}"
    total = sum(map(int, digits[::2])) + 3 * sum(map(int, digits[1::2]))
    return digits + str(-total % 10)
