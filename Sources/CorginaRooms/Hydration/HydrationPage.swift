import CorginaCore
import Markup

/// What she drank in a day and in the seven days that end with it.
///
/// Drinks POST to ``HydrationPlace/drinks``: `size` for a glass or a bottle of hers, or `drink` and `amount` (mL or fl oz by her units),
/// with `from=hydration` and, on a past day, `day`.
public struct HydrationPage: Page, Hashable {
    public var days: DayNavigation
    public var card: WaterPart
    /// "1.4 of 1.9 L" where the day is told in glasses.
    public var volume: String?
    public var sips: [Sip]
    public var week: HydrationWeekChart
    /// Whether a pregnancy may be spoken of: not after a loss.
    public var speaksOfPregnancy: Bool
    /// What she typed of another drink, as typed.
    public var drink = ""
    public var amount = ""
    public var errors: [FieldError] = []
    public var toast: Toast?

    /// Something drunk, in words.
    public struct Sip: Hashable, Sendable {
        public var event: RecordID
        public var name: String
        /// "250 mL"
        public var amount: String
        /// "14:30"
        public var time: String
        /// The same for programs.
        var clock: TimeOfDay
        /// Whether its entry is the drink alone: then it can go without taking a meal along.
        public var isEntry: Bool
    }

    public init(
        _ fluids: FluidDay, week: FluidWeek, preferences: HydrationPreferences, units: Profile.UnitSystem,
        english: WrittenEnglish, today: CalendarDay, speaksOfPregnancy: Bool, toast: Toast? = nil
    ) {
        let words = HydrationWords(units: units)
        days = DayNavigation(shown: fluids.day, today: today, english: english)
        card = WaterPart(fluids, preferences: preferences, units: units, today: today)
        volume = preferences.countsGlasses ? fluids.volumeWords(preferences, units: units) : nil
        sips = fluids.sips.reversed().map {
            Sip(
                event: $0.event, name: $0.name, amount: words.volume($0.volume), time: english.clock($0.moment),
                clock: $0.moment.time, isEntry: $0.isEntry)
        }
        self.week = HydrationWeekChart(
            week, preferences: preferences, units: units, english: english, today: today, chosen: fluids.day)
        self.speaksOfPregnancy = speaksOfPregnancy
        self.toast = toast
    }

    public var title: String { "Hydration" }
}
