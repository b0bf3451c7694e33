import CorginaCore
import CorginaFoods
import Testing

@testable import CorginaLanguage

/// What she says she took, on her list.
struct DraftDosesTests {
    private static let monday = CalendarDay(number: 20_521)

    private static func supplement(
        _ number: UInt64, _ name: String, _ dose: DoseAmount = DoseAmount(27, .milligrams), hours: [Int?] = [nil]
    ) -> Supplement {
        Supplement(
            id: RecordID(high: 5, low: number), name: name, dose: dose,
            courses: [
                Course(
                    start: monday,
                    schedule: DoseSchedule(times: hours.map { $0.map { TimeOfDay(minutes: $0 * 60) } }))
            ])
    }

    private static let list = [
        supplement(1, "Iron (elemental)", hours: [8, 20]),
        supplement(2, "Prenatal multivitamin", DoseAmount(1, .tablets)),
        supplement(3, "Vitamin D3", DoseAmount(1_000, .internationalUnits)), supplement(4, "Floradix", hours: [9]),
    ]

    private func draft(
        _ names: [(String, count: Int)], list: [Supplement] = list, hour: Int = 9, records: [DoseRecord] = []
    ) -> Draft {
        let now = Moment(day: Self.monday, time: TimeOfDay(minutes: hour * 60), utcOffset: 0)
        var draft = Draft(
            sentence: "",
            events: names.map { name, count in
                Draft.Event(
                    draft: EventDraft(
                        reading: .single, name: name, moment: now,
                        content: .other(.supplement(SupplementIntake(name: name, dose: nil, count: count)))))
            })
        draft.fillDoses(of: list, records: records, now: now)
        return draft
    }

    private func slots(_ draft: Draft) -> [DoseSlot?] { draft.events.map(\.draft.slot) }

    private func slot(_ supplement: UInt64, _ number: Int = 1) -> DoseSlot {
        DoseSlot(supplement: RecordID(high: 5, low: supplement), day: Self.monday, number: number)
    }

    @Test(
        arguments: [
            ("Iron", 1), ("iron", 1), ("Prenatal vitamin", 2), ("prenatal", 2), ("Vitamin D", 3), ("vit d", 3),
            ("Vitamins", 2), ("floradix", 4),
        ] as [(String, UInt64)])
    func `A name finds the one on her list that is meant`(name: String, number: UInt64) {
        #expect(SupplementName(name).match(in: Self.list)?.id == RecordID(high: 5, low: number))
    }

    @Test(arguments: ["Calcium", "Omega-3", "Medicine", "", "(", "qwortle"])
    func `What is not on it stays as she said it`(name: String) {
        let draft = draft([(name, 1)])
        #expect(draft.events[0].draft.content == .other(.supplement(SupplementIntake(name: name, dose: nil, count: 1))))
    }

    @Test func `Between two of a kind nothing is guessed, but a full name is not a guess`() {
        let two = [Self.supplement(1, "Iron A"), Self.supplement(2, "Iron B")]
        #expect(SupplementName("Iron").match(in: two) == nil)
        #expect(SupplementName("iron b").match(in: two)?.id == two[1].id)
    }

    @Test func `A sentence fills each dose once, in the words of her list`() throws {
        let draft = draft([("Prenatal vitamin", 1), ("Vitamin D", 2), ("Prenatal vitamin", 1)])
        #expect(slots(draft) == [slot(2), slot(3), nil])
        #expect(draft.events.map(\.draft.name) == ["Prenatal multivitamin", "Vitamin D3", "Prenatal multivitamin"])
        guard case .other(.supplement(let second)) = draft.events[1].draft.content,
            case .other(.supplement(let third)) = draft.events[2].draft.content
        else { throw Problem() }
        #expect(second.count == 2 && second.dose == "1,000 IU")
        #expect(third.purpose == .extra(of: RecordID(high: 5, low: 2)))
    }

    private struct Problem: Error {}

    @Test(arguments: [(9, 1), (15, 1), (19, 2), (21, 2)])
    func `It fills the dose that is due then`(hour: Int, number: Int) {
        #expect(slots(draft([("Iron", 1)], hour: hour)) == [slot(1, number)])
    }

    @Test func `Paused ones are not taken`() {
        let paused = Self.list.map { $0.paused(from: Self.monday) }
        #expect(slots(draft([("Iron", 1)], list: paused)) == [nil])
    }

    @Test func `She can say which dose it was, and one dose is not filled twice`() {
        var both = draft([("Iron", 1), ("Iron", 1)], hour: 21)
        #expect(slots(both) == [slot(1, 2), slot(1, 1)])
        both.setDose(.dose(2), ofEvent: 1, of: Self.list[0])
        both.partDoses()
        #expect(slots(both) == [slot(1, 2), nil])
        #expect(both.events[1].draft.listedSupplement == Self.list[0].id)
        both.setDose(.dose(7), ofEvent: 0, of: Self.list[0])
        #expect(both.events[0].draft.slot == nil)
        both.setDose(.dose(1), ofEvent: 0, of: Self.list[0])
        #expect(both.events[0].draft.slot == slot(1, 1))
    }

    @Test func `A strength she said herself stays`() {
        var draft = Draft(
            sentence: "",
            events: [
                Draft.Event(
                    draft: EventDraft(
                        reading: .single, name: "Iron",
                        moment: Moment(day: Self.monday, time: TimeOfDay(minutes: 540), utcOffset: 0),
                        content: .other(.supplement(SupplementIntake(name: "Iron", dose: "65 mg", count: 1)))))
            ])
        let now = draft.events[0].draft.moment
        draft.fillDoses(of: Self.list, records: [], now: now)
        guard case .other(.supplement(let intake)) = draft.events[0].draft.content else { return }
        #expect(intake.dose == "65 mg" && intake.purpose == .dose(slot(1)) && intake.knownContents[.iron] == 65)
    }
}
