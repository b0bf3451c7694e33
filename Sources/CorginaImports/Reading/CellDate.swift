import CorginaCore

/// A date as a table of another app writes it.
enum CellDate {
    /// The year first, which says the order: `2026-03-04`, `2026-3-4`, `2026/03/04`.
    case ordered(CalendarDay)
    /// The year last: `3/4/2026`.
    case figures(first: Int, second: Int, year: Int)

    init?(_ cell: some StringProtocol) {
        // A time may follow: "2026-03-04 08:00".
        guard let date = cell.split(whereSeparator: { $0 == " " || $0 == "T" }).first, date.utf8.count <= 10 else {
            return nil
        }
        let parts = date.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "/" || $0 == "." }
        guard parts.count == 3, let first = Self.number(parts[0]), let second = Self.number(parts[1]),
            let third = Self.number(parts[2])
        else { return nil }
        if parts[0].utf8.count == 4 {
            guard let day = CalendarDay(year: first, month: second, day: third) else { return nil }
            self = .ordered(day)
        } else if parts[2].utf8.count == 4 {
            self = .figures(first: first, second: second, year: third)
        } else {
            return nil
        }
    }

    /// The orders in which it is a day.
    var orders: Set<DateOrder> { Set(DateOrder.allCases.filter { day(in: $0) != nil }) }

    /// - Parameter order: what comes first where the year comes last.
    func day(in order: DateOrder?) -> CalendarDay? {
        switch (self, order) {
        case (.ordered(let day), _): day
        case (.figures(let first, let second, let year), .dayFirst): CalendarDay(year: year, month: second, day: first)
        case (.figures(let first, let second, let year), .monthFirst):
            CalendarDay(year: year, month: first, day: second)
        case (.figures, nil): nil
        }
    }

    private static func number(_ text: some StringProtocol) -> Int? {
        guard (1...4).contains(text.utf8.count) else { return nil }
        var number = 0
        for byte in text.utf8 {
            guard (48...57).contains(byte) else { return nil }
            number = number * 10 + Int(byte - 48)
        }
        return number
    }
}

/// Which orders fit all dates of a table.
struct DateOrdersSeen {
    private(set) var possible = Set(DateOrder.allCases)
    private var isAsked = false

    /// - Returns: whether an order is left that fits this date too.
    mutating func see(_ date: CellDate) -> Bool {
        guard case .figures = date, !date.orders.isEmpty else { return true }
        isAsked = true
        possible.formIntersection(date.orders)
        return !possible.isEmpty
    }

    /// The order of all of them.
    ///
    /// - Parameter chosen: what she said; it counts where both fit.
    /// - Returns: `nil` where she has to say.
    func order(chosen: DateOrder?) -> DateOrder?? {
        guard isAsked else { return .some(nil) }
        if possible.count == 1 { return .some(possible.first) }
        return chosen.map { .some($0) }
    }
}
