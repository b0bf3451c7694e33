import CorginaCore

/// In which orders a date of a spreadsheet can be read so that it is a given day.
///
/// A spreadsheet writes dates anew as they are written where it is used. It does so alike in all rows, so what is left of the
/// orders after some rows tells a date that was changed from one that was only written differently.
struct DateOrders: OptionSet {
    let rawValue: Int

    static let yearFirst = DateOrders(rawValue: 1)
    static let dayFirst = DateOrders(rawValue: 2)
    static let monthFirst = DateOrders(rawValue: 4)
    static let all: DateOrders = [.yearFirst, .dayFirst, .monthFirst]

    init(rawValue: Int) { self.rawValue = rawValue }

    init(of text: String, for day: CalendarDay) {
        // As it was exported: left alone, which says nothing of the others.
        if text == "\(day)" { self = .all; return }
        self = []
        let numbers = text.digitGroups
        guard numbers.count == 3, !text.unicodeScalars.contains(where: { $0.properties.isAlphabetic }) else { return }
        if isYear(numbers[0]), numbers[1] == day.month, numbers[2] == day.day { insert(.yearFirst) }
        if numbers[0] == day.day, numbers[1] == day.month, isYear(numbers[2]) { insert(.dayFirst) }
        if numbers[0] == day.month, numbers[1] == day.day, isYear(numbers[2]) { insert(.monthFirst) }

        func isYear(_ number: Int) -> Bool { number == day.year || number == day.year % 100 }
    }
}

extension TimeOfDay {
    /// Whether a cell says this time: "07:05", "7:05", "07:05:00", "7:05 AM".
    func isShown(by text: String) -> Bool {
        let numbers = text.digitGroups
        let letters = text.unicodeScalars.filter { $0.properties.isAlphabetic }.map { String($0).lowercased() }.joined()
        guard (2...3).contains(numbers.count), numbers[1] == minutes % 60, numbers.dropFirst(2).allSatisfy({ $0 == 0 })
        else { return false }
        let hour = minutes / 60
        return switch letters {
        case "": numbers[0] == hour
        case "am": hour < 12 && numbers[0] % 12 == hour && numbers[0] <= 12
        case "pm": hour >= 12 && numbers[0] % 12 == hour - 12 && numbers[0] <= 12
        default: false
        }
    }
}

extension String {
    /// The whole numbers a text holds, up to four of them.
    fileprivate var digitGroups: [Int] {
        utf8.split(maxSplits: 8) { !(48...57).contains($0) }.prefix(4).map {
            WholeText.read(String(decoding: $0, as: UTF8.self), in: 0...999_999) ?? -1
        }
    }
}
