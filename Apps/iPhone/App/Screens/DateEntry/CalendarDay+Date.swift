import CorginaCore
import Foundation

/// Between a day of the rooms and the moment a date picker turns on: noon where she is, so that no change of the clock moves the day.
extension CalendarDay {
    private static let calendar = Calendar(identifier: .gregorian)

    var noon: Date {
        let parts = DateComponents(year: year, month: month, day: day, hour: 12)
        return Self.calendar.date(from: parts) ?? Date(timeIntervalSinceReferenceDate: 0)
    }

    init?(_ date: Date) {
        let parts = Self.calendar.dateComponents([.year, .month, .day], from: date)
        guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
        self.init(year: year, month: month, day: day)
    }
}
