/// Doses counted by how they stand, over any number of days and supplements.
public struct DoseTally: Hashable, Sendable {
    public internal(set) var taken = 0
    public internal(set) var missed = 0
    public internal(set) var skipped = 0
    /// Due or late, and so not decided.
    public internal(set) var open = 0
    /// Taken beside the schedule.
    public internal(set) var extra = 0

    public init() {}

    /// All scheduled doses.
    public var scheduled: Int { taken + missed + skipped + open }

    /// The share of doses taken, 0...1: of those taken and missed. A dose she chose to skip and one still open count neither way.
    ///
    /// `nil` when there is none to count.
    public var compliance: Double? {
        taken + missed > 0 ? Double(taken) / Double(taken + missed) : nil
    }

    /// Whole percent, never rounded up: 100 is reached by missing none.
    public var compliancePercent: Int? { taken + missed > 0 ? taken * 100 / (taken + missed) : nil }

    /// "2 doses missed"; `nil` when none was.
    public var missedWords: String? { missed == 0 ? nil : "\(missed) \(missed == 1 ? "dose" : "doses") missed" }

    public static func + (lhs: Self, rhs: Self) -> Self {
        var sum = lhs
        sum.taken += rhs.taken
        sum.missed += rhs.missed
        sum.skipped += rhs.skipped
        sum.open += rhs.open
        sum.extra += rhs.extra
        return sum
    }

    mutating func count(_ state: DoseState) {
        switch state {
        case .taken: taken += 1
        case .missed: missed += 1
        case .skipped: skipped += 1
        case .due, .late: open += 1
        }
    }
}

extension DoseTally {
    /// The seven days that end with `day`, for "Last 7 days".
    public static func week(
        endingOn day: CalendarDay, of supplements: some Sequence<Supplement>, records: some Collection<DoseRecord>,
        now: Moment
    ) -> DoseTally {
        let recent = Dictionary(grouping: records.filter { (day - 6...day).contains($0.day) }) { $0.supplement }
        return supplements.reduce(DoseTally()) { sum, supplement in
            let own = recent[supplement.id] ?? []
            return (0..<7).reduce(sum) { $0 + DoseDay(supplement, on: day - $1, records: own, now: now).tally }
        }
    }
}
