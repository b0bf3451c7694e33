import CorginaCore
import Testing

@testable import CorginaRooms

/// What she says of a food without having eaten it, from the sentence to where it is shown.
struct FoodOpinionFlowTests {
    @Test(arguments: [
        ("eggs make me sick", FoodMark.Kind.trigger), ("I can't stand the smell of onions", .aversion),
        ("gone off coffee", .aversion),
    ])
    func `the food is marked, can be taken back, and nothing is logged`(sentence: String, kind: FoodMark.Kind) throws {
        var maja = try Resident()
        let answer = try maja.post(.drafts(.say), ["sentence": sentence])
        let place = try #require(answer.place)
        #expect(maja.diary.foodMarks.map(\.kind) == [kind])
        #expect(maja.diary.events(on: maja.now.day).isEmpty && maja.waiting.isEmpty)
        let page = try maja.get(place, changed: answer.changed).markup
        #expect(page.contains("Undo") && page.contains("aria-pressed=\"true\""))
        #expect(try maja.get(.foods(.list)).markup.contains("Marked"))
        // Said twice it is marked once.
        _ = try maja.post(.drafts(.say), ["sentence": sentence])
        #expect(maja.diary.foodMarks.count == 1)
        _ = try maja.post(.undo, ["entry": answer.changed.map(\.description).joined(separator: ".")])
        #expect(maja.diary.foodMarks.isEmpty)
    }

    @Test(arguments: [
        "the heat makes me feel sick", "stress gives me headaches", "spicy food gives me heartburn",
        "can't face the hospital",
    ])
    func `what is no food is not marked, and what she feels is read as ever`(sentence: String) throws {
        var maja = try Resident()
        _ = try maja.post(.drafts(.say), ["sentence": sentence])
        #expect(maja.diary.foodMarks.isEmpty && !maja.waiting.isEmpty)
    }

    @Test func `what she craves stands with the craving`() throws {
        var maja = try Resident()
        let staged = try maja.post(.drafts(.say), ["sentence": "craving pickles"])
        guard case .drafts(.sheet(let id))? = staged.place else { throw Missing() }
        _ = try maja.post(.drafts(.log(id)))
        let event = try #require(maja.diary.events(on: maja.now.day).first)
        #expect(event.details.name == "Craving" && event.notes == "Pickles")
    }

    @Test func `an order that does not say of what leads to the place for it`() throws {
        var maja = try Resident()
        #expect(try maja.post(.drafts(.say), ["sentence": "log food"]).place == .quickLog(nil))
        #expect(try maja.post(.drafts(.say), ["sentence": "log symptom"]).place == .symptoms(.list))
        #expect(maja.entries.isEmpty && maja.waiting.isEmpty)
    }
}
