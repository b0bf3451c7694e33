/// A wall-clock time to the minute.
public struct TimeOfDay: Hashable, Comparable, Sendable {
    /// Minutes since midnight, 0...1439.
    public let minutes: Int

    /// Clamped to the day.
    public init(minutes: Int) {
        self.minutes = Swift.min(Swift.max(minutes, 0), 1_439)
    }

    /// `nil` unless the hour is 0...23 and the minute 0...59.
    public init?(hour: Int, minute: Int) {
        guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
        minutes = hour * 60 + minute
    }

    public var hour: Int { minutes / 60 }
    public var minute: Int { minutes % 60 }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.minutes < rhs.minutes }
}

extension TimeOfDay: CustomStringConvertible, LosslessStringConvertible {
    /// Reads `HH:MM` on a 24-hour clock (also `HH:MM:SS`, as some browsers send); anything else is `nil`.
    public init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard parts.count == 2 || parts.count == 3, parts.allSatisfy({ $0.count == 2 }),
            let hour = Int(digits: parts[0]), let minute = Int(digits: parts[1])
        else { return nil }
        self.init(hour: hour, minute: minute)
    }

    /// The time as `HH:MM`.
    public var description: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2))" }
}
