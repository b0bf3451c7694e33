import CorginaCore
import Markup

/// Settings. Preferences POST to ``Route/settings`` with fields `firstName`, `units`, `appearance`, `dueDate`
/// (`shown` or `hidden`), `transparency`, `motion` (`automatic` or `reduced`), `contrast` (`automatic` or `more`), `titles` (`named` or `discreet`) `foodRegion` (a ``FoodRegion``, or `none`), `clock` (a ``Profile/ClockSetting``) and
/// `providerPhone`;
/// signing out POSTs to ``Route/endSession``.
public struct SettingsPage: Page, Hashable {
    /// What the dates come to; `nil` before there is a date.
    public var dates: Dates?
    /// Whether there has been a pregnancy that ended: then settings do not ask for dates, and do not name them.
    public var hasEnded: Bool
    /// Whether there is a list of pregnancies to look at.
    public var hasSeveral: Bool
    public var showsDueDate: Bool
    public var firstName: String
    public var units: Profile.UnitSystem
    public var appearance: Profile.Appearance
    public var display: Profile.DisplayPreferences
    public var usesDiscreetTitles: Bool
    /// `nil` when nobody knows.
    public var foodRegion: FoodRegion?
    public var clock: Profile.ClockSetting
    /// Her provider's telephone number as she entered it.
    public var providerPhone: String
    /// Left out when empty.
    public var accountName: String
    public var errors: [FieldError]
    /// Whether the owner configured another server that she can be asked about.
    public var offersProviders: Bool
    /// Where the diary lives: a device has no account, and nothing that only a server does.
    public var home: DiaryHome
    /// A word after saving.
    public var toast: Toast?

    /// The calculated information about a pregnancy.
    public struct Dates: Hashable, Sendable {
        public var dueDate: String
        public var week: String
        public var days: String
        public var trimester: String

        public init(_ pregnancy: Pregnancy, on today: CalendarDay, _ english: WrittenEnglish) {
            let remaining = pregnancy.daysRemaining(on: today)
            dueDate = english.full(pregnancy.estimatedDueDate)
            week = "Week \(pregnancy.gestationalAge(on: today).completedWeeks)"
            days =
                remaining < 0
                ? "\(counted(-remaining, "day")) past" : remaining == 0 ? "Today" : counted(remaining, "day")
            trimester = pregnancy.trimester(on: today).ordinal
        }
    }

    /// - Parameters:
    ///   - pregnancy: the diary's latest, however it stands.
    ///   - pregnancies: how many there have been.
    public init(
        profile: Profile, pregnancy: Pregnancy?, today: CalendarDay, accountName: String, firstName: String? = nil,
        errors: [FieldError] = [], toast: Toast? = nil, pregnancies: Int = 0,
        offersProviders: Bool = false, home: DiaryHome = .server
    ) {
        dates = pregnancy.flatMap { $0.outcome.isOngoing ? Dates($0, on: today, profile.english) : nil }
        hasEnded = pregnancy.map { !$0.outcome.isOngoing } ?? false
        hasSeveral = pregnancies > 1
        showsDueDate = profile.showsDueDate
        self.firstName = firstName ?? profile.firstName
        units = profile.units
        appearance = profile.appearance
        display = profile.display
        usesDiscreetTitles = profile.usesDiscreetTitles
        foodRegion = profile.foodRegion
        clock = profile.clock
        providerPhone = profile.providerPhone
        self.accountName = accountName
        self.errors = errors
        self.toast = toast
        self.offersProviders = offersProviders
        self.home = home
    }

    public var title: String { "Settings" }
}
