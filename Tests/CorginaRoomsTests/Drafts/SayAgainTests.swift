import CorginaCore
import Testing

@testable import CorginaRooms

/// A sentence that was misheard, said once more.
struct SayAgainTests {
    private func say(_ sentence: String, _ resident: inout Resident, spoken: Bool = true, day: String? = nil) throws
        -> RecordID
    {
        var fields = ["sentence": sentence]
        if spoken { fields["spoken"] = "yes" }
        fields["day"] = day
        return try draft(resident.post(.drafts(.say), fields))
    }

    private func draft(_ answer: Answer) throws -> RecordID {
        guard case .drafts(.sheet(let id)) = answer.place else { throw Missing() }
        return id
    }

    @Test func `it is offered for what was heard, not for what was typed`() throws {
        var maja = try Resident()
        for isSpoken in [true, false] {
            let id = try say("a glass of water", &maja, spoken: isSpoken)
            let page = try maja.get(.drafts(.sheet(id))).markup
            #expect(page.contains("data-say-again") == isSpoken)
        }
        let unread = try say("flurbled qwortle", &maja)
        let nothing = try maja.get(.drafts(.sheet(unread))).markup
        #expect(nothing.contains("data-say-again"))
    }

    @Test func `other words take the place of the first, and can be said again too`() throws {
        var maja = try Resident()
        let first = try say("a glass of water", &maja)
        let second = try draft(
            maja.post(.drafts(.change(first, .sayAgain)), ["sentence": "two oatmeal cookies", "spoken": "yes"]))
        #expect(maja.waiting[first] == nil && maja.waiting[second] != nil)
        let page = try maja.get(.drafts(.sheet(second))).markup
        #expect(page.contains("two oatmeal cookies") && page.contains("data-say-again"))
        #expect(maja.entries.isEmpty)
        #expect(throws: RoomError.draftGone) {
            try maja.post(.drafts(.change(first, .sayAgain)), ["sentence": "an apple"])
        }
    }

    @Test func `without words all stays as it is`() throws {
        var maja = try Resident()
        let id = try say("a glass of water", &maja)
        let waiting = maja.waiting
        #expect(try maja.post(.drafts(.change(id, .sayAgain))).place == .drafts(.sheet(id)))
        #expect(maja.waiting == waiting)
    }

    @Test func `what was said for a past day is said again for that day`() throws {
        var maja = try Resident()
        let before = try say("a glass of water", &maja, day: "2026-03-08")
        let past = try maja.get(.drafts(.sheet(before))).markup
        #expect(past.contains("name=\"day\" value=\"2026-03-08\""))
        let yesterday = try say("a glass of water yesterday", &maja)
        let told = try maja.get(.drafts(.sheet(yesterday))).markup
        #expect(told.matches(of: /data-say-again/).count == 1)
    }

    @Test func `what was heard instead can be written on`() throws {
        var maja = try Resident()
        let id = try say("a glass of water", &maja)
        let page = try maja.post(.drafts(.change(id, .editSentence)), ["sentence": "two oatmeal"]).markup
        #expect(page.contains(">two oatmeal</textarea>"))
    }
}
