import CorginaCore
import CorginaJournal

/// The week of a pregnancy that she has seen in large, kept sealed: its number stands in large once, and small from then on.
struct SeenWeek: Hashable, Sendable {
    private let pregnancy: RecordID
    private let week: Int

    init(_ pregnancy: Pregnancy, on today: CalendarDay) {
        self.pregnancy = pregnancy.id
        week = pregnancy.gestationalAge(on: today).completedWeeks
    }

    /// The bytes for the store to seal. Only the same week has them; no other version reads them otherwise.
    var bytes: [UInt8] { [UInt8]("\(pregnancy) \(week)".utf8) }
}

extension RecordID {
    static let seenWeek = RecordID(high: 0, low: 20)
}

extension TodayRoom {
    /// The week in large, the first time Today is opened in it.
    static func newWeek(of visit: Visit) -> WeekHero? {
        visit.diary.currentPregnancy.flatMap { pregnancy in
            visit.kept(.seenWeek) == SeenWeek(pregnancy, on: visit.today).bytes
                ? nil : WeekHero(pregnancy, on: visit.today, showsDueDate: visit.profile.showsDueDate)
        }
    }

    /// Today was shown: the week she is in is no news from now on.
    static func noteWeek(by visit: inout Visit) {
        guard let pregnancy = visit.diary.currentPregnancy else { return }
        let seen = SeenWeek(pregnancy, on: visit.today).bytes
        if visit.kept(.seenWeek) != seen { visit.stage(seen, as: .seenWeek) }
    }
}
