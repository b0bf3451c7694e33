import CorginaCore
import Markup

/// Settings. Preferences POST to ``Route/settings`` with fields `firstName`, `units`, `appearance`;
/// signing out POSTs to ``Route/endSession``.
public struct SettingsPage: Page, Hashable {
    /// What the dates come to; `nil` before there is a date.
    public var dates: Dates?
    public var firstName: String
    public var units: Profile.UnitSystem
    public var appearance: Profile.Appearance
    /// Left out when empty.
    public var accountName: String
    public var errors: [FieldError]
    /// A word after saving.
    public var toast: Toast?

    /// The calculated information about a pregnancy.
    public struct Dates: Hashable, Sendable {
        public var dueDate: String
        public var week: String
        public var days: String
        public var trimester: String

        public init(_ pregnancy: Pregnancy, on today: CalendarDay) {
            let remaining = pregnancy.daysRemaining(on: today)
            dueDate = DayWords.full(pregnancy.estimatedDueDate)
            week = "Week \(pregnancy.gestationalAge(on: today).completedWeeks)"
            days = remaining < 0 ? "\(counted(-remaining, "day")) past" : remaining == 0 ? "Today" : counted(remaining, "day")
            trimester = pregnancy.trimester(on: today).ordinal
        }
    }

    public init(
        profile: Profile, pregnancy: Pregnancy?, today: CalendarDay, accountName: String, firstName: String? = nil,
        errors: [FieldError] = [], toast: Toast? = nil
    ) {
        dates = pregnancy.map { Dates($0, on: today) }
        self.firstName = firstName ?? profile.firstName
        units = profile.units
        appearance = profile.appearance
        self.accountName = accountName
        self.errors = errors
        self.toast = toast
    }

    public var title: String { "Settings" }
}
