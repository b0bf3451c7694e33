"""What the script of a device seals, opens and derives, beside the vault: the same bytes, both ways.

`end-to-end.json` is what the vault is held to by `EndToEndVectorTests`; `device-rows.json` was made by the script and is opened by the
vault in `DeviceRowsTests`. Here the script is held to both, and to RFC 7914.
"""

import hashlib
import json
from pathlib import Path

import pytest

from device import WASM

SCRIPTS = Path("Sources/EmbeddedFiles/Assets/Scripts/Worker")
FIXTURES = Path("Tests/CorginaVaultTests/Fixtures")
# Nothing listens there: every request is answered here. WebCrypto is there for such an address alone.
ORIGIN = "http://localhost:9"


@pytest.fixture(scope="module")
def script(chromium):
    """Runs a function of the modules: `run(source, argument)`."""
    context = chromium.new_context()
    page = context.new_page()
    page.route("**/*", answer)
    page.goto(f"{ORIGIN}/")

    def run(source: str, argument=None):
        return page.evaluate(f"async given => {{ {PRELUDE} {source} }}", argument)

    yield run
    context.close()


def answer(route) -> None:
    name = route.request.url.rpartition("/")[2]
    if name.endswith(".js"):
        route.fulfill(body=(SCRIPTS / name).read_text(), content_type="text/javascript")
    elif name.endswith(".wasm"):
        route.fulfill(body=WASM.read_bytes(), content_type="application/wasm")
    else:
        route.fulfill(body="<!doctype html>", content_type="text/html")


PRELUDE = """
const [bytes, code, drafts, journal, keys, photos, scrypts, sealing, slots, clock] = await Promise.all(
  ["bytes", "code", "drafts", "journal", "keys", "photo-sealing", "scrypt", "sealing", "slots", "clock"].map(name => import(`/${name}.js`)));
const { hexOf, bytesOfHex, utf8, textOf } = bytes;
const of64 = text => Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
"""


@pytest.mark.parametrize(
    "passphrase, salt, cost, block, parallel",
    [("", "", 4, 1, 1), ("password", "NaCl", 10, 8, 16), ("pleaseletmein", "SodiumChloride", 14, 8, 1)],
)
def test_scrypt_is_that_of_rfc_7914(script, passphrase, salt, cost, block, parallel):
    """Section 12 has these three; Python's scrypt is OpenSSL's, which has them too."""
    made = script(
        """const module = await WebAssembly.compileStreaming(fetch("/corgina.wasm"));
        return hexOf(await scrypts.scrypt(module, utf8(given.passphrase), utf8(given.salt), given, 64));""",
        {"passphrase": passphrase, "salt": salt, "cost": cost, "block": block, "parallel": parallel},
    )
    expected = hashlib.scrypt(passphrase.encode(), salt=salt.encode(), n=2**cost, r=block, p=parallel, dklen=64)
    assert made == expected.hex()
    if not passphrase:
        assert made.startswith("77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442")


@pytest.fixture(scope="module")
def vectors():
    return json.loads((FIXTURES / "end-to-end.json").read_text())


def test_passphrases_and_codes_are_read_alike(script, vectors):
    for passphrase in vectors["passphrases"]:
        assert script("return hexOf(slots.secretOf(given));", passphrase["typed"]) == passphrase["secret"]
    for code in vectors["codes"]:
        assert script("return code.codeOf(bytesOfHex(given)).join('-');", code["secret"]) == code["text"]
        for typed in (code["text"], code["text"].lower().replace("-", " "), code["text"].replace("0", "O").replace("1", "l")):
            assert script("return hexOf(code.bytesOfCode(given));", typed) == code["secret"]
        wrong = code["text"][:-1] + ("0" if code["text"][-1] != "0" else "1")
        assert script("return code.bytesOfCode(given) === undefined;", wrong)


def test_keys_and_names_follow_alike(script, vectors):
    for secret in vectors["secrets"]:
        made = script(
            """const module = await WebAssembly.compileStreaming(fetch("/corgina.wasm"));
            const root = await scrypts.scrypt(module, bytesOfHex(given.secret), bytesOfHex(given.salt), given, 32);
            return [hexOf(root), hexOf(await keys.hkdf(root, sealing.context("corgina wrapping")))];""",
            secret,
        )
        assert made == [secret["root"], secret["wrapping"]]
    named = script(
        """const open = await keys.keysOf(bytesOfHex(given.journal), bytesOfHex(given.dataKey));
        return Promise.all(given.names.map(async ({ kind, id }) => hexOf(await keys.rowName(open, kind, bytesOfHex(id)))));""",
        vectors,
    )
    assert named == [name["name"] for name in vectors["names"]]


OPEN_ROWS = """
const open = await keys.keysOf(bytesOfHex(given.journal), bytesOfHex(given.dataKey));
const head = await journal.firstHead(open.journal);
const rows = given.rows.map(row => ({
  sequence: row.sequence, entry: bytesOfHex(row.entry), sealed: of64(row.sealed), hash: bytesOfHex(row.hash) }));
"""


@pytest.fixture(params=["end-to-end.json", "device-rows.json"])
def diary(request):
    made = json.loads((FIXTURES / request.param).read_text())
    return {"journal": made["journal"], "dataKey": made["dataKey"], "rows": made.get("rows") or made["chain"]["rows"]}


def test_rows_open_in_their_places(script, diary):
    opened = script(OPEN_ROWS + "return (await journal.openRows(open, head, rows, rows.length)).map(textOf);", diary)
    assert opened == [row["text"] for row in diary["rows"]]


def test_a_row_that_was_changed_moved_or_lost_does_not_open(script, diary):
    changes = {
        "rows[0].sealed[40] ^= 1": 0,
        "rows[1].entry[3] ^= 1": 1,
        "rows[0].hash[0] ^= 1": 0,
        "[rows[0].sealed, rows[1].sealed] = [rows[1].sealed, rows[0].sealed]": 0,
        "rows.splice(1, 1)": 1,
    }
    for change, damaged in changes.items():
        opened = script(
            OPEN_ROWS + f"const count = rows.length; {change}; return (await journal.openRows(open, head, rows, count)).map(textOf);",
            diary,
        )
        assert opened[damaged] == "", change
        assert len(opened) == len(diary["rows"])


def test_what_is_sealed_here_has_the_same_names_and_sizes_and_opens_again(script, diary):
    made = script(
        OPEN_ROWS
        + """const sealed = await journal.sealEntries(open, head, given.rows.map(row => utf8(row.text)));
        const opened = await journal.openRows(open, head, sealed.rows, sealed.rows.length);
        return { names: sealed.rows.map(row => hexOf(row.entry)), sizes: sealed.rows.map(row => row.sealed.length),
          texts: opened.map(textOf), old: rows.map(row => row.sealed.length) };""",
        diary,
    )
    assert made["names"] == [row["entry"] for row in diary["rows"]]
    assert made["sizes"] == made["old"] and made["texts"] == [row["text"] for row in diary["rows"]]


def test_slots_open_for_their_own_secret_alone(script):
    made = script(
        """const module = await WebAssembly.compileStreaming(fetch("/corgina.wasm"));
        const work = { cost: 10, block: 8, parallel: 1 };
        const diary = { journal: bytes.randomBytes(16), dataKey: bytes.randomBytes(32) };
        const words = slots.secretOf("seven calm otters knit");
        const wrapped = await slots.wrap(module, slots.freshSlots(work), slots.PASSPHRASE, words, diary, work);
        const found = await slots.unwrap(module, wrapped, slots.PASSPHRASE, words);
        const moved = slots.withSlot(wrapped, slots.RECOVERY, slots.slotOf(wrapped, slots.PASSPHRASE));
        return [wrapped.length, hexOf(found.dataKey) === hexOf(diary.dataKey), hexOf(found.journal) === hexOf(diary.journal),
          await slots.unwrap(module, wrapped, slots.PASSPHRASE, utf8("another")) === undefined,
          await slots.unwrap(module, wrapped, slots.RECOVERY, words) === undefined,
          await slots.unwrap(module, moved, slots.RECOVERY, words) === undefined];"""
    )
    assert made == [32 + 4 * 96, True, True, True, True, True]


def test_what_waits_and_the_shelf_open_again(script):
    made = json.loads((FIXTURES / "device-rows.json").read_text())
    opened = script(
        """const open = await keys.keysOf(bytesOfHex(given.journal), bytesOfHex(given.dataKey));
        const [draft] = given.drafts;
        const shelf = await drafts.openShelf(open, of64(given.shelf.sealed));
        const words = await drafts.openDraft(open, draft.id, draft.name, of64(draft.sealed));
        const other = await drafts.openDraft(open, draft.id, "0".repeat(32), of64(draft.sealed));
        return [textOf(words), other === undefined, [...shelf].map(([id, thing]) => [id, textOf(thing)])];""",
        made,
    )
    things = sorted((thing["id"], thing["text"]) for thing in made["shelf"]["things"])
    assert opened == [made["drafts"][0]["text"], True, [list(thing) for thing in things]]


def test_a_photo_opens_under_its_own_name_alone_and_is_sealed_as_the_vault_does(script):
    """`photo.json` was made in Python by docs/storage.md; `PhotoVectorTests` holds the vault to it."""
    made = json.loads((FIXTURES / "photo.json").read_text())
    told = script(
        """const open = await keys.keysOf(bytesOfHex(given.journal), bytesOfHex(given.dataKey));
        const row = { sealed: of64(given.sealed), small: of64(given.sealedSmall) };
        const opened = await photos.openPhoto(open, given.name, row);
        const other = await photos.openPhoto(open, "0".repeat(32), row);
        const changed = row.sealed.slice();
        changed[changed.length - 1] ^= 1;
        const again = await photos.sealPhoto(open, given.id, opened);
        const back = await photos.openPhoto(open, again.name, again);
        return [await photos.photoName(open, given.id), opened.id, hexOf(opened.photo), hexOf(opened.small), other === undefined,
          await photos.openPhoto(open, given.name, { ...row, sealed: changed }) === undefined, again.name, again.sealed.length,
          again.small.length, hexOf(back.photo)];""",
        made,
    )
    assert told == [
        made["name"], made["id"], made["photo"], made["small"], True, True, made["name"], 29 + 65_536, 29 + 16_384, made["photo"],
    ]  # fmt: skip


def test_the_clocks_of_a_zone_are_told_with_their_changes(chromium):
    """New York's clocks in 2026: forward on 8 March, back on 1 November."""
    context = chromium.new_context(timezone_id="America/New_York")
    page = context.new_page()
    page.route("**/*", answer)
    page.goto(f"{ORIGIN}/")
    changes = page.evaluate("async () => (await import('/clock.js')).clockChanges(1773145800)")
    assert [1_772_953_200, -14_400] in changes and [1_793_512_800, -18_000] in changes
    assert changes == sorted(changes) and changes[0][0] == 0
    context.close()
