import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

@Suite struct ChecklistRoomTests {
    /// Somebody so many days along.
    private func resident(days: Int) throws -> Resident {
        var maja = try Resident()
        _ = try maja.post(.pregnancy(.date(.dueDate)), ["date": "\(maja.now.day + (280 - days))"])
        _ = try maja.post(.pregnancy(.weeks))
        return maja
    }

    private func begun(_ start: String, by maja: inout Resident) throws -> Checklist {
        guard case .checklists(.one(let id))? = try maja.post(.checklists(.list), ["start": start]).place else {
            throw Missing()
        }
        return try Preparations(in: maja.diary).checklist(id).orThrow()
    }

    @Test func `one of Corgina's lists is begun with its words, and a second tap begins no second one`() throws {
        var maja = try resident(days: 200)
        let list = try begun("hospital_bag", by: &maja)
        #expect(list.name == "Hospital bag" && list.items.count > 15)
        #expect(list.pregnancy == maja.diary.currentPregnancy?.id)
        #expect(try begun("hospital_bag", by: &maja).id == list.id)
        #expect(Preparations(in: maja.diary).checklists.count == 1)
        let page = try maja.get(.checklists(.list)).markup
        #expect(page.contains("0 of \(list.items.count) done") && !page.contains("value=\"hospital_bag\""))
        #expect(page.contains("value=\"first_weeks\""))
    }

    @Test func `a tick is one tap, says which way, and needs no undo`() throws {
        var maja = try resident(days: 200)
        let list = try begun("first_weeks", by: &maja)
        let tick = Route.checklists(.tick(list.id, list.items[0].id))
        let answer = try maja.post(tick, ["done": "yes"])
        #expect(answer.place == .checklists(.one(list.id)) && answer.changed.isEmpty)
        #expect(Preparations(in: maja.diary).checklist(list.id)?.doneCount == 1)
        let entries = maja.entries.count
        _ = try maja.post(tick, ["done": "yes"])
        #expect(maja.entries.count == entries)
        _ = try maja.post(tick, ["done": "no"])
        #expect(Preparations(in: maja.diary).checklist(list.id) == list)
    }

    @Test func `she adds several at once, rewords, moves and removes, and takes that back`() throws {
        var maja = try resident(days: 100)
        guard case .checklists(.one(let id))? = try maja.post(.checklists(.list), ["name": "For work"]).place else {
            throw Missing()
        }
        _ = try maja.post(.checklists(.one(id)), ["words": "Tell my boss\n\n  Leave form \nDesk"])
        func words() -> [String]? { Preparations(in: maja.diary).checklist(id)?.items.map(\.words) }
        #expect(words() == ["Tell my boss", "Leave form", "Desk"])
        let items = try Preparations(in: maja.diary).checklist(id).orThrow().items
        // What was typed before another button was pressed is kept.
        let up = ["name": "At work", "words-\(items[2].id)": "Clear my desk", "up": "\(items[2].id)"]
        #expect(try maja.post(.checklists(.edit(id)), up).place == .checklists(.edit(id)))
        #expect(words() == ["Tell my boss", "Clear my desk", "Leave form"])
        #expect(Preparations(in: maja.diary).checklist(id)?.name == "At work")
        let removed = try maja.post(.checklists(.edit(id)), ["name": "At work", "remove": "\(items[0].id)"])
        #expect(words() == ["Clear my desk", "Leave form"])
        #expect(try maja.get(.checklists(.edit(id)), changed: removed.changed).markup.contains("Removed"))
        _ = try maja.post(.undo, ["entry": removed.changed[0].description, "back": "/checklists/\(id)/edit"])
        #expect(words()?.count == 3)
        // One left empty goes.
        let saved = try maja.post(.checklists(.edit(id)), ["name": "Work", "words-\(items[0].id)": " "])
        #expect(saved.place == .checklists(.one(id)) && words() == ["Clear my desk", "Leave form"])
    }

    @Test func `a list is put away, brought back and removed`() throws {
        var maja = try resident(days: 230)
        let list = try begun("hospital_bag", by: &maja)
        #expect(try maja.get(.today).markup.contains("/checklists/\(list.id)"))
        #expect(try maja.post(.checklists(.archive(list.id))).place == .checklists(.list))
        #expect(try !maja.get(.today).markup.contains("/checklists/\(list.id)"))
        #expect(try maja.get(.checklists(.one(list.id))).markup.contains("Bring it back"))
        _ = try maja.post(.checklists(.archive(list.id)))
        #expect(Preparations(in: maja.diary).checklist(list.id) == list)
        let removed = try maja.post(.checklists(.remove(list.id)))
        #expect(throws: RoomError.notFound) { try maja.get(.checklists(.one(list.id))) }
        #expect(try maja.get(.checklists(.list), changed: removed.changed).markup.contains("List removed"))
        #expect(try maja.post(.undo, ["entry": removed.changed[0].description]).place == .checklists(.one(list.id)))
        #expect(Preparations(in: maja.diary).checklist(list.id) == list)
    }

    @Test(arguments: [(195, false), (196, true), (250, true)])
    func `the hospital bag is on Today from the third trimester on, until it is packed`(days: Int, isShown: Bool) throws
    {
        var maja = try resident(days: days)
        let list = try begun("hospital_bag", by: &maja)
        #expect(try maja.get(.today).markup.contains("/checklists/\(list.id)") == isShown)
        for item in list.items { _ = try maja.post(.checklists(.tick(list.id, item.id)), ["done": "yes"]) }
        #expect(try !maja.get(.today).markup.contains("/checklists/\(list.id)"))
    }

    @Test func `after a loss her lists and her plan are quiet, and still there`() throws {
        var maja = try resident(days: 230)
        let list = try begun("hospital_bag", by: &maja)
        _ = try maja.post(.birthPlan(.topic(.company)), ["choice": "My partner"])
        let plan = try Preparations(in: maja.diary).currentBirthPlan.orThrow()
        let pregnancy = try maja.diary.currentPregnancy.orThrow()
        var lost = pregnancy
        lost.outcome = .loss(nil)
        let entry = JournalEntry(
            id: EntryID(high: 77, low: 1), recordedAt: maja.now, device: "web", change: .putPregnancy(lost))
        maja.perform([.append([entry], discarding: nil)])
        let today = try maja.get(.today).markup
        #expect(!today.contains("/checklists"))
        let page = try maja.get(.checklists(.list)).markup
        #expect(page.contains("Put away") && page.contains("/checklists/\(list.id)"))
        #expect(page.contains("/birth-plan/plans/\(plan.id)"))
        for word in ["hospital_bag", "Plan and photos", "first_weeks"] { #expect(!page.contains(word), "\(word)") }
        #expect(try maja.get(.birthPlan(.current)).place == .checklists(.list))
        #expect(try maja.get(.birthPlan(.one(plan.id))).markup.contains("My partner"))
    }

    @Test func `what a form cannot hold is refused in words`() throws {
        var maja = try resident(days: 100)
        let list = try begun("before_birth", by: &maja)
        let entries = maja.entries.count
        let refused: [(Route, [String: String], String)] = [
            (.checklists(.list), ["name": " "], "Give the list a name"),
            (.checklists(.list), ["name": "before the BIRTH"], "You have a list of that name"),
            (.checklists(.list), ["name": String(repeating: "x", count: 81)], "at most 80"),
            (.checklists(.one(list.id)), ["words": "\n \n"], "Write what to add"),
            (.checklists(.one(list.id)), ["words": String(repeating: "x", count: 121)], "at most 120"),
            (
                .checklists(.one(list.id)), ["words": Array(repeating: "x", count: 100).joined(separator: "\n")],
                "at most 100 things"
            ),
            (.checklists(.edit(list.id)), ["name": ""], "Give the list a name"),
            (
                .checklists(.edit(list.id)),
                ["name": "Mine", "words-\(list.items[0].id)": String(repeating: "y", count: 121)], "at most 120"
            ),
        ]
        for (route, fields, words) in refused {
            let answer = try maja.post(route, fields)
            #expect(answer.status == .refused && answer.markup.contains(words), "\(words)")
        }
        #expect(throws: RoomError.badForm) { try maja.post(.checklists(.list), ["start": "suitcase"]) }
        #expect(maja.entries.count == entries)
    }

    @Test(arguments: Checklist.Start.allCases)
    func `a starting list fits into what a list holds`(start: Checklist.Start) {
        let list = StartingList(start: start)
        #expect(list.items.count <= Checklist.mostItems && Set(list.items).count == list.items.count)
        #expect(list.items.allSatisfy { $0.count <= Checklist.longestItem })
        #expect(list.name.count <= Checklist.longestName)
    }
}
