"""A link for the clinic: made from the report, opened by a browser without an account, counted, and ended in each way there is."""

import base64
import json
import re
import sqlite3
import urllib.error
import urllib.request

import pytest
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from fhir.resources.R4B.bundle import Bundle
from playwright.sync_api import Page, expect

from clock import Clock, movable
from diary import PASSPHRASE, log
from visits import add_appointment, in_days

PLANTED = "Plantedword"


def make_link(page: Page, meals: bool = False, data: bool = False, **fields: str) -> str:
    """From the report to a new link. Fields are named by what they are sent as. Answers the link."""
    page.goto("/visit/report")
    page.get_by_role("link", name="Make a link for the clinic").click()
    expect(page.get_by_role("heading", name="A link for the clinic")).to_be_visible()
    if meals:
        page.get_by_role("radio", name="Report and meals").check()
    page.get_by_label("Also data for the clinic’s program (FHIR)").set_checked(data)
    for name, value in fields.items():
        field = page.locator(f"[name={name}]")
        field.select_option(value) if name == "hours" else field.fill(value)
    page.get_by_label("Your passphrase").fill(PASSPHRASE)
    page.get_by_role("button", name="Make the link").click()
    expect(page.get_by_role("heading", name="Your link")).to_be_visible()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    return page.locator("#address-text").inner_text().strip()


def visit(page: Page, link: str) -> None:
    """Opens the page of a link, and nothing of it yet."""
    page.goto("about:blank")
    page.goto(link)


def open_report(page: Page) -> None:
    page.get_by_role("button", name="Open the report").click()


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def packed(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def payload(link: str) -> dict:
    scheme, _, rest = link.partition("#")[2].partition("/")
    assert scheme == "shlink:"
    return json.loads(unpacked(rest))


def fetch(link: dict, **asked) -> tuple[int, dict]:
    body = json.dumps({"recipient": "Somebody else’s reader", **asked}).encode()
    request = urllib.request.Request(link["url"], body, {"Content-Type": "application/json", "Origin": "https://reader.example"})
    try:
        with urllib.request.urlopen(request, timeout=20) as response:
            assert response.headers["Access-Control-Allow-Origin"] == "*"
            return response.status, json.load(response)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


def decrypted(sealed: str, key: str) -> bytes:
    """Opens compact JWE by RFC 7516, with another library than Corgina's."""
    header, wrapped, nonce, ciphertext, tag = sealed.split(".")
    said = json.loads(unpacked(header))
    assert (said["alg"], said["enc"], wrapped) == ("dir", "A256GCM", "")
    return AESGCM(unpacked(key)).decrypt(unpacked(nonce), unpacked(ciphertext) + unpacked(tag), header.encode())


@pytest.mark.parametrize("her_page", [True, False], indirect=True, ids=["script", "no script"])
def test_a_browser_without_an_account_reads_the_report_as_often_as_she_said(her_server, her_page, new_page):
    log(her_page, "blood pressure 152/96")
    log(her_page, "I had two eggs")
    link = make_link(her_page, meals=True, openings="2")
    assert link.startswith(her_server.address + "/clinic#shlink:/")
    clinic = new_page(her_server)
    visit(clinic, link)
    expect(clinic.get_by_role("heading", name="A report was shared with you")).to_be_visible()
    open_report(clinic)
    pressure = clinic.get_by_role("region", name="Blood pressure, mmHg")
    expect(pressure.locator(".report__mark")).to_have_text("152/96 ▲ high")
    expect(clinic.get_by_role("region", name="Meals of the last 7 days")).to_contain_text("egg")
    expect(clinic.get_by_text("From her diary as it was on")).to_be_visible()
    # What is printed has the key nowhere, and neither has the history.
    assert clinic.url == her_server.address + "/clinic" and clinic.context.cookies() == []
    assert len(re.findall(rb"/Type\s*/Page[^s]", clinic.pdf(format="A4"))) >= 2
    her_page.goto("/visit/links")
    expect(her_page.get_by_text("Opened 1 of 2 times")).to_be_visible()
    visit(clinic, link)
    open_report(clinic)
    expect(clinic.get_by_role("region", name="Blood pressure, mmHg")).to_be_visible()
    visit(clinic, link)
    open_report(clinic)
    expect(clinic.get_by_text("This link has ended:")).to_be_visible()
    expect(clinic.locator(".report")).to_have_count(0)
    her_page.goto("/visit/links")
    her_page.get_by_role("link", name=re.compile("Opened 2 of 2 times")).click()
    expect(her_page.get_by_text("It was opened as often as you said")).to_be_visible()
    expect(her_page.locator("#address-text")).to_have_count(0)


def test_a_wrong_pin_is_counted_and_the_right_one_opens(her_server, her_page, new_page):
    link = make_link(her_page, pin="4711")
    clinic = new_page(her_server)
    visit(clinic, link)
    clinic.get_by_label("PIN").fill("0000")
    open_report(clinic)
    expect(clinic.get_by_text("That’s not the right PIN. Tries left: 4")).to_be_visible()
    clinic.get_by_label("PIN").fill("4711")
    open_report(clinic)
    expect(clinic.get_by_role("region", name="Dates")).to_be_visible()


def test_she_ends_a_link_and_it_opens_no_more(her_server, her_page, new_page):
    link = make_link(her_page)
    clinic = new_page(her_server)
    visit(clinic, link)
    her_page.get_by_text("End now", exact=True).click()
    her_page.locator(".confirm__box").get_by_role("button", name="End").click()
    expect(her_page.get_by_role("heading", name="A link for the clinic")).to_be_visible()
    expect(her_page.get_by_role("heading", name="Your links")).to_have_count(0)
    open_report(clinic)
    expect(clinic.get_by_text("This link has ended:")).to_be_visible()


@movable
def test_a_link_ends_with_its_time_and_its_bytes_are_gone(her_server, her_page, tmp_path):
    link = payload(make_link(her_page, hours="1"))
    clock = Clock(tmp_path / "clock")
    her_server.prefix = ["env", f"CORGINA_CLOCK_FILE={clock.file}"]
    her_server.restart()
    assert fetch(link)[0] == 200
    clock.begin_at(link["exp"] + 1)
    assert fetch(link)[0] == 404
    database = sqlite3.connect(f"file:{her_server.folder}/corgina.sqlite?mode=ro", uri=True)
    assert database.execute("SELECT COUNT(*) FROM clinic").fetchone() == (0,)
    database.close()


def test_another_reader_of_health_links_gets_a_report_and_valid_fhir(her_server, her_page):
    log(her_page, "I weigh 66.2 kg")
    link = payload(make_link(her_page, data=True, openings="9"))
    assert list(link) == ["url", "key", "exp", "label", "v"] and link["v"] == 1 and len(link["url"]) <= 128
    assert len(unpacked(link["key"])) == 32
    status, manifest = fetch(link)
    assert status == 200 and [file["contentType"] for file in manifest["files"]] == [
        "text/html;charset=utf-8", "application/fhir+json;fhirVersion=4.0.1",
    ]  # fmt: skip
    report, data = (decrypted(file["embedded"], link["key"]) for file in manifest["files"])
    assert b"66.2 kg" in report and b"<script" not in report
    assert Bundle.model_validate_json(data).type == "collection"
    _, short = fetch(link, embeddedLengthMax=10)
    with urllib.request.urlopen(short["files"][1]["location"], timeout=20) as response:
        assert response.headers["Content-Type"] == "application/jose"
        assert json.loads(decrypted(response.read().decode(), link["key"]))["resourceType"] == "Bundle"


def test_the_server_keeps_nothing_that_opens_it(her_server, her_page, new_page):
    add_appointment(her_page, "Midwife", in_days(3), Questions_to_ask=PLANTED)
    whole = make_link(her_page, pin="83920174", data=True)
    link = payload(whole)
    clinic = new_page(her_server)
    visit(clinic, whole)
    clinic.get_by_label("PIN").fill("83920174")
    open_report(clinic)
    expect(clinic.get_by_role("region", name="Questions")).to_contain_text(PLANTED)
    secret = link["url"].rsplit("/", 1)[1]
    her_server.restart()
    stored = b"".join(file.read_bytes() for file in her_server.folder.rglob("*") if file.is_file())
    said = her_server.log.read_bytes()
    for word in [PLANTED, secret, link["key"], "83920174"]:
        assert word.encode() not in stored and word.encode() not in said, word
    assert b"route=/clinic/{secret} status=200" in said


def test_a_report_that_would_run_or_load_something_does_neither(her_server, new_page):
    page = new_page(her_server)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/clinic")
    key, nonce = bytes(range(32)), bytes(12)
    header = packed(b'{"alg":"dir","enc":"A256GCM","cty":"text/html"}')
    hostile = (
        '<article class="report topbar" onclick="document.title=1"><script>document.title=1</script>'
        '<img src="/x.png" onerror="document.title=1"><iframe src="/today"></iframe><a href="javascript:alert(1)">x</a>'
        '<form action="/session/end"><button>y</button></form><style>p{display:none}</style><svg onload="document.title=1"/>'
        '<p id="main" style="color:red">Only this</p></article>'
    )
    box = AESGCM(key).encrypt(nonce, hostile.encode(), header.encode())
    sealed = f"{header}..{packed(nonce)}.{packed(box[:-16])}.{packed(box[-16:])}"
    url = her_server.address + "/clinic/" + "A" * 43
    files = {"files": [{"contentType": "text/html", "embedded": sealed}]}
    page.route(url, lambda route: route.fulfill(status=200, content_type="application/json", body=json.dumps(files)))
    visit(page, f"{her_server.address}/clinic#shlink:/" + packed(json.dumps({"url": url, "key": packed(key), "v": 1}).encode()))
    before = len(asked)
    open_report(page)
    expect(page.get_by_text("Only this")).to_be_visible()
    shown = page.locator("[data-part=report]").inner_html()
    assert shown == '<article class="report"><p id="shared-main">Only this</p></article>'
    assert [address for address in asked[before:] if address != url] == []
    assert page.title() != "1"


@pytest.mark.parametrize(
    ("rest", "words"),
    [
        ("", "There is no link in this address."),
        ("#shlink:/x", "The report doesn’t match the link."),
        ("#shlink:/" + packed(b'{"url":"https://other.example/clinic/x","key":"%s"}' % (b"A" * 43)), "This link belongs to another server."),
    ],
)
def test_what_is_no_link_of_this_server_is_said(empty_server, new_page, rest, words):
    page = new_page(empty_server)
    page.goto("/clinic" + rest)
    expect(page.get_by_text(words)).to_be_visible()
    expect(page.get_by_role("button", name="Open the report")).to_have_count(0)


def test_without_script_the_page_says_what_is_needed(empty_server, new_page):
    page = new_page(empty_server, java_script_enabled=False)
    page.goto("/clinic#shlink:/x")
    expect(page.get_by_text("needs JavaScript for that")).to_be_visible()
