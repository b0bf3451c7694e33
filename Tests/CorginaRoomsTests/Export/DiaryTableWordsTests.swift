import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms
@testable import GeneratedDiaries

/// The table as Export gives it.
@Suite struct DiaryTableWordsTests {
    @Test(arguments: 0..<500)
    func `whatever a diary holds has words, and comes back`(seed: Int) throws {
        var generated = Generated(seed: UInt64(seed))
        let entries = (0..<20).map { _ in generated.entry() }
        let bytes = try DiaryTable(exportedAt: entries[0].recordedAt, entries: entries).encoded()
        #expect(try DiaryTable.entries(in: bytes) == entries)
    }

    @Test func `every kind of entry says what it is`() throws {
        let id = RecordID(high: 1, low: 1)
        let moment = try #require(Moment("2026-03-10T12:30:00-04:00"))
        let day = moment.day
        let supplement = Supplement(id: id, name: "Iron", dose: DoseAmount(27, .milligrams), courses: [])
        let slot = DoseSlot(supplement: id, day: day, number: 2)
        let changes: [(Change, [String])] = [
            (
                .putProfile(Profile(firstName: "Maja", units: .us, timeZone: "Europe/Oslo")),
                ["profile", "Maja", "us units · Europe/Oslo"]
            ),
            (.putPregnancy(Pregnancy(id: id, dating: .dueDate(day))), ["pregnancy", "Pregnancy", "Due 2026-03-10"]),
            (
                .putPregnancy(Pregnancy(id: id, dating: .dueDate(day), outcome: .birth(day, name: "Ida"))),
                ["pregnancy", "Pregnancy", "Ida, born 2026-03-10"]
            ),
            (
                .putPregnancy(Pregnancy(id: id, dating: .dueDate(day), outcome: .loss(nil))),
                ["pregnancy", "Pregnancy", "Ended"]
            ),
            (
                .putFoodMark(FoodMark(id: id, kind: .craving, foodCode: nil, foodName: "Pickles")),
                ["food", "Pickles", "Craving"]
            ),
            (
                .putDeclinedRecipe(DeclinedRecipe(id: id, name: "Oats and milk", foods: [], timesLogged: 2)),
                ["declined recipe", "Oats and milk", "Had 2 times"]
            ),
            (
                .putChecklist(
                    Checklist(
                        id: id, name: "Bag",
                        items: [
                            Checklist.Item(id: id, words: "Socks", isDone: true),
                            Checklist.Item(id: id, words: "Phone"),
                        ])),
                ["list", "Bag", "1 of 2 done · ✓ Socks; Phone"]
            ),
            (
                .putBirthPlan(
                    BirthPlan(id: id, answers: [.init(topic: .cord, choices: ["I cut it"], words: "Slowly")])),
                ["birth plan", "Birth plan", "The cord and the placenta: I cut it, Slowly"]
            ),
            (.putSupplement(supplement), ["supplement", "Iron", "27 mg"]),
            (
                .putSkippedDose(SkippedDose(slot: slot, moment: moment)),
                ["skipped dose", "Iron", "Dose 2 of 2026-03-10"]
            ),
            (
                .putEvent(
                    HealthEvent(
                        id: RecordID(high: 2, low: 2), moment: moment, details: .weight(Weight(kilograms: 70)),
                        notes: "after breakfast")),
                ["weight", "Weight", "154.3 lb", "after breakfast"]
            ),
            (.remove(RecordID(high: 2, low: 2)), ["removal", "Weight", "Removed: weight"]),
        ]
        let entries = changes.enumerated().map { number, change in
            JournalEntry(
                id: EntryID(high: 0, low: UInt64(number)), recordedAt: moment, device: "", change: change.0)
        }
        let text = String(
            decoding: try DiaryTable(exportedAt: moment, entries: entries).encoded(), as: UTF8.self)
        #expect(text.hasPrefix("\u{FEFF}date,time,kind,what,details,notes,tags,state,number,check,entry\r\n"))
        for (_, cells) in changes {
            let line = "2026-03-10,12:30," + CommaSeparated.line(cells).dropLast()
            #expect(text.contains(line), "no \(line)")
        }
    }
}
