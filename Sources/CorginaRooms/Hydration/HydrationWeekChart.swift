import CorginaCore
import Markup

/// Seven days of drinking as bars, each a link to its day, with a rule for the goal.
public struct HydrationWeekChart: Hashable, Sendable {
    public var bars: [Bar]
    /// "Goal 1.9 L", "Goal 8 glasses"; `nil` without one.
    public var goal: String?
    /// How high the goal's rule stands, 0...100.
    public var goalPercent: Int?
    /// "1.6 L"; `nil` with nothing logged.
    public var average: String?
    /// "4 of 7 days"; `nil` without a goal.
    public var daysAtGoal: String?
    /// The full-scale figure: "2 L".
    public var top: String

    /// A day: "Mon", its figure, its height and what a screen reader says.
    public struct Bar: Hashable, Sendable {
        public var day: CalendarDay
        public var figure: String
        /// 0...100
        public var percent: Int
        public var spoken: String
        /// "Mon"
        var weekday: String
        public var isToday: Bool
        public var isChosen: Bool
    }

    public init(
        _ week: FluidWeek, preferences: HydrationPreferences, units: Profile.UnitSystem, english: WrittenEnglish,
        today: CalendarDay, chosen: CalendarDay
    ) {
        let words = HydrationWords(units: units)
        let highest = max(week.days.map { $0.total.value }.max() ?? 0, preferences.target?.value ?? 0, 1_000)
        // Room for the figure above the highest bar.
        let full = highest * 1.15
        bars = week.days.map { day in
            let name = english.withWeekday(day.day)
            let isEmpty = day.sips.isEmpty
            return Bar(
                day: day.day, figure: isEmpty ? "–" : Self.short(day, preferences, words),
                percent: percent(day.total.value, of: full),
                spoken: isEmpty
                    ? "\(name): nothing logged" + (day.day == today ? " yet" : "")
                    : "\(name): \(day.words(preferences, units: units))",
                weekday: english.shortWeekday(day.day), isToday: day.day == today, isChosen: day.day == chosen)
        }
        let amount = { (volume: Milliliters) in Self.words(volume, preferences, words) }
        goal = preferences.target.map { "Goal \(amount($0))" }
        goalPercent = preferences.target.map { percent($0.value, of: full) }
        average = week.average.map(amount)
        daysAtGoal = week.daysAtGoal(preferences).map { "\($0) of 7 days" }
        top = words.amount(Milliliters(highest))
    }

    /// In the unit of the figures above the bars: "8 glasses", "1.9 L".
    private static func words(
        _ volume: Milliliters, _ preferences: HydrationPreferences, _ words: HydrationWords
    ) -> String {
        guard preferences.countsGlasses, preferences.glass.value > 0 else { return words.amount(volume) }
        return counted(Int(nearest: volume.value / preferences.glass.value), "glass", plural: "glasses")
    }

    /// Glasses where she counts them, else litres or ounces without their unit.
    private static func short(_ day: FluidDay, _ preferences: HydrationPreferences, _ words: HydrationWords) -> String {
        if preferences.countsGlasses { return "\(day.glasses(preferences))" }
        return String(words.amount(day.total).prefix { $0 != " " })
    }
}

extension HydrationWeekChart {
    var html: HTML {
        section(.class("card h-hyd"), .ariaLabelledby("hydration-week")) {
            div(.class("card__head")) {
                disc(.trend, .hydration)
                div {
                    h2(.class("card__title"), .id("hydration-week")) { "Seven days" }
                    p(.class("card__sub figure-line")) { summary }
                }
            }
            div(
                .class("trend trend--hydration"), .role(.group),
                .ariaLabel("Drunk each day" + (goal.map { ", \($0.lowercased())" } ?? ""))
            ) {
                div(.class("week__plot"), .ariaHidden) {
                    if let goal, let goalPercent {
                        i(.class("week__rule week__rule--goal \(valueClass(goalPercent))"))
                        span(.class("week__tag h-hyd \(valueClass(goalPercent))")) {
                            goal.replacing(text: "Goal ", with: "")
                        }
                    }
                }
                ol(.class("week__days")) { bars.map(column) }
            }
        }
    }

    private var summary: String {
        guard let average else { return "Each day’s drinks appear here." }
        let atGoal = daysAtGoal.map { " · goal reached on \($0)" } ?? ""
        return "On average \(average)\(atGoal)"
    }

    private func column(_ bar: Bar) -> HTML {
        li {
            a(
                .class("day" + (bar.isToday ? " day--today" : "") + (bar.isChosen ? " is-chosen" : "")),
                .href(Route.hydration(bar.isToday ? .today : .day(bar.day)).address), .ariaLabel(bar.spoken)
            ) {
                span(.class("day__plot")) {
                    b(.class("day__value figure")) { bar.figure }
                    i(.class("day__bar \(bar.percent == 0 ? "h-mute" : "h-hyd") \(valueClass(bar.percent))"))
                }
                span(.class("day__name")) { bar.weekday }
            }
        }
    }
}
