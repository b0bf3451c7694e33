"""Links for the clinic in a sealed diary: made on her device, opened by a browser and a reader without an account, counted, ended, with
every byte on the way recorded. What it needs is built by `make wasm`."""

import json
import re

import pytest
from fhir.resources.R4B.bundle import Bundle
from playwright.sync_api import Page, expect

from device import KEPT, settle_in
from diary import PASSPHRASE, log
from recorder import Recorder
from sealed_device import has_sent_all, open_sealed, opened, remove_other, settle_in_sealed, stop_workers
from server import Server
from test_clinic_link import decrypted, fetch, make_link, open_report, packed, payload, unpacked, visit
from test_leaks import found_in, spellings
from visits import add_appointment, in_days

PLANTED = "Zylophantic"
PIN = "83920174"


@pytest.fixture
def phone(device):
    page = device()
    settle_in_sealed(page)
    has_sent_all(page)
    return page


def rows_of(page: Page, words: str) -> None:
    page.goto("/visit/links")
    expect(page.get_by_text(words)).to_be_visible()


def test_nothing_that_opens_a_link_is_on_the_way_before_it_is_opened(phone: Page, way: Recorder, there: Server, new_page):
    log(phone, "I weigh 66.2 kg")
    log(phone, "I had two eggs")
    add_appointment(phone, "Midwife", in_days(3), Questions_to_ask=PLANTED)
    whole = make_link(phone, meals=True, data=True, openings="3", pin=PIN)
    expect(phone.get_by_text("Made on this device. The server keeps it encrypted and can’t read it.")).to_be_visible()
    has_sent_all(phone)
    link = payload(whole)
    assert whole.startswith(way.address + "/clinic#shlink:/") and link["flag"] == "P"
    secret = link["url"].rsplit("/", 1)[1]
    assert len(unpacked(secret)) == 32 and len(unpacked(link["key"])) == 32

    planted = [PLANTED, secret, link["key"], unpacked(link["key"]).hex(), PIN, PASSPHRASE, "From her diary as it was", "resourceType"]
    secrets = {word: spellings(word) for word in planted}
    assert "POST /sealed/links/new" in way.paths
    assert found_in(way.bytes, secrets) == []
    kept = b"".join(path.read_bytes() for path in there.folder.rglob("*") if path.is_file()) + there.log.read_bytes()
    assert found_in(kept, secrets) == []
    stored = phone.evaluate(KEPT)
    assert not [word for word in planted if word in stored]

    # A browser without an account, on the way of nobody.
    clinic = new_page(there)
    visit(clinic, f"{there.address}/clinic#shlink:/" + repacked(link, there.address))
    clinic.get_by_label("PIN").fill("0000")
    open_report(clinic)
    expect(clinic.get_by_text("That’s not the right PIN. Tries left: 4")).to_be_visible()
    clinic.get_by_label("PIN").fill(PIN)
    open_report(clinic)
    expect(clinic.get_by_role("region", name="Questions")).to_contain_text(PLANTED)
    expect(clinic.get_by_role("region", name="Meals of the last 7 days")).to_contain_text("egg")

    # Another maker's reader, and what it gets.
    reader = {**link, "url": link["url"].replace(way.address, there.address)}
    status, manifest = fetch(reader, passcode=PIN)
    assert status == 200 and [file["contentType"] for file in manifest["files"]] == [
        "text/html;charset=utf-8", "application/fhir+json;fhirVersion=4.0.1",
    ]  # fmt: skip
    report, data = (decrypted(file["embedded"], link["key"]) for file in manifest["files"])
    assert b"66.2 kg" in report and PLANTED.encode() in report and b"<script" not in report
    assert Bundle.model_validate_json(data).type == "collection"
    rows_of(phone, "Opened 2 of 3 times")

    # What opened it had the address and the PIN, for as long as that took.
    kept = b"".join(path.read_bytes() for path in there.folder.rglob("*") if path.is_file()) + there.log.read_bytes()
    assert found_in(kept, secrets) == [] and found_in(way.bytes, secrets) == []
    assert fetch(reader, passcode=PIN)[0] == 200
    assert fetch(reader, passcode=PIN)[0] == 404
    rows_of(phone, "Opens no more")


def repacked(link: dict, address: str) -> str:
    """The payload of a link for the same server by another of its names."""
    url = address + "/clinic/" + link["url"].rsplit("/", 1)[1]
    return packed(json.dumps({**link, "url": url}).encode())


def test_all_her_devices_show_it_and_either_ends_it(phone: Page, device, there: Server):
    whole = make_link(phone, openings="9")
    laptop = device()
    open_sealed(laptop)
    opened(laptop)
    laptop.goto("/visit/links")
    laptop.get_by_role("link", name=re.compile("Not opened yet")).click()
    expect(laptop.get_by_role("img", name="QR code of the link")).to_be_visible()
    assert laptop.locator("#address-text").inner_text().strip() == whole
    laptop.get_by_text("End now", exact=True).click()
    laptop.locator(".confirm__box").get_by_role("button", name="End").click()
    expect(laptop.get_by_role("heading", name="A link for the clinic")).to_be_visible()
    expect(laptop.get_by_role("heading", name="Your links")).to_have_count(0)
    assert fetch(payload(whole))[0] == 404
    phone.goto("/visit/links")
    expect(phone.get_by_role("heading", name="A link for the clinic")).to_be_visible()
    expect(phone.get_by_role("heading", name="Your links")).to_have_count(0)


def fill_form(page: Page, **fields: str) -> None:
    for name, value in fields.items():
        page.locator(f"[name={name}]").fill(value)
    page.get_by_label("Your passphrase").fill(PASSPHRASE)
    page.get_by_role("button", name="Make the link").click()


def test_without_a_connection_none_is_made_and_those_there_are_can_be_shown(phone: Page, way: Recorder):
    whole = make_link(phone)
    phone.goto("/visit/links")
    way.is_cut = True
    fill_form(phone, openings="7")
    expect(phone.get_by_text("No link was made, because the server did not answer.")).to_be_visible()
    expect(phone.locator("[name=openings]")).to_have_value("7")
    phone.goto("/visit/links")
    expect(phone.get_by_text("To make or end a link you need a connection")).to_be_visible()
    expect(phone.get_by_role("button", name="Make the link")).to_have_count(0)
    stop_workers(phone)
    phone.goto("/visit/links")
    phone.get_by_role("link", name=re.compile("Not opened yet")).click()
    expect(phone.get_by_role("img", name="QR code of the link")).to_be_visible()
    assert phone.locator("#address-text").inner_text().strip() == whole
    expect(phone.get_by_text("End now", exact=True)).to_have_count(0)
    way.is_cut = False
    phone.goto("/visit/links")
    expect(phone.get_by_role("link", name=re.compile("Not opened yet"))).to_have_count(1)


def test_a_link_whose_answer_was_lost_is_there_once(phone: Page, way: Recorder):
    way.lies["/sealed/links/new"] = lambda answer: lost(way, answer)
    phone.goto("/visit/links")
    fill_form(phone, openings="7")
    expect(phone.get_by_text("nobody can say yet whether the link was made")).to_be_visible()
    way.is_cut = False
    way.lies.clear()
    # The same form once more.
    phone.get_by_label("Your passphrase").fill(PASSPHRASE)
    phone.get_by_role("button", name="Make the link").click()
    expect(phone.get_by_role("heading", name="Your link")).to_be_visible()
    phone.goto("/visit/links")
    expect(phone.get_by_role("link", name=re.compile("Not opened yet. It can be opened 7 times"))).to_have_count(1)
    assert way.paths.count("POST /sealed/links/new") == 1


def lost(way: Recorder, _: bytes) -> bytes:
    """The connection goes with the answer, and stays away."""
    way.is_cut = True
    raise ConnectionError


def test_wrong_fields_and_a_wrong_passphrase_make_none(phone: Page, way: Recorder):
    phone.goto("/visit/links")
    phone.locator("[name=pin]").fill("12")
    phone.get_by_label("Your passphrase").fill(PASSPHRASE)
    phone.get_by_role("button", name="Make the link").click()
    expect(phone.get_by_text("Use 4 to 8 digits, or leave it empty")).to_be_visible()
    phone.locator("[name=pin]").fill("4711")
    phone.get_by_label("Your passphrase").fill("four wrong quiet rivers")
    phone.get_by_role("button", name="Make the link").click()
    expect(phone.get_by_text("That’s not the right passphrase.")).to_be_visible()
    assert "POST /sealed/links/new" not in way.paths


def test_removing_a_device_ends_her_links(phone: Page, device):
    link = payload(make_link(phone, openings="9"))
    laptop = device()
    open_sealed(laptop)
    opened(laptop)
    assert fetch(link)[0] == 200
    remove_other(phone)
    expect(phone.get_by_role("heading", name="Your recovery code")).to_be_visible()
    assert fetch(link)[0] == 404


def test_a_diary_on_one_device_says_why_it_has_none(device):
    page = device()
    settle_in(page)
    page.goto("/visit/report")
    page.get_by_role("link", name="Why there is no link for the clinic").click()
    expect(page.get_by_role("heading", name="No links from this device")).to_be_visible()
