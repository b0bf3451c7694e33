"""The account: another passphrase, a new code, every device, a copy of everything, and erasing it."""

import csv
import json
import re
import shutil
import sqlite3
import subprocess

import pytest
from playwright.sync_api import expect

from device import export
from diary import NAME, PASSPHRASE, confirm_code, log, make_account, sign_in
from homes import EVERYWHERE
from server import CORGINA, Server

OTHER = "five brave herons wade"

without_script_too = pytest.mark.parametrize("her_page", [True, False], indirect=True, ids=["script", "no script"])


def account(page):
    page.goto("/settings")
    page.get_by_role("link", name="Passphrase, devices, export").click()
    expect(page.get_by_role("heading", name="Account", exact=True)).to_be_visible()


def form(page, heading: str):
    return page.get_by_role("region", name=heading)


@without_script_too
def test_a_changed_passphrase_signs_every_other_device_out(her_page, her_server, lived_in, new_page):
    page = her_page
    elsewhere = new_page(her_server)
    sign_in(elsewhere)
    expect(elsewhere.get_by_role("heading", name="Today", exact=True)).to_be_visible()
    account(page)
    part = form(page, "Change passphrase")
    part.get_by_label("Your passphrase").fill("a wrong one by mistake")
    part.get_by_label("New passphrase").fill(OTHER)
    part.get_by_role("button", name="Change passphrase").click()
    expect(page.get_by_text("That’s not the right passphrase.")).to_be_visible()
    part.get_by_label("Your passphrase").fill(PASSPHRASE)
    part.get_by_label("New passphrase").fill(OTHER)
    part.get_by_role("button", name="Change passphrase").click()
    expect(page.get_by_text("Your passphrase is changed.")).to_be_visible()
    expect(page.locator(".device")).to_have_count(1)
    elsewhere.goto("/today")
    expect(elsewhere).to_have_url(re.compile("/sign-in"))
    sign_in(elsewhere, NAME, OTHER)
    expect(elsewhere.get_by_role("heading", name="Today", exact=True)).to_be_visible()


@without_script_too
def test_a_new_recovery_code_is_shown_once(her_page):
    page = her_page
    account(page)
    part = form(page, "Recovery code")
    part.get_by_label("Your passphrase").fill(PASSPHRASE)
    part.get_by_role("button", name="Make a new code").click()
    code = confirm_code(page)
    expect(page.get_by_role("heading", name="Today", exact=True)).to_be_visible()
    page.goto("/recovery-code")
    expect(page).to_have_url(re.compile("/today"))


@without_script_too
def test_signing_out_everywhere_ends_this_device_too(her_page, her_server, new_page):
    elsewhere = new_page(her_server)
    sign_in(elsewhere)
    expect(elsewhere.get_by_role("heading", name="Today", exact=True)).to_be_visible()
    account(her_page)
    expect(her_page.locator(".device")).to_have_count(2)
    her_page.get_by_role("button", name="Sign out everywhere").click()
    expect(her_page).to_have_url(re.compile("/sign-in"))
    for page in (her_page, elsewhere):
        page.goto("/today")
        expect(page).to_have_url(re.compile("/sign-in"))


@EVERYWHERE
def test_an_export_has_what_she_logged(her_page, tmp_path):
    log(her_page, "I ate an apple and drank a glass of water")
    exported = json.loads(export(her_page, tmp_path).read_text())
    assert exported["format"] == "corgina-diary"
    assert "Apple" in json.dumps(exported["entries"])


@without_script_too
def test_an_export_read_back_elsewhere_is_the_same_diary(her_page, her_server, new_page, tmp_path):
    page = her_page
    log(page, "I ate an apple and drank a glass of water")
    account(page)
    part = form(page, "Export")
    part.get_by_label("Your passphrase").fill(PASSPHRASE)
    with page.expect_download() as download:
        part.get_by_role("button", name="Export").click()
    assert re.fullmatch(r"corgina-\d{4}-\d\d-\d\d\.json", download.value.suggested_filename)
    download.value.save_as(tmp_path / "copy.json")
    exported = json.loads((tmp_path / "copy.json").read_text())
    assert exported["format"] == "corgina-diary"

    part.get_by_role("radio", name="Spreadsheet (CSV)").check()
    part.get_by_label("Your passphrase").fill(PASSPHRASE)
    with page.expect_download() as table:
        part.get_by_role("button", name="Export").click()
    table.value.save_as(tmp_path / "copy.csv")
    with (tmp_path / "copy.csv").open(newline="", encoding="utf-8-sig") as file:
        rows = list(csv.DictReader(file))
    assert {"export", "profile", "pregnancy", "meal", "hydration"} <= {row["kind"] for row in rows}
    assert len(rows) == len(exported["entries"]) + 1
    # As a spreadsheet elsewhere saves it: sorted, with semicolons, its own line ends and a day in its own order.
    with (tmp_path / "sorted.csv").open("w", newline="", encoding="utf-8") as file:
        columns = list(rows[0])[::-1]
        writer = csv.DictWriter(file, [*columns, ""], delimiter=";", lineterminator="\n", quoting=csv.QUOTE_ALL)
        writer.writeheader()
        for row in sorted(rows, key=lambda row: (row["what"], row["entry"])):
            writer.writerow({**row, "date": ".".join(row["date"].split("-")[::-1])})
    # And as it is when somebody wrote into it.
    (tmp_path / "edited.csv").write_text((tmp_path / "copy.csv").read_text("utf-8").replace("Apple", "Pear", 1), "utf-8")

    # To another server, in which an account of another name is made anew.
    with Server(tmp_path / "elsewhere") as server:
        other = new_page(server)
        make_account(other, "someone else", OTHER)
    edited = command(tmp_path / "elsewhere", "import", tmp_path / "edited.csv", "--account", "someone else", passphrase=OTHER)
    assert edited.returncode != 0 and re.search(r"Row \d+, column “what”", edited.stderr)
    shutil.copy(tmp_path / "copy.csv", tmp_path / "called.json")
    for name, added in (("sorted.csv", len(exported["entries"])), ("called.json", 0), ("copy.json", 0)):
        result = command(tmp_path / "elsewhere", "import", tmp_path / name, "--account", "someone else", passphrase=OTHER)
        assert result.returncode == 0, result.stderr
        assert result.stdout.startswith(f"{added} entries added")
    again = command(tmp_path / "elsewhere", "export", "--account", "someone else", passphrase=OTHER)
    ids = {entry["id"] for entry in exported["entries"]}
    assert [entry for entry in json.loads(again.stdout)["entries"] if entry["id"] in ids] == exported["entries"]
    table = command(tmp_path / "elsewhere", "export", "--format", "csv", "--account", "someone else", passphrase=OTHER)
    assert table.stdout.startswith("\ufeffdate,time,kind,what,") and "Apple" in table.stdout
    with Server(tmp_path / "elsewhere") as server:
        other = new_page(server)
        sign_in(other, "someone else", OTHER)
        expect(other.locator(".event")).to_have_count(2)


def test_an_import_that_is_not_whole_adds_nothing(lived_in, tmp_path):
    shutil.copytree(lived_in[0], tmp_path / "data")
    text = command(tmp_path / "data", "export", "--account", NAME, passphrase=PASSPHRASE).stdout
    (tmp_path / "half.json").write_text(text[: len(text) // 2])
    (tmp_path / "other.json").write_text('{"format":"something else"}')
    for name, words in (("half.json", "not whole"), ("other.json", "not an export"), ("none.json", "cannot be read")):
        result = command(tmp_path / "data", "import", tmp_path / name, "--account", NAME, passphrase=PASSPHRASE)
        assert result.returncode != 0 and words in result.stderr
    wrong = command(tmp_path / "data", "export", "--account", NAME, passphrase="not the passphrase")
    assert wrong.returncode != 0 and wrong.stdout == ""
    after = command(tmp_path / "data", "export", "--account", NAME, passphrase=PASSPHRASE).stdout
    assert json.loads(after)["entries"] == json.loads(text)["entries"]


@without_script_too
def test_erasing_leaves_nothing_on_the_disk(her_page, her_server):
    page = her_page
    log(page, "I ate an apple")
    before = sealed_rows(her_server.folder)
    account(page)
    page.get_by_role("link", name="Erase my diary and account").click()
    page.get_by_label("Your passphrase").fill("a wrong one by mistake")
    page.get_by_role("button", name="Erase my diary and account").click()
    expect(page.get_by_text("That’s not the right passphrase.")).to_be_visible()
    page.get_by_label("Your passphrase").fill(PASSPHRASE)
    page.get_by_role("button", name="Erase my diary and account").click()
    expect(page.get_by_role("link", name="Get started")).to_be_visible()
    files = b"".join(path.read_bytes() for path in her_server.folder.iterdir())
    assert before and not any(row in files for row in before)
    # There is no account left to sign in to.
    page.goto("/sign-in")
    expect(page).to_have_url(re.compile("/welcome"))


def sealed_rows(folder) -> list[bytes]:
    """What the disk held of her: her sealed entries and wrapped keys."""
    with sqlite3.connect(f"file:{folder}/corgina.sqlite?mode=ro", uri=True) as database:
        entries = [row for (row,) in database.execute("SELECT sealed FROM journal")]
        slots = [row for (row,) in database.execute("SELECT slots FROM account")]
    return entries + slots


def command(folder, *arguments, passphrase: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        [CORGINA, *map(str, arguments), "--data", str(folder)],
        input=passphrase + "\n",
        capture_output=True,
        text=True,
        timeout=120,
    )
