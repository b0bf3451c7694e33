"""Films for the camera of a test: a packet with a barcode of zint's making, and a plate. Each picture has noise of its own, as a camera's
has, and every run the same."""

import random
import subprocess
from collections.abc import Iterable
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter

SIZE = (1280, 720)
TABLE = (150, 148, 143)
PICTURES_A_SECOND = 10

# By the name zint has for a kind: what is typed to get it, without the digit that zint works out, and the number below the bars in
# the 13 digits that Corgina gives every product.
BARCODES = {
    "EAN-13": ("EANX", "400638133393", "4006381333931"),
    "EAN-8": ("EANX", "9638507", "0000096385074"),
    "UPC-A": ("UPCA", "03600029145", "0036000291452"),
    "UPC-E": ("UPCE", "0425261", "0042100005264"),
}


def barcode(kind: str, path: Path, module: int = 3) -> Image.Image:
    """As zint draws it, with the digits below; a bar is at least so many pixels wide."""
    name, digits, _ = BARCODES[kind]
    file = path / f"{kind}.png"
    command = ["zint", f"--barcode={name}", f"--data={digits}", "--height=50", f"--scale={module / 2}", "--quietzones"]
    subprocess.run([*command, f"--output={file}"], check=True, capture_output=True)
    return Image.open(file).convert("RGB")


def packet(label: Image.Image, angle: float = 0, blur: float = 0.6) -> Image.Image:
    """The label on something that lies before the camera, turned by so many degrees."""
    around = Image.new("RGB", (label.width + 60, label.height + 50), (236, 233, 226))
    around.paste(label, (30, 25))
    turned = around.rotate(angle, Image.Resampling.BICUBIC, expand=True, fillcolor=TABLE)
    picture = Image.new("RGB", SIZE, TABLE)
    picture.paste(turned, ((SIZE[0] - turned.width) // 2, (SIZE[1] - turned.height) // 2))
    return picture.filter(ImageFilter.GaussianBlur(blur))


# Where the plate's foods lie, in parts of the picture, and their colours.
FOODS = {"peas": ((0.42, 0.44), (94, 160, 62)), "carrots": ((0.58, 0.44), (226, 122, 40)), "rice": ((0.5, 0.64), (246, 240, 222))}


def plate() -> Image.Image:
    """Three heaps of food on a plate, seen from above."""
    picture = Image.new("RGB", SIZE, TABLE)
    drawing = ImageDraw.Draw(picture)
    ring(drawing, (0.5, 0.52), 310, (214, 222, 234))
    ring(drawing, (0.5, 0.52), 260, (232, 237, 244))
    for place, color in FOODS.values():
        ring(drawing, place, 76, color)
    return picture


def ring(drawing: ImageDraw.ImageDraw, place: tuple[float, float], radius: int, color: tuple[int, int, int]) -> None:
    x, y = place[0] * SIZE[0], place[1] * SIZE[1]
    drawing.ellipse((x - radius, y - radius, x + radius, y + radius), fill=color)


def noisy(picture: Image.Image, seed: int, noise: float = 0.1) -> Image.Image:
    """With so much of grains of every brightness."""
    grains = Image.frombytes("L", picture.size, random.Random(seed).randbytes(picture.width * picture.height))
    return Image.blend(picture, grains.convert("RGB"), noise)


def film(pictures: Iterable[Image.Image], path: Path) -> Path:
    """YUV4MPEG2, the one format that Chromium's camera of files reads besides MJPEG."""
    with path.open("wb") as file:
        file.write(f"YUV4MPEG2 W{SIZE[0]} H{SIZE[1]} F{PICTURES_A_SECOND}:1 Ip A1:1 C420\n".encode())
        for picture in pictures:
            brightness, blue, red = picture.convert("YCbCr").split()
            half = (SIZE[0] // 2, SIZE[1] // 2)
            file.write(b"FRAME\n" + brightness.tobytes() + blue.resize(half).tobytes() + red.resize(half).tobytes())
    return path


def filmed(picture: Image.Image, path: Path, noise: float = 0.1) -> Path:
    """A picture that lies still before a camera whose own noise does not."""
    return film((noisy(picture, seed, noise) for seed in range(3)), path)
