/// How far a pregnancy is, counted from the effective first day of the last menstrual period (LMP).
///
/// "Week 24" means 24 **completed** weeks, as the field counts ("24w3d": 24 weeks and 3 days).
public struct GestationalAge: Hashable, Comparable, Sendable {
    /// Days since the effective LMP. Negative before it.
    public let days: Int

    public init(days: Int) {
        self.days = days
    }

    public init(weeks: Int, days: Int = 0) {
        self.init(days: weeks * 7 + days)
    }

    /// The length of pregnancy from LMP to estimated due date: 280 days, 40 weeks.
    /// Source: ACOG Committee Opinion 700.
    public static let term = GestationalAge(weeks: 40)

    /// Completed weeks; never negative.
    public var completedWeeks: Int { Swift.max(days, 0) / 7 }
    /// Days into the current week, 0...6.
    public var dayInWeek: Int { Swift.max(days, 0) % 7 }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.days < rhs.days }
}

extension GestationalAge: CustomStringConvertible, LosslessStringConvertible {
    /// Reads `12w3d`, `12w` or `12+3`, as written on scan reports.
    public init?(_ text: String) {
        let bytes = Array(text.utf8.filter { $0 != 32 })
        guard
            let mark = bytes.firstIndex(where: {
                $0 == UInt8(ascii: "w") || $0 == UInt8(ascii: "W") || $0 == UInt8(ascii: "+")
            }),
            let weeks = Int(digits: bytes[..<mark]), weeks <= 44
        else { return nil }
        var rest = bytes[(mark + 1)...]
        if rest.last == UInt8(ascii: "d") || rest.last == UInt8(ascii: "D") { rest = rest.dropLast() }
        if rest.isEmpty {
            self.init(weeks: weeks)
        } else if let days = Int(digits: rest), days <= 6 {
            self.init(weeks: weeks, days: days)
        } else {
            return nil
        }
    }

    /// The age in the field's short form, such as `24w3d`.
    public var description: String { "\(completedWeeks)w\(dayInWeek)d" }

    /// The age in words: "24 weeks, 3 days", "24 weeks", "1 week", "less than 1 week".
    public var spelledOut: String {
        if days <= 0 { return "less than 1 week" }
        let weeks = completedWeeks == 1 ? "1 week" : "\(completedWeeks) weeks"
        guard dayInWeek > 0 else { return weeks }
        return weeks + (dayInWeek == 1 ? ", 1 day" : ", \(dayInWeek) days")
    }
}
