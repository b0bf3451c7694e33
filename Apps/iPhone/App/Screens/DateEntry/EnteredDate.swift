import CorginaCore
import CorginaRooms
import Foundation
import Observation

/// A date while she turns the wheel: what was entered, what the domain says of it, and the fields the room is sent.
@MainActor @Observable
final class EnteredDate {
    let entry: DatingEntry
    let today: CalendarDay
    var date: Date
    var weeks: Int
    var days: Int
    var cycleLength: String
    var embryoDay: String

    convenience init(_ page: DatingPage) {
        self.init(
            PregnancyDatesPage.Entry(
                method: page.entry, date: page.date, cycleLength: page.cycleLength, weeks: page.weeks, days: page.days,
                embryoDay: page.embryoDay), today: page.today)
    }

    init(_ entered: PregnancyDatesPage.Entry, today: CalendarDay) {
        entry = entered.method
        self.today = today
        date = (CalendarDay(entered.date) ?? today).noon
        weeks = WholeText.read(entered.weeks, in: 0...42) ?? 12
        days = WholeText.read(entered.days, in: 0...6) ?? 0
        cycleLength = entered.cycleLength
        embryoDay = entered.embryoDay
    }

    private var day: CalendarDay { CalendarDay(date) ?? today }

    private var dating: DatingMethod {
        switch entry {
        case .dueDate: .dueDate(day)
        case .lastPeriod: .lastPeriod(day, cycleLength: WholeText.read(cycleLength, in: 0...400) ?? 28)
        case .ultrasound: .ultrasound(day, GestationalAge(weeks: weeks, days: days))
        case .conception: .conception(day)
        case .embryoTransfer: .embryoTransfer(day, embryoDay: WholeText.read(embryoDay, in: 0...9) ?? 5)
        }
    }

    /// What is wrong with it, in the domain's own sentence; `nil` for a date that passes.
    var problem: String? {
        do throws(DatingError) {
            try dating.validate(today: today)
            return nil
        } catch { return error.description }
    }

    /// What the date means: the room's own value. Only its week, its days and its trimester are shown, which no region writes otherwise.
    var review: ReviewPage { ReviewPage(dating: dating, today: today, english: .ofNoRegion) }

    /// As ``DatingPage`` sends them.
    var fields: [String: String] {
        [
            "date": "\(day)", "cycleLength": cycleLength, "weeks": "\(weeks)", "days": "\(days)",
            "embryoDay": embryoDay,
        ]
    }
}
