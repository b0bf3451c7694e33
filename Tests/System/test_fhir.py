"""Health records: what Corgina writes is valid FHIR by somebody else's reading, and comes back as it was."""

import json
import re
import urllib.request

import pytest
from fhir.resources.R4B.bundle import Bundle
from playwright.sync_api import expect

from diary import PASSPHRASE, log, make_account, sign_in
from server import Server
from tokens import make_token
from visits import add_appointment, in_days

BOTH = pytest.mark.parametrize("her_page", [True, False], indirect=True, ids=["script", "no script"])
OTHER = "five brave herons wade"
SAMPLE = "a corgi counts to forty"
UCUM = "http://unitsofmeasure.org"


def export(page, path, passphrase=PASSPHRASE, **span) -> dict:
    """The health record, by the form of her account."""
    page.goto("/settings/account")
    part = page.get_by_role("region", name="Export")
    part.get_by_role("radio", name="Health record (FHIR)").check()
    if span:
        part.get_by_text("Only some days, in the health record").click()
        for label, day in span.items():
            part.get_by_label(label.replace("_", " ")).fill(day)
    part.get_by_label("Your passphrase").fill(passphrase)
    with page.expect_download() as download:
        part.get_by_role("button", name="Export").click()
    assert download.value.suggested_filename == "corgina-fhir.json"
    download.value.save_as(path)
    return json.loads(path.read_text("utf-8"))


def check(bundle: dict) -> list[dict]:
    """Validates a bundle and all in it. Answers the resources."""
    read = Bundle.model_validate(bundle)
    # What the library writes again is what was read: it passed over nothing.
    assert json.loads(read.model_dump_json()) == bundle
    resources = [entry["resource"] for entry in bundle["entry"]]
    addresses = {entry["fullUrl"] for entry in bundle["entry"]}
    assert len(addresses) == len(resources)
    for entry in bundle["entry"]:
        assert entry["fullUrl"] == f"urn:uuid:{entry['resource']['id']}"
    for reference in re.findall(r'"reference": "([^"]*)"', json.dumps(bundle)):
        assert reference in addresses
    for quantity in quantities(resources):
        assert quantity["system"] == UCUM and quantity["code"] and isinstance(quantity["value"], (int, float))
    return resources


def quantities(value) -> list[dict]:
    if isinstance(value, list):
        return [found for element in value for found in quantities(element)]
    if not isinstance(value, dict):
        return []
    own = [member for name, member in value.items() if name in ("valueQuantity", "doseQuantity")]
    return own + [found for member in value.values() for found in quantities(member)]


def codes(resource: dict) -> list[str]:
    return [coding["code"] for coding in resource.get("code", {}).get("coding", [])]


def summary(resources: list[dict]) -> None:
    """What the International Patient Summary asks of the patient and of a pregnancy."""
    patient = resources[0]
    assert patient["resourceType"] == "Patient" and patient["name"]
    assert "birthDate" in patient or "_birthDate" in patient
    status = next(resource for resource in resources if codes(resource) == ["82810-3"])
    due = next(resource for resource in resources if codes(resource)[:1] in (["11778-8"], ["11779-6"], ["11780-4"]))
    for observation in status, due:
        assert observation["status"] == "final" and observation["subject"]["reference"] and observation["effectiveDateTime"]
        for forbidden in "bodySite", "method", "specimen", "device", "referenceRange", "component":
            assert forbidden not in observation
    assert status["valueCodeableConcept"]["coding"][0]["code"] == "LA15173-0"
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", due["valueDateTime"])
    assert status["hasMember"] == [{"reference": due["identifier"][0]["value"]}]


@BOTH
def test_her_diary_is_valid_and_another_one_takes_it_in_and_back(her_page, new_page, tmp_path, request):
    page = her_page
    script = request.node.callspec.params["her_page"]
    for sentence in [
        "I weigh 66.2 kg", "blood pressure 118/74", "heartburn 2/5", "I had porkchop and potatoes and a glass of milk",
        "took my iron", "slept 7 hours",
    ]:  # fmt: skip
        log(page, sentence)
    add_appointment(page, "Midwife", in_days(3), Questions_to_ask="May I fly?")
    resources = check(export(page, tmp_path / "mine.json"))
    summary(resources)
    kinds = {resource["resourceType"] for resource in resources}
    assert kinds == {"Patient", "Observation", "MedicationStatement", "Appointment"}
    found = {code for resource in resources for code in codes(resource)}
    assert {"29463-7", "85354-9", "93832-4", "9052-2"} <= found
    past = check(export(page, tmp_path / "past.json", First_day="2020-01-01", Last_day="2020-01-31"))
    assert not any("29463-7" in codes(resource) for resource in past)

    with Server(tmp_path / "elsewhere") as server:
        first = new_page(server)
        make_account(first, "someone else", OTHER)
        other = new_page(server, storage_state=first.context.storage_state(), java_script_enabled=script)
        other.goto("/settings/account")
        other.get_by_role("link", name="From another app or a clinic").click()
        other.get_by_label("File", exact=True).set_input_files(tmp_path / "mine.json")
        other.get_by_role("button", name="See what is in it").click()
        expect(other.get_by_role("heading", name="From a health record")).to_be_visible()
        expect(other.get_by_text("66.2 kg")).to_be_visible()
        button = other.get_by_role("button", name=re.compile("^Add [0-9]+ entries$"))
        count = re.search("[0-9]+", button.inner_text()).group()
        button.click()
        expect(other.get_by_text(f"{count} entries added.")).to_be_visible()
        other.goto("/timeline")
        expect(other.get_by_text("66.2 kg")).to_be_visible()
        # The same file again has nothing new.
        other.goto("/imports")
        other.get_by_label("File", exact=True).set_input_files(tmp_path / "mine.json")
        other.get_by_role("button", name="See what is in it").click()
        expect(other.get_by_text("Everything in this file is in your diary already.")).to_be_visible()
        other.get_by_role("button", name="Discard the file").click()
        other.get_by_text("Undo this import", exact=True).click()
        other.get_by_role("button", name=f"Take back {count} entries").click()
        expect(other.get_by_text(f"{count} entries taken back.")).to_be_visible()
        expect(other.get_by_text("Files you brought in")).to_have_count(0)
        other.goto("/timeline")
        expect(other.get_by_text("66.2 kg")).to_have_count(0)


def choose(page, place: str, questions: list[str], answers: list[int], button: str) -> None:
    """Answers the questions of a page by the places of the answers, and logs it."""
    page.goto(place)
    for question, answer in zip(questions, answers, strict=True):
        page.get_by_role("group", name=re.compile(question)).get_by_role("radio").nth(answer).check()
    if place.endswith("epds"):
        page.get_by_label("Total, from 0 to 30").fill("11")
    page.get_by_role("button", name=button).click()
    expect(page.get_by_role("heading", name="Symptoms", level=1)).to_be_visible()


def test_her_questionnaires_are_valid_and_come_back_with_every_answer(her_page, new_page, tmp_path):
    page = her_page
    choose(page, "/symptoms/mood", ["^Little interest", "^Feeling down"], [1, 2], "Log Mood")
    choose(page, "/symptoms/epds", ["the last question"], [1], "Log Result")
    choose(page, "/symptoms/nausea", ["^For how long", "you vomit", "you retch"], [2, 1, 0], "Log Score")
    resources = check(export(page, tmp_path / "mine.json"))
    responses = [resource for resource in resources if resource["resourceType"] == "QuestionnaireResponse"]
    assert len(responses) == 3
    sources = [
        reference["reference"] for resource in resources for reference in resource.get("derivedFrom", [])
    ]
    assert sorted(sources) == sorted(response["identifier"]["value"] for response in responses)
    mood = next(response for response in responses if response.get("questionnaire") == "http://loinc.org/q/55757-9")
    chosen = {item["linkId"]: item["answer"][0] for item in mood["item"]}
    assert chosen["/44250-9"]["valueCoding"]["code"] == "LA6569-3"
    assert chosen["/44255-8"]["valueCoding"]["code"] == "LA6570-1"
    assert chosen["/55758-7"]["valueInteger"] == 3
    # The Edinburgh scale's questions are under copyright: its total and its last answer are told.
    edinburgh = next(response for response in responses if "EPDS" in response["text"]["div"])
    assert [item["answer"][0]["valueInteger"] for item in edinburgh["item"]] == [11, 1]

    with Server(tmp_path / "elsewhere") as server:
        other = new_page(server)
        make_account(other, "someone else", OTHER)
        other.goto("/imports")
        other.get_by_label("File", exact=True).set_input_files(tmp_path / "mine.json")
        other.get_by_role("button", name="See what is in it").click()
        other.get_by_role("button", name=re.compile("^Add [0-9]+ entries$")).click()
        expect(other.get_by_text(re.compile("^[0-9]+ entries added.$"))).to_be_visible()
        other.goto("/visit/report")
        rows = other.get_by_role("region", name="Questionnaires").locator("tbody tr")
        expect(rows).to_have_count(3)
        for words in ["3 of 6", "11 of 30", "last question: 1 point", "6 of 15", "mild"]:
            expect(rows.filter(has_text=words)).to_have_count(1)


def test_the_sample_diary_is_valid(tmp_path, new_page):
    with Server(tmp_path / "demo", command="demo") as server:
        page = new_page(server)
        sign_in(page, "Sam", SAMPLE)
        expect(page.get_by_role("heading", name="Today", exact=True)).to_be_visible()
        resources = check(export(page, tmp_path / "sample.json", SAMPLE))
        summary(resources)
        assert len(resources) > 1_000


def test_a_script_with_a_token_gets_the_same(her_server, her_page):
    log(her_page, "I weigh 66.2 kg")
    authorization = make_token(her_page, read=True)
    request = urllib.request.Request(f"{her_server.address}/api/v1/fhir", headers={"Authorization": authorization})
    with urllib.request.urlopen(request, timeout=60) as answer:
        assert answer.headers["Content-Type"] == "application/fhir+json"
        summary(check(json.loads(answer.read())))


@BOTH
def test_a_file_that_is_none_is_refused_at_its_field(her_page, tmp_path):
    (tmp_path / "other.json").write_text("{}")
    her_page.goto("/imports")
    her_page.get_by_label("File", exact=True).set_input_files(tmp_path / "other.json")
    her_page.get_by_role("button", name="See what is in it").click()
    expect(her_page.get_by_text(re.compile("or of an app it knows")).first).to_be_visible()
