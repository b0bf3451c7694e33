import CorginaCore
import Foundation

/// What the server needs besides its store: the time, a time zone to fall back to, and random ids.
///
/// Passed explicitly; only the command assembles the live one.
public struct Surroundings: Sendable {
    /// Seconds since 1970-01-01T00:00:00Z.
    public var now: @Sendable () -> Int
    /// The zone of a person who has not told hers yet.
    public var fallbackTimeZone: String
    /// A fresh id for a thing in a diary.
    public var newID: @Sendable () -> RecordID

    public init(
        now: @escaping @Sendable () -> Int, fallbackTimeZone: String, newID: @escaping @Sendable () -> RecordID
    ) {
        self.now = now
        self.fallbackTimeZone = fallbackTimeZone
        self.newID = newID
    }

    /// The machine's clock, zone and randomness.
    public static var live: Surroundings {
        Surroundings(
            now: { Int(Date().timeIntervalSince1970) },
            fallbackTimeZone: TimeZone.current.identifier,
            newID: {
                var generator = SystemRandomNumberGenerator()
                return RecordID(using: &generator)
            })
    }
}

extension Surroundings {
    /// This moment on a clock in that IANA zone, or in the fallback zone if there is no such zone.
    public func moment(in timeZone: String?) -> Moment {
        let seconds = now()
        return Moment(secondsSinceEpoch: Int64(seconds), utcOffset: zone(timeZone).offset(at: Int64(seconds)))
    }

    /// The seconds east of UTC that hold at an instant in that zone, or in the fallback zone if there is no such zone.
    func offset(at seconds: Int64, in timeZone: String?) -> Int { zone(timeZone).offset(at: seconds) }

    /// The name as the zone database spells it; `nil` if there is no such zone.
    static func timeZoneName(_ name: String) -> String? {
        TimeZone(identifier: name)?.identifier
    }

    private func zone(_ identifier: String?) -> TimeZone {
        identifier.flatMap(TimeZone.init(identifier:)) ?? TimeZone(identifier: fallbackTimeZone) ?? .gmt
    }
}

extension TimeZone {
    fileprivate func offset(at seconds: Int64) -> Int {
        secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(seconds)))
    }
}
