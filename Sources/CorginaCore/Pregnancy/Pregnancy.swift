/// A pregnancy: how it is dated, and how far along it is on any day.
public struct Pregnancy: Hashable, Sendable {
    public var id: RecordID
    public var dating: DatingMethod

    public init(id: RecordID, dating: DatingMethod) {
        self.id = id
        self.dating = dating
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
}
