"""Every way into a diary that another server may help with, over plain HTTP and in a few lines each: her voice, a photo, a label, a
camera's picture of a barcode, a number nobody knows, a sentence nobody reads. Each says what its server answered."""

import io
import json
from pathlib import Path

from PIL import Image

from bars import ean13
from client import Answer, Client
from photos import exif, segment
from provider import KEY, FakeProvider, configure

USES = ["speech", "vision", "text", "products", "recipes"]
# What nobody at a server without a table knows.
NUMBER = "4006381333931"
UNREAD = "flurbled qwortle"


def jpeg(word: str) -> bytes:
    """A small picture with a word in each place for one beside it."""
    drawn = io.BytesIO()
    Image.new("RGB", (64, 48), "#d9a066").save(drawn, "JPEG")
    added = [(0xE1, exif(1) + word.encode()), (0xE1, b"http://ns.adobe.com/xap/1.0/\0" + word.encode()), (0xFE, word.encode())]
    bytes_ = drawn.getvalue()
    return bytes_[:2] + b"".join(segment(*part) for part in added) + bytes_[2:] + word.encode()


def speak(client: Client, word: str) -> Answer:
    return send(client, "/speech", b"OggS" + word.encode(), "audio/ogg;codecs=opus")


def read_label(client: Client, word: str) -> Answer:
    return send(client, "/foods/label", jpeg(word), "image/jpeg")


def scan(client: Client, number: str = NUMBER) -> Answer:
    row = b"".join(bytes([20 if bar == "1" else 235]) * 3 for bar in ean13(number))
    picture = len(row).to_bytes(2, "big") + (60).to_bytes(2, "big") + row * 60
    return send(client, "/foods/scan", picture, "application/octet-stream")


def photograph(client: Client, word: str) -> tuple[str, Answer]:
    """Answers the place where what is on it is said, and what came of having it looked at."""
    head = b'--b\r\nContent-Disposition: form-data; name="photo"; filename="x.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'
    taken = send(client, "/photos/new", head + jpeg(word) + b"\r\n--b--\r\n", "multipart/form-data; boundary=b")
    assert taken.status == 303, (taken.status, taken.page[:2_000])
    return taken.location, client.post(taken.location + "/look")


def look_up(client: Client, number: str = NUMBER) -> Answer:
    found = client.post("/foods", words=number)
    assert found.status == 303 and client.get(found.location).status == 200
    return client.post(found.location + "/look-up")


def read_page(client: Client, address: str = "https://recipes.example/soup") -> Answer:
    return client.post("/recipes/page", address=address)


def reword(client: Client) -> Answer:
    return client.post(client.post("/drafts", sentence=UNREAD).location + "/reword")


def every_way(client: Client, word: str) -> None:
    """All of them once, and what is typed where nothing helps."""
    speak(client, word)
    read_label(client, word)
    assert scan(client).page == f'{{"number":"{NUMBER}"}}'
    place, _ = photograph(client, word)
    sheet = client.post(place, sentence="an apple and toast").location
    assert client.post(f"{sheet}/log").status == 303
    look_up(client)
    read_page(client)
    reword(client)
    for page in ["/foods", "/foods/new", "/photos/new", "/recipes", "/settings/providers", "/privacy", "/about"]:
        assert client.get(page).status == 200, page
    assert client.post("/foods/new", {"name": "Oat biscuits", "barcode": NUMBER, "energy": "160"}).status == 303


def send(client: Client, path: str, body: bytes, kind: str) -> Answer:
    return client.send("POST", path, body, {"Content-Type": kind, "Sec-Fetch-Site": "same-origin"})


def agree(client: Client) -> None:
    for use in USES:
        assert client.post("/settings/providers", use=use, host="127.0.0.1", answer="yes").status == 303


def helpers(folder: Path, said: str) -> dict[str, FakeProvider]:
    """A server of the test's own for each use, and the file that names them. What they answer holds a word."""
    box = {"left": 0.1, "top": 0.2, "width": 0.3, "height": 0.4}
    foods = [{"name": f"{said} stew", "amount": "1 cup", "box": box, "confidence": 0.9}]
    figures = {"energy-kcal_100g": 400, "proteins_100g": 10, "carbohydrates_100g": 60, "fat_100g": 13}
    product = {"product_name": f"{said} biscuits", "brands": "Made Up", "nutriments": figures}
    recipe = {"@type": "Recipe", "name": f"{said} soup", "recipeYield": 2, "recipeIngredient": ["2 eggs"]}
    fakes = {
        "speech": FakeProvider("/v1/audio/transcriptions", json.dumps({"text": f"two eggs and {said}"})),
        "vision": FakeProvider("/v1/chat/completions", chat({"foods": foods})),
        "text": FakeProvider("/v1/chat/completions", chat({"words": f"two eggs and {said}"})),
        "products": FakeProvider(f"/p/{NUMBER}.json", json.dumps({"code": NUMBER, "status": 1, "product": product})),
        "recipes": FakeProvider("/soup", f'<script type="application/ld+json">{json.dumps(recipe)}</script>'),
    }
    fakes["recipes"].answers = [(200, fakes["recipes"].answers[0][1], {"Content-Type": "text/html"})]
    named = {use: {"address": f"http://127.0.0.1:{fake.port}", "model": "small", "key": KEY} for use, fake in fakes.items()}
    named["products"] = {"address": named["products"]["address"] + "/p/{number}.json", "key": KEY}
    named["recipes"] = {"from": named["recipes"]["address"]}
    configure(folder, named)
    return fakes


def chat(content: dict) -> str:
    message = {"role": "assistant", "content": json.dumps(content)}
    return json.dumps({"choices": [{"index": 0, "finish_reason": "stop", "message": message}]})
