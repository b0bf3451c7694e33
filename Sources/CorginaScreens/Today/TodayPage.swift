import CorginaCore
import Markup

/// Today: how far along, what she has eaten, what happened, and the one field for everything.
public struct TodayPage: Page, Hashable {
    /// "Saturday, 21 November" and its ISO form.
    public var day: String
    public var isoDay: String
    public var firstName: String
    /// "Week 24"; `nil` before there is a date.
    public var weekMark: String?
    public var hero: WeekHero?
    public var countdown: CountdownCard?
    public var trimester: TrimesterCard?
    public var note: DatingNote?
    public var calories: CaloriesCard
    /// Newest first.
    public var timeline: [TimelineRow]
    public var toast: Toast?
    /// What is in the composer, kept when it could not be read.
    public var sentence: String
    /// For field `sentence`.
    public var errors: [FieldError]
    /// A line that marks a demonstration's data as such.
    public var sampleNotice: String?

    /// - Parameter events: today's, in any order.
    public init(
        pregnancy: Pregnancy?, profile: Profile, events: [HealthEvent], today: CalendarDay, toast: Toast? = nil,
        sentence: String = "", errors: [FieldError] = [], sampleNotice: String? = nil
    ) {
        day = DayWords.withWeekday(today)
        isoDay = "\(today)"
        firstName = profile.firstName
        weekMark = pregnancy.map { "Week \($0.gestationalAge(on: today).completedWeeks)" }
        hero = pregnancy.map { WeekHero($0, on: today) }
        countdown = pregnancy.map { CountdownCard($0, on: today) }
        trimester = pregnancy.map { TrimesterCard($0, on: today) }
        note = pregnancy.flatMap { DatingNote($0, on: today) }
        calories = CaloriesCard(events.compactMap(\.details.meal))
        timeline = events.sorted { ($1.moment, $1.id) < ($0.moment, $0.id) }.map { TimelineRow($0, units: profile.units) }
        self.toast = toast
        self.sentence = sentence
        self.errors = errors
        self.sampleNotice = sampleNotice
    }

    public var title: String { "Today" }

    public var content: HTML {
        layer(isInert: false)
        if let toast { toast.html }
    }
}

extension HealthEvent.Details {
    fileprivate var meal: Meal? {
        if case .meal(let meal) = self { meal } else { nil }
    }
}
