/// What she can be reminded of. Raw values are stable: they name kinds in journals.
public enum ReminderKind: String, CaseIterable, Sendable {
    /// The time of a dose.
    case dose
    /// A dose whose time passed more than ``Dose/lateAfter`` minutes ago.
    case lateDose = "late_dose"
    /// Doses nobody marked on a day that is over.
    case missedDoses = "missed_doses"
    /// The same time on the day before a visit.
    case visitTomorrow = "visit_tomorrow"
    /// An hour before a visit.
    case visitSoon = "visit_soon"
    /// At times of her choice, until her goal for the day is reached.
    case water
    /// At a time of her choice: how the day stands against her goals.
    case goals
    /// At a time of her choice: to count movements.
    case kicks
}
