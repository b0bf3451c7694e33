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

    init(_ page: DatingPage) {
        entry = page.entry
        today = page.today
        date = (CalendarDay(page.date) ?? page.today).noon
        weeks = WholeText.read(page.weeks, in: 0...42) ?? 12
        days = WholeText.read(page.days, in: 0...6) ?? 0
        cycleLength = page.cycleLength
        embryoDay = page.embryoDay
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
