"""Bringing a diary back: the file that Export gave, chosen in the browser, with script and without."""

import json
import re

import pytest
from playwright.sync_api import expect

from diary import PASSPHRASE, log, make_account
from server import Server

OTHER = "five brave herons wade"


@pytest.mark.parametrize("her_page", [True, False], indirect=True, ids=["script", "no script"])
def test_a_file_is_taken_in_once_and_whole(her_page, new_page, tmp_path, request):
    page = her_page
    script = request.node.callspec.params["her_page"]
    log(page, "I ate an apple and drank a glass of water")
    page.goto("/settings/account")
    part = page.get_by_role("region", name="Export")
    part.get_by_label("Your passphrase").fill(PASSPHRASE)
    with page.expect_download() as download:
        part.get_by_role("button", name="Export").click()
    download.value.save_as(tmp_path / "copy.json")
    count = len(json.loads((tmp_path / "copy.json").read_text())["entries"])
    part.get_by_role("radio", name="Spreadsheet (CSV)").check()
    part.get_by_label("Your passphrase").fill(PASSPHRASE)
    with page.expect_download() as download:
        part.get_by_role("button", name="Export").click()
    download.value.save_as(tmp_path / "table.csv")
    (tmp_path / "changed.csv").write_text((tmp_path / "table.csv").read_text("utf-8").replace("Apple", "Pear", 1), "utf-8")
    (tmp_path / "half.json").write_bytes((tmp_path / "copy.json").read_bytes()[:-40])

    with Server(tmp_path / "elsewhere") as server:
        # Typing the account in is quicker with script; the import itself is what is tried without.
        first = new_page(server)
        make_account(first, "someone else", OTHER)
        other = new_page(server, storage_state=first.context.storage_state(), java_script_enabled=script)
        other.goto("/settings/account")
        other.get_by_role("link", name="Import a diary").click()
        expect(other.get_by_role("heading", name="Import a diary")).to_be_visible()

        def take(name: str, passphrase: str = OTHER):
            other.get_by_label("Your passphrase").fill(passphrase)
            other.get_by_label("File", exact=True).set_input_files(tmp_path / name)
            other.get_by_role("button", name="Import").click()

        take("half.json")
        expect(other.get_by_text("The file is not whole")).to_be_visible()
        take("changed.csv")
        expect(other.get_by_text(re.compile("Row [0-9]+, column “what” does not say what was exported"))).to_be_visible()
        take("copy.json", "a wrong one by mistake")
        expect(other.get_by_text("That’s not the right passphrase.")).to_be_visible()
        take("copy.json")
        expect(other.get_by_text(f"{count} entries added.")).to_be_visible()
        take("copy.json")
        expect(other.get_by_text(f"All {count} entries were here already.")).to_be_visible()
        take("table.csv")
        expect(other.get_by_text(f"All {count} entries were here already.")).to_be_visible()
        other.goto("/today")
        expect(other.locator(".event")).to_have_count(2)
        if script:
            (tmp_path / "large.json").write_bytes(b" " * (17 << 20))
            other.goto("/settings/account/import")
            take("large.json")
            expect(other.get_by_label("File", exact=True)).to_have_js_property("validity.customError", True)
