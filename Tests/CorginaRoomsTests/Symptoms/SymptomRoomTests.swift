import CorginaCore
import Testing

@testable import CorginaRooms

/// What she feels, from form or sentence to page, and what should not wait on the way.
@Suite struct SymptomRoomTests {
    private static let when = ["day": "2026-03-10", "time": "18:00"]
    private static let care = "class=\"care\""
    private static let emergency = "Call 911 (US)"

    private func place(_ id: String) throws -> Route {
        .symptom(try #require(SymptomKind.all.first { $0.id.rawValue == id }))
    }

    /// Somebody in her 28th week.
    private func resident() throws -> Resident {
        var maja = try Resident()
        _ = try maja.post(.pregnancy(.date(.dueDate)), ["date": "2026-06-08"])
        _ = try maja.post(.pregnancy(.weeks))
        return maja
    }

    /// The answer to a form for this evening.
    private func send(_ fields: [String: String], to route: Route, by maja: inout Resident) throws -> Answer {
        try maja.post(route, Self.when.merging(fields) { $1 })
    }

    /// The page after a form that was taken.
    private func log(_ fields: [String: String], at route: Route, by maja: inout Resident) throws -> String {
        try maja.page(after: send(fields, to: route, by: &maja))
    }

    private func sheet(_ draft: RecordID, of maja: Resident) throws -> String {
        try maja.get(.drafts(.sheet(draft))).markup
    }

    @Test func `a symptom she only named is given its severity with one tap on the sheet`() throws {
        var maja = try Resident()
        let draft = try maja.say("headache")
        let severity = Route.drafts(.change(draft, .severity(event: 0)))
        for wrong in ["0", "6", "much"] { _ = try maja.post(severity, ["severity": wrong]) }
        #expect(try sheet(draft, of: maja).contains("How bad is it? Headache"))
        #expect(try maja.post(severity, ["severity": "4"]).place == .drafts(.sheet(draft)))
        let sheet = try sheet(draft, of: maja)
        #expect(sheet.contains("Severity 4 of 5") && !sheet.contains("How bad is it? Headache"))
    }

    @Test func `nausea stands beside what was eaten before it`() throws {
        var maja = try Resident()
        for sentence in ["two eggs at 5 pm", "nausea"] { try maja.log(sentence) }
        let page = try maja.get(.symptoms(.list)).markup
        #expect(page.contains("What you ate before nausea or heartburn"))
        #expect(page.contains("1 h 40 min before"))
    }

    @Test func `a symptom is logged with all she says, shown, changed and counted`() throws {
        var maja = try resident()
        let list = try log(
            [
                "severity": "2", "length": "1,5", "lengthUnit": "hours", "notes": "after pizza",
                "tags": "evening, pizza, evening",
            ], at: place("heartburn"), by: &maja)
        #expect(list.contains("1 time · last today") && list.contains("Logged heartburn") && !list.contains(Self.care))
        let id = try maja.last(.symptom).id
        let entry = try maja.get(.entries(.one(id))).markup
        for words in ["Severity 2 of 5 · 90 minutes", "after pizza", "evening"] {
            #expect(entry.contains(words), "\(words)")
        }
        let form = try #require(try maja.post(.entries(.edit(id))).place)
        #expect(try maja.get(form).markup.contains("after pizza"))
        _ = try maja.post(form, ["severity": "3", "notes": "after pizza", "day": "2026-03-10", "time": "17:00"])
        #expect(try maja.get(.entries(.one(id))).markup.contains("Severity 3 of 5"))
    }

    @Test func `what meets a rule is answered on the form, after logging and on its entry`() throws {
        var maja = try resident()
        #expect(try !log(["severity": "3"], at: place("headache"), by: &maja).contains(Self.care))
        let severe = try log(["severity": "4", "time": "18:10"], at: place("headache"), by: &maja)
        #expect(severe.contains("Call 911 (US), 112 (EU) or 999 (UK) now"))
        #expect(try maja.get(.entries(.one(maja.last(.symptom).id))).markup.contains(Self.care))
        // One that counts by being there is answered before it is logged.
        #expect(try maja.get(place("chest_pain")).markup.contains(Self.emergency))
        #expect(try maja.get(place("self_harm")).markup.contains("Call or text 988"))
        #expect(try !maja.get(place("headache")).markup.contains(Self.care))
    }

    @Test func `a sentence is answered on the sheet and after logging, and stays in sight whatever she removes`() throws
    {
        var maja = try resident()
        let draft = try maja.say("two eggs and a severe headache")
        #expect(try sheet(draft, of: maja).contains(Self.emergency))
        #expect(try maja.page(after: maja.post(.drafts(.log(draft)))).contains(Self.emergency))
        let second = try maja.say("two eggs and some bleeding")
        _ = try maja.post(.drafts(.removeEvent(second, event: 1)))
        #expect(try sheet(second, of: maja).contains("Call your provider now, at any hour."))
        let calm = try maja.say("two eggs and a mild headache")
        // What she logged before still stands on the page below, until she answers it.
        let page = try sheet(calm, of: maja)
        let overlying = try #require(page.split(separator: "<dialog").last)
        #expect(!overlying.contains(Self.care))
    }

    @Test func `what she corrects on the sheet counts`() throws {
        var maja = try resident()
        let draft = try maja.say("mild headache")
        let details = Route.drafts(.details(draft, event: 0))
        #expect(try maja.get(details).markup.contains("How bad is it?"))
        _ = try send(["name": "Headache", "severity": "1", "sign-vision_change": "yes"], to: details, by: &maja)
        #expect(try sheet(draft, of: maja).contains(Self.emergency))
        _ = try send(["name": "Headache", "severity": "1"], to: details, by: &maja)
        #expect(try !sheet(draft, of: maja).contains(Self.care))
    }

    @Test func `a pressure counts with the headache of that day`() throws {
        var maja = try resident()
        try maja.log("mild headache")
        let draft = try maja.say("bp 145/85")
        #expect(try sheet(draft, of: maja).contains(Self.emergency))
    }

    @Test func `a form with slips keeps everything she typed`() throws {
        var maja = try resident()
        let answer = try maja.post(
            place("vomiting"),
            [
                "number-count_24h": "many", "length": "x", "sign-blood": "yes", "notes": "in the car",
                "day": "2027-01-01", "time": "",
            ])
        #expect(answer.status == .refused)
        for words in [
            "Enter a number from 1 to 100", "Enter how long", "Choose a day up to today", "Choose a time", "many",
            "in the car",
        ] { #expect(answer.markup.contains(words), "\(words)") }
        let own = try send(["name": ""], to: .symptoms(.own), by: &maja)
        #expect(own.status == .refused && own.markup.contains("Say in a few words what you feel"))
    }

    @Test func `one of her own is kept under her words, which are in no address`() throws {
        var maja = try resident()
        let own = ["name": "Restless legs", "severity": "5"]
        #expect(try log(own, at: .symptoms(.own), by: &maja).contains("Restless legs"))
        let found = try #require(try maja.post(.symptoms(.search), ["words": "head"]).place)
        #expect(!found.path.contains("head"))
        let page = try maja.get(found).markup
        #expect(page.contains("Headache") && !page.contains("Heartburn"))
        #expect(try maja.get(.symptoms(.found(RecordID(high: 7, low: 7)))).place == .symptoms(.list))
    }
}
