import CorginaCore
import CorginaJournal

@testable import CorginaRooms

/// Supplement pages in every state.
enum SupplementSamples {
    static let id = RecordID(high: 0xdef, low: 0x456)
    static let slot = DoseSlot(supplement: id, day: Samples.today, number: 2)
    static let now = Moment(day: Samples.today, time: TimeOfDay(minutes: 960), utcOffset: 0)

    static let routes: [Route] = [
        .list, .add, .addOwn, .addCommon(1), .addCommon(3), .one(id), .edit(id), .course(id), .extra(id), .removal(id),
        .dose(slot),
    ].map(Route.supplements)

    static func supplement(
        _ number: UInt64 = 0x456, _ name: String = Samples.hostile, minutes: [Int?] = [480, 780, 1_200],
        catalogueID: CatalogueSupplement.ID? = nil
    ) -> Supplement {
        Supplement(
            id: RecordID(high: 0xdef, low: number), name: name, dose: DoseAmount(27, .milligrams), pieces: 2,
            contents: SupplementContents([.iron: 60, .calcium: 600, .folicAcid: 400]), isEssential: true,
            catalogueID: catalogueID,
            courses: [
                Course(
                    start: Samples.today - 40, end: Samples.today - 20, ending: .paused,
                    schedule: DoseSchedule(weekdays: [.monday, .friday], times: [nil])),
                Course(
                    start: Samples.today - 10,
                    schedule: DoseSchedule(times: minutes.map { $0.map(TimeOfDay.init(minutes:)) })),
            ], stock: SupplementStock(pieces: 8, countedAt: now))
    }

    /// Taken, late and due today; taken, skipped and missed on other days; one beside the schedule.
    static func records(of supplement: Supplement) -> [DoseRecord] {
        func slot(_ number: Int, back: Int) -> DoseSlot {
            DoseSlot(supplement: supplement.id, day: Samples.today - back, number: number)
        }
        return [
            try? supplement.taking(slot(1, back: 0), at: now, now: now),
            try? supplement.skipping(slot(1, back: 1), at: now),
            try? supplement.taking(
                slot(2, back: 1), at: now.advanced(bySeconds: -70_000), now: now),
            try? supplement.takingExtra(RecordID(high: 4, low: supplement.id.low), at: now, now: now),
        ].compactMap(\.self)
    }

    static func day(_ list: [Supplement], back: Int = 0) -> SupplementDay {
        SupplementDay(list, on: Samples.today - back, records: list.flatMap(records), now: now)
    }

    static func page(_ list: [Supplement], speaksOfPregnancy: Bool = true) -> SupplementsPage {
        let week = (0..<7).reversed().map { (day: Samples.today - $0, tally: day(list, back: $0).tally) }
        let planned = list.map { UpperLimitWarning.Daily($0, on: Samples.today) }
        let limits = UpperLimitWarning.find(in: planned, food: .zero, at: .pregnant(.second), nil)
        let advice = SupplementAdvice(
            limits: limits, list: ListAdvice.find(in: list, on: Samples.today),
            spacing: SpacingAdvice.find(in: TimedIntake.planned(list, on: Samples.today, utcOffset: 0)),
            speaksOfPregnancy: speaksOfPregnancy)
        return SupplementsPage(
            list: list, day: day(list), yesterday: day(list, back: 1), week: week, advice: advice, now: now,
            english: .ofNoRegion,
            toast: Toast(words: Samples.hostile, entry: "x", back: .supplements(.list)))
    }

    static func one(_ supplement: Supplement, speaksOfPregnancy: Bool = true) -> SupplementPage {
        let days = (0...14).map {
            DoseDay(supplement, on: Samples.today - $0, records: records(of: supplement), now: now)
        }
        return SupplementPage(
            supplement, days: days, stock: (8, 1), speaksOfPregnancy: speaksOfPregnancy, now: now, english: .ofNoRegion,
            toast: Toast(words: "Saved"))
    }

    static func dose(_ number: Int, back: Int = 0, wrong: Bool = false) -> DosePage {
        let supplement = supplement()
        let slot = DoseSlot(supplement: supplement.id, day: Samples.today - back, number: number)
        let day = DoseDay(supplement, on: slot.day, records: records(of: supplement), now: now)
        return DosePage(
            slot, dose: day.doses.first { $0.slot == slot }, of: supplement, behind: one(supplement), now: now,
            english: .ofNoRegion,
            errors: wrong
                ? [
                    FieldError(field: "day", message: Samples.hostile),
                    FieldError(field: "time", message: Samples.hostile),
                ] : [])
    }

    static let fifty = (1...50).map { supplement(UInt64($0), "Number \($0)", minutes: [480, nil]) }

    static func form(_ place: SupplementPlace, wrong: Bool = false) -> SupplementFormPage {
        var page = SupplementFormPage(
            place: place, fields: .init(supplement(), left: 4), note: Samples.hostile, english: .ofNoRegion,
            errors: wrong
                ? ["name", "amount", "pieces", "weekdays", "doses", "time-2", "has-iron", "stock"].map {
                    FieldError(field: $0, message: Samples.hostile)
                } : [])
        page.explainsIron = true
        page.asksSchedule = !wrong
        return page
    }

    static var pages: [(name: String, page: any Page)] {
        let one = supplement()
        let calm = supplement(2, "Iron", catalogueID: .iron)
        var today = Samples.todayPage()
        today.day.doses = DosesPart(day([one]), isEmpty: false, now: now, english: .ofNoRegion)
        var many = Samples.todayPage()
        many.day.doses = DosesPart(day(fifty), isEmpty: false, now: now, english: .ofNoRegion)
        var none = Samples.todayPage()
        none.day.doses = DosesPart(day([]), isEmpty: true, now: now, english: .ofNoRegion)
        return [
            ("supplements", page([one, calm, supplement(3, "Later", minutes: []).paused(from: Samples.today)])),
            ("supplements, none", page([])), ("supplements, fifty", page(fifty)),
            ("supplement", self.one(one)), ("supplement of the catalogue", self.one(calm)),
            ("supplement, stopped", self.one(one.stopped(from: Samples.today))),
            ("supplement, paused", self.one(one.paused(from: Samples.today))),
            ("dose taken", dose(1)), ("dose late", dose(2)), ("dose missed", dose(3, back: 1)),
            ("dose skipped", dose(1, back: 1)), ("dose wrong", dose(2, wrong: true)),
            ("add a supplement", AddSupplementPage(list: [calm], english: .ofNoRegion)),
            ("own supplement", form(.addOwn)),
            ("own supplement, wrong", form(.addOwn, wrong: true)), ("edit supplement", form(.edit(id))),
            ("today with supplements", today), ("today with fifty", many), ("today without supplements", none),
        ] + afterLoss
    }

    static var afterLoss: [(name: String, page: any Page)] {
        let calm = supplement(2, "Iron", catalogueID: .iron)
        return [
            ("supplements after a loss", page([calm], speaksOfPregnancy: false)),
            ("supplement after a loss", one(calm, speaksOfPregnancy: false)),
            (
                "add a supplement after a loss",
                AddSupplementPage(list: [], speaksOfPregnancy: false, english: .ofNoRegion)
            ),
        ]
    }
}
