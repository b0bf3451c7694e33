import CorginaCore

/// What the clocks of a place show beside UTC, by the rules that have held there since 2019. Source: the tz database of IANA.
struct WallClock: Sendable, CustomStringConvertible {
    let name: String
    /// In seconds east of UTC, in winter and in summer.
    let winter: Int
    let summer: Int
    /// When summer time begins and ends in a year; `nil` where clocks never change.
    private let changes: (begins: Change, ends: Change)?

    /// A Sunday of a month, and the second of that day by UTC.
    private struct Change {
        let month: Int
        /// 1 for the first; `nil` for the last.
        let sunday: Int?
        let second: Int64

        func moment(in year: Int) -> Int64 {
            let day: CalendarDay?
            if let sunday {
                // The first Sunday lies in the first seven days.
                day = CalendarDay(year: year, month: month, day: 7).map {
                    $0 - $0.weekday.rawValue % 7 + 7 * (sunday - 1)
                }
            } else {
                let next =
                    month == 12
                    ? CalendarDay(year: year + 1, month: 1, day: 1) : CalendarDay(year: year, month: month + 1, day: 1)
                day = next.map { $0 - 1 }.map { $0 - $0.weekday.rawValue % 7 }
            }
            return Int64(day?.number ?? 0) * 86_400 + second
        }
    }

    var description: String { name }

    func offset(at seconds: Int64) -> Int {
        guard let changes else { return winter }
        let year = Moment(secondsSinceEpoch: seconds, utcOffset: 0).day.year
        let (begins, ends) = (changes.begins.moment(in: year), changes.ends.moment(in: year))
        // South of the equator summer goes on over New Year.
        let isSummer = begins < ends ? (begins..<ends).contains(seconds) : !(ends..<begins).contains(seconds)
        return isSummer ? summer : winter
    }

    /// The minute at which a clock there shows that time: the first of two, and where there is none, as if the clocks had not changed.
    ///
    /// It is found by trying both offsets, unlike in what is tested.
    func minute(_ day: CalendarDay, _ minutes: Int) -> Int64 {
        let shown = Int64(day.number) * 86_400 + Int64(minutes) * 60
        let there = [winter, summer].map { shown - Int64($0) }.filter { $0 + Int64(offset(at: $0)) == shown }
        let found = there.min() ?? shown - Int64(offset(at: shown - 2 * 86_400))
        return found / 60
    }

    static let berlin = WallClock(
        name: "Berlin", winter: 3_600, summer: 7_200,
        changes: (Change(month: 3, sunday: nil, second: 3_600), Change(month: 10, sunday: nil, second: 3_600)))
    static let newYork = WallClock(
        name: "New York", winter: -18_000, summer: -14_400,
        changes: (Change(month: 3, sunday: 2, second: 25_200), Change(month: 11, sunday: 1, second: 21_600)))
    /// Half past the hours of others.
    static let saintJohns = WallClock(
        name: "St. John’s", winter: -12_600, summer: -9_000,
        changes: (Change(month: 3, sunday: 2, second: 19_800), Change(month: 11, sunday: 1, second: 16_200)))
    /// Midnight is skipped there once a year, and comes twice once.
    static let azores = WallClock(
        name: "Azores", winter: -3_600, summer: 0,
        changes: (Change(month: 3, sunday: nil, second: 3_600), Change(month: 10, sunday: nil, second: 3_600)))
    /// The day of both changes is still the Saturday before by UTC.
    static let auckland = WallClock(
        name: "Auckland", winter: 43_200, summer: 46_800,
        changes: (Change(month: 9, sunday: nil, second: -36_000), Change(month: 4, sunday: 1, second: -36_000)))
    /// Clocks change by half an hour.
    static let lordHowe = WallClock(
        name: "Lord Howe", winter: 37_800, summer: 39_600,
        changes: (Change(month: 10, sunday: 1, second: -30_600), Change(month: 4, sunday: 1, second: -32_400)))
    static let kolkata = WallClock(name: "Kolkata", winter: 19_800, summer: 19_800, changes: nil)

    static let all = [berlin, newYork, saintJohns, azores, auckland, lordHowe, kolkata]
}
