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
    public var baby: BabySizeCard?
    public var milestones: MilestonesCard?
    /// After a birth, in place of everything about the weeks.
    public var arrival: ArrivalCard?
    /// Whether she may be asked for dates: never after a pregnancy that ended.
    public var invitesDates: Bool
    public var calories: CaloriesCard
    /// The seven days that end today; `nil` where they are not wanted.
    public var calorieWeek: WeekCard?
    /// Today's doses; `nil` on a day that has passed.
    public var supplements: SupplementsCard?
    /// Newest first.
    public var timeline: [TimelineRow]
    public var toast: Toast?
    /// What is in the composer, kept when it could not be read.
    public var sentence: String
    /// For field `sentence`.
    public var errors: [FieldError]
    /// A line that marks a demonstration's data as such.
    public var sampleNotice: String?
    /// How many entries are damaged on the disk, and so not shown.
    public var damagedEntries = 0
    /// Which day it shows, and the days around it.
    public var days: DayNavigation
    /// The next appointment; `nil` on a past day.
    public var appointment: AppointmentTile?
    /// What there is to log with one tap.
    public var shortcuts = LogShortcuts()
    /// What of the entries just made should not wait.
    public var care: CareNotice?
    /// What she drank on the shown day; `nil` where it is not told.
    public var hydration: HydrationCard?
    /// What she felt on the shown day; `nil` where it is not told.
    public var symptoms: SymptomsCard?
    /// What was logged from what she said without a connection, until she has looked at it.
    public var arrivals: ArrivalsCard?
    /// The ways to what she measures; `nil` on a past day.
    public var measurements: MeasurementLinks?

    /// - Parameters:
    ///   - pregnancy: the diary's latest, however it stands; `nil` before the first. After a loss nothing on the page tells of it.
    ///   - events: the shown day's; those of one moment stay in this order.
    ///   - shown: a day that has passed, which tells of no weeks; `nil` for today.
    ///   - goal: that day's, if she has one.
    ///   - calorieWeek: the seven days that end today.
    public init(
        pregnancy: Pregnancy?, profile: Profile, events: [HealthEvent], today: CalendarDay,
        on shown: CalendarDay? = nil, toast: Toast? = nil,
        sentence: String = "", errors: [FieldError] = [], sampleNotice: String? = nil, goal: CalorieGoal? = nil,
        calorieWeek: CalorieWeek? = nil
    ) {
        days = DayNavigation(shown: shown ?? today, today: today)
        day = DayWords.withWeekday(days.shown)
        isoDay = "\(days.shown)"
        firstName = profile.firstName
        let pregnancy = days.isToday ? pregnancy : nil
        let ongoing = pregnancy.flatMap { $0.outcome.isOngoing ? $0 : nil }
        let showsDueDate = profile.showsDueDate
        weekMark = ongoing.map { "Week \($0.gestationalAge(on: today).completedWeeks)" }
        hero = ongoing.map { WeekHero($0, on: today, showsDueDate: showsDueDate) }
        countdown = showsDueDate ? ongoing.map { CountdownCard($0, on: today) } : nil
        trimester = ongoing.map { TrimesterCard($0, on: today) }
        note = ongoing.flatMap { DatingNote($0, on: today) }
        let week = ongoing.flatMap { $0.weekWithContent(on: today) }
        baby = week.flatMap { BabySizeCard(week: $0, units: profile.units, babies: ongoing?.babies ?? 1) }
        milestones = week.flatMap { MilestonesCard(week: $0) }
        arrival = pregnancy.flatMap { ArrivalCard($0, on: today) }
        invitesDates = pregnancy == nil && days.isToday
        calories = CaloriesCard(events.compactMap { $0.details.meal }, goal: goal, isToday: days.isToday)
        self.calorieWeek = calorieWeek.map { WeekCard($0) }
        // Sorting keeps the order of what has one moment: the order she said it in.
        timeline = events.sorted { $1.moment < $0.moment }.map { TimelineRow($0, units: profile.units) }
        self.toast = toast
        self.sentence = sentence
        self.errors = errors
        self.sampleNotice = sampleNotice
    }

    /// Lets the rows of what was logged just now slide into their places.
    public mutating func unfold(_ entries: Set<RecordID>) {
        for place in timeline.indices { timeline[place].isNew = entries.contains(timeline[place].id) }
    }

    public var title: String { days.heading }

    public var content: HTML {
        layer(isInert: false)
        if let toast { toast.html }
    }
}
