"""Tokens for shortcuts and scripts: made in the browser, used over HTTP, ended in the browser."""

import base64
import re

import pytest
from playwright.sync_api import expect

from tokens import Script, make_token

BOTH = pytest.mark.parametrize("her_page", [True, False], ids=["with script", "without script"], indirect=True)


@BOTH
def test_a_sentence_said_to_a_shortcut_is_in_the_diary_and_the_token_can_be_ended(her_server, her_page):
    page = her_page
    page.goto("/settings")
    page.get_by_role("link", name="Shortcuts and scripts").click()
    expect(page.get_by_role("heading", name="Say it to your phone")).to_be_visible()
    authorization = make_token(page)
    assert page.locator("#address-text").inner_text().strip() == her_server.address + "/api/v1/entries"
    assert page.locator("#server-text").inner_text().strip() == her_server.address
    siri = Script(her_server.port, authorization)
    status, answer = siri.say("I had porkchop and potatoes, took my iron", id="supper")
    assert status == 201
    assert re.fullmatch(r"Added porkchop and potatoes, [\d,]+ calories\. Iron taken\.", answer["spoken"])
    assert siri.say("I had porkchop and potatoes, took my iron", id="supper") == (201, answer)
    status, refused = siri.get("/api/v1/today")
    assert status == 403 and "may not read" in refused["error"]
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("link", name=re.compile("^Siri.*last used today"))).to_be_visible()
    assert authorization.removeprefix("Bearer ") not in page.content()

    page.goto("/today")
    arrivals = page.locator(".arrivals")
    expect(arrivals.get_by_role("heading", name="Logged by a shortcut")).to_be_visible()
    expect(arrivals.get_by_role("listitem")).to_have_count(2)
    page.get_by_role("button", name="Looks right").click()
    expect(arrivals).to_have_count(0)

    page.goto("/settings/shortcuts")
    page.get_by_role("link", name=re.compile("^Siri")).click()
    page.get_by_text("End this token", exact=True).click()
    page.locator(".confirm__box").get_by_role("button", name="End", exact=True).click()
    expect(page.get_by_role("heading", name="Say it to your phone")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Siri"))).to_have_count(0)
    assert siri.say("an apple")[0] == 401


def test_a_sentence_is_read_back_asked_about_and_logged_on_yes(her_server, her_page):
    siri = Script(her_server.port, make_token(her_page))
    asking = her_page.get_by_role("region", name="A shortcut that asks first")
    for path in ("/api/v1/understand", "/api/v1/drafts/", "/answer", "/confirm", "/discard", "Log it?"):
        expect(asking).to_contain_text(path)
    status, heard = siri.post("/api/v1/understand", sentence="I had two eggs and toast")
    assert status == 200 and re.fullmatch(r"I heard two eggs and toast, [\d,]+ calories\.", heard["spoken"])
    assert heard["question"]["ask"] == "One meal or separate items?"
    her_page.goto(heard["address"])
    expect(her_page.get_by_role("button", name="Log Meal")).to_be_visible()
    drafts = f"/api/v1/drafts/{heard['draft']}"
    separate = heard["question"]["choices"][1]
    assert separate["say"] == "Separate items"
    status, answered = siri.post(f"{drafts}/answer", choice=separate["id"])
    assert status == 200 and answered["question"] is None and len(answered["events"]) == 2
    logged = siri.send("POST", f"{drafts}/confirm")
    assert logged[0] == 201 and logged[1]["spoken"].startswith("Added ")
    assert siri.send("POST", f"{drafts}/confirm") == logged
    her_page.goto("/today")
    expect(her_page.locator(".arrivals")).to_have_count(0)
    expect(her_page.get_by_text("Toast").first).to_be_visible()
    assert Script(her_server.port).get("/api/v1/openapi.json")[1]["openapi"] == "3.1.0"


def test_the_token_is_in_no_log_and_on_no_disk_and_works_through_a_lock_and_a_restart(her_server, her_page):
    authorization = make_token(her_page, say=True, read=True)
    script = Script(her_server.port, authorization)
    her_page.get_by_role("button", name="Done").click()
    expect(her_page.get_by_role("link", name=re.compile("^Siri"))).to_be_visible()
    her_page.goto("/settings")
    her_page.get_by_role("button", name="Lock now").click()
    expect(her_page.get_by_role("heading", name="Locked")).to_be_visible()
    status, today = script.get("/api/v1/today")
    assert status == 200 and today["pregnancy"]["words"] == "24 weeks, 3 days"
    assert script.say("a glass of water")[0] == 201
    her_server.restart()
    script.port = her_server.port
    status, today = script.get("/api/v1/today")
    assert status == 200 and today["drunk"]["milliliters"] > 0
    assert any("Water" in str(entry) for entry in script.get("/api/v1/export")[1]["entries"])

    secret = authorization.removeprefix("Bearer corgina_")
    raw = base64.urlsafe_b64decode(secret + "=")
    stored = b"".join(file.read_bytes() for file in her_server.folder.rglob("*") if file.is_file())
    log = her_server.log.read_bytes()
    assert b"route=/api/** status=201" in log and b"/api/v1" not in log
    for place in (stored, log):
        assert secret.encode() not in place and raw not in place


def test_what_no_shortcut_should_send_is_answered_in_json(her_server, her_page):
    script = Script(her_server.port, make_token(her_page))
    assert Script(her_server.port).get("/api/v1/today")[0] == 401
    assert script.get("/api/nothing")[0] == 404
    assert script.send("DELETE", "/api/v1/entries")[0] == 405
    assert script.send("POST", "/api/v1/entries", b"{", Content_Type="application/json")[0] == 400
    assert script.send("POST", "/api/v1/entries", b"a=b", Content_Type="application/x-www-form-urlencoded")[0] == 415
    assert script.send("POST", "/api/v1/entries", b" " * 70_000, Content_Type="text/plain")[0] == 413
    assert script.send("POST", "/api/v1/entries", b"{}", Content_Type="application/json", Content_Encoding="gzip")[0] == 415
    assert script.send("GET", "/today")[0] == 403
    assert script.send("POST", "/drafts", b"sentence=x", Content_Type="application/x-www-form-urlencoded")[0] == 403


def test_a_token_is_made_by_keyboard_and_copied(her_page):
    her_page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    shown = make_token(her_page)
    copy = her_page.get_by_role("button", name="Copy Authorization", exact=True)
    copy.focus()
    her_page.keyboard.press("Enter")
    expect(her_page.get_by_role("button", name="Copied Authorization")).to_be_visible()
    assert her_page.evaluate("navigator.clipboard.readText()") == shown
