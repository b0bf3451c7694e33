/// How many scheduled doses were taken, week by week: counts side by side, and nothing concluded from them.
public struct ComplianceTrend: Hashable, Sendable {
    /// Seven days each, the earliest first; the last ends with ``lastDay``.
    public let weeks: [DoseTally]
    public let lastDay: CalendarDay

    /// How many weeks are put side by side, half of them against the other half. The app's own choice.
    public static let span = 8
    /// Decided doses on each side from which on both halves are compared in words. The app's own choice.
    public static let least = 7

    public init(weeks: [DoseTally], lastDay: CalendarDay) {
        self.weeks = weeks
        self.lastDay = lastDay
    }

    /// The first day of the week at that place.
    public func firstDay(ofWeek place: Int) -> CalendarDay { lastDay - 7 * (weeks.count - place) + 1 }

    /// The later half, and the half before it.
    public var recent: DoseTally { weeks.suffix(weeks.count - weeks.count / 2).reduce(DoseTally(), +) }
    public var before: DoseTally { weeks.prefix(weeks.count / 2).reduce(DoseTally(), +) }

    /// Whether there is a dose at all that was taken or missed.
    public var isEmpty: Bool { (recent + before).compliancePercent == nil }

    /// "52 of 56 doses taken in the last 28 days, and 40 of 56 in the 28 days before."
    public var words: String {
        let days = 7 * (weeks.count - weeks.count / 2)
        let now = "\(Self.counts(recent)) taken in the last \(days) days"
        guard before.decided >= Self.least, recent.decided >= Self.least else {
            return now + ". Too little before that to set beside it."
        }
        return "\(now), and \(before.taken) of \(before.decided) in the \(7 * (weeks.count / 2)) days before."
    }

    private static func counts(_ tally: DoseTally) -> String {
        "\(tally.taken) of \(tally.decided) \(tally.decided == 1 ? "dose" : "doses")"
    }
}

extension DoseTally {
    /// Doses that were taken or missed: what ``compliance`` is a share of.
    public var decided: Int { taken + missed }
}
