"""Barcodes as tests draw them: EAN-13, after section 5.2 of the GS1 General Specifications."""

from pathlib import Path

from PIL import Image

ODD = "0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011".split()
SETS = "AAAAAA AABABB AABBAB AABBBA ABAABB ABBAAB ABBBAA ABABAB ABABBA ABBABA".split()
QUIET = 12


def inverted(modules: str) -> str:
    return modules.translate(str.maketrans("01", "10"))


def ean13(number: str) -> str:
    """Its modules, "1" for a black one, with the white at both ends."""
    first, left, right = int(number[0]), number[1:7], number[7:]
    coded = "".join(ODD[int(d)] if s == "A" else inverted(ODD[int(d)])[::-1] for d, s in zip(left, SETS[first]))
    rest = "".join(inverted(ODD[int(digit)]) for digit in right)
    white = "0" * QUIET
    return f"{white}101{coded}01010{rest}101{white}"


def photo(number: str, path: Path, size=(1600, 1200), module=4, place=(0.5, 0.5)) -> Path:
    """A picture with the barcode somewhere on grey, as a phone takes it of a packet on a table."""
    picture = Image.new("L", size, 150)
    modules = ean13(number)
    width, height = len(modules) * module, 60 * module
    left = int((size[0] - width) * place[0])
    top = int((size[1] - height) * place[1])
    for position, black in enumerate(modules):
        x = left + position * module
        picture.paste(25 if black == "1" else 235, (x, top, x + module, top + height))
    picture.save(path)
    return path
