/// A pregnancy: how it is dated, how it stands, and how far along it is on any day.
public struct Pregnancy: Hashable, Sendable, Identifiable {
    public var id: RecordID
    public var dating: DatingMethod
    /// Why ``dating`` is as it is. Earlier datings are in the journal.
    public var datingReason: DatingReason
    /// How many babies, 1 or more. Twins are dated like a single baby: their due date is not moved.
    public var babies: Int
    public var outcome: PregnancyOutcome
    /// What scans estimated, in the order she entered them.
    public var scans: [ScanMeasurement]

    public init(
        id: RecordID, dating: DatingMethod, datingReason: DatingReason = .firstEntry, babies: Int = 1,
        outcome: PregnancyOutcome = .ongoing, scans: [ScanMeasurement] = []
    ) {
        self.id = id
        self.dating = dating
        self.datingReason = datingReason
        self.babies = babies
        self.outcome = outcome
        self.scans = scans
    }

    /// The estimated due date (EDD): 280 days after the effective LMP, whatever the method.
    public var estimatedDueDate: CalendarDay { dating.effectiveLMP + GestationalAge.term.days }

    public func gestationalAge(on day: CalendarDay) -> GestationalAge {
        GestationalAge(days: day - dating.effectiveLMP)
    }

    public func trimester(on day: CalendarDay) -> Trimester {
        Trimester(gestationalAge(on: day))
    }

    public func termCategory(on day: CalendarDay) -> TermCategory {
        TermCategory(gestationalAge(on: day))
    }

    /// Days until the estimated due date; negative once it has passed.
    public func daysRemaining(on day: CalendarDay) -> Int {
        estimatedDueDate - day
    }

    /// Days past the estimated due date; 0 until then.
    public func daysOverdue(on day: CalendarDay) -> Int {
        Swift.max(0, -daysRemaining(on: day))
    }

    /// The share of the 280 days that has passed, 0...1.
    public func progress(on day: CalendarDay) -> Double {
        let share = Double(gestationalAge(on: day).days) / Double(GestationalAge.term.days)
        return Swift.min(Swift.max(share, 0), 1)
    }

    /// The completed week whose size and facts are to be shown: 4...42, and 42 still until 44w0d.
    ///
    /// `nil` before 4w0d, when there is nothing to tell, from 44w0d on, when the dates need a look, and once it has ended.
    public func weekWithContent(on day: CalendarDay) -> Int? {
        let age = gestationalAge(on: day)
        guard outcome.isOngoing, age < DatingMethod.latestPossible, age.completedWeeks >= BabySize.weeks.lowerBound
        else {
            return nil
        }
        return Swift.min(age.completedWeeks, BabySize.weeks.upperBound)
    }
}
