import CorginaCore
import Markup

/// Today: what needs her, the day so far, what happened last, how far along she is, and the one field for everything.
///
/// A day that has passed has the same page without what is only of now.
public struct TodayPage: Page, Hashable {
    /// Which day it shows, and the days around it.
    public var days: DayNavigation
    /// "Week 24"; `nil` before there is a date, and on a past day.
    public var weekMark: String?
    /// Large the first time Today is opened in a week; else ``pregnancy`` says the same in a row.
    public var hero: WeekHero?
    public var pregnancy: PregnancyRow?
    public var note: DatingNote?
    /// After a birth, in place of everything about the weeks.
    public var arrival: ArrivalCard?
    /// Whether she may be asked for dates: never after a pregnancy that ended.
    public var invitesDates: Bool
    public var day: DayCard
    public var needs: Needs?
    /// The seven days that end today; `nil` where they are not wanted.
    public var calorieWeek: WeekCard?
    public var latest: LatestSection
    public var toast: Toast?
    /// What is in the composer, kept when it could not be read.
    public var sentence: String
    /// Whether it is kept until she logs or clears it.
    public var isSentenceKept = false
    /// Whether a speech server may hear her.
    public var speech = SpeechServer.none
    /// For field `sentence`.
    public var errors: [FieldError]
    /// A line that marks a demonstration's data as such.
    public var sampleNotice: String?
    /// How many entries are damaged on the disk, and so not shown.
    public var damagedEntries = 0
    /// The next appointment; `nil` on a past day and when none is planned.
    public var visit: VisitRow?
    /// Her lists that are near and not finished; none on a past day and after a loss.
    public var lists: [ChecklistRow] = []
    /// The offer to keep a meal as a recipe, once it was logged again.
    public var suggestion: RecipeSuggestion?
    /// What of the entries just made should not wait.
    public var care: CareNotice?
    /// What was logged from what she said without a connection, until she has looked at it.
    public var arrivals: ArrivalsCard?
    /// How many things those she shares with sent her.
    public var sentCount = 0
    /// The ways to the other pages; `nil` on a past day.
    public var links: TodayLinks?

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
        days = DayNavigation(shown: shown ?? today, today: today, english: profile.english)
        let pregnancy = days.isToday ? pregnancy : nil
        let ongoing = pregnancy.flatMap { $0.outcome.isOngoing ? $0 : nil }
        weekMark = ongoing.map { "Week \($0.gestationalAge(on: today).completedWeeks)" }
        self.pregnancy = ongoing.map {
            PregnancyRow(
                $0, on: today, units: profile.units, showsDueDate: profile.showsDueDate,
                english: profile.english)
        }
        note = ongoing.flatMap { DatingNote($0, on: today) }
        arrival = pregnancy.flatMap { ArrivalCard($0, on: today, english: profile.english) }
        invitesDates = pregnancy == nil && days.isToday
        day = DayCard(
            eaten: EatenPart(
                events.compactMap { $0.details.meal }, goal: goal, isToday: days.isToday, english: profile.english))
        day.eaten.pastDay = days.isToday ? nil : days.shown
        self.calorieWeek = calorieWeek.map { WeekCard($0) }
        // Sorting keeps the order of what has one moment: the order she said it in.
        latest = LatestSection(
            rows: events.sorted { $1.moment < $0.moment }.prefix(LatestSection.mostRows).map {
                TimelineRow($0, units: profile.units, english: profile.english)
            },
            count: events.count, day: days.shown, isToday: days.isToday,
            emptyTitle: profile.firstName.isEmpty ? "Nothing logged yet" : "Nothing logged yet, \(profile.firstName)")
        self.toast = toast
        self.sentence = sentence
        self.errors = errors
        self.sampleNotice = sampleNotice
    }

    /// Puts what was logged just now first. A single entry has Undo beside it, and then needs no toast.
    ///
    /// - Parameter events: what was logged just now, of any day.
    public mutating func welcome(_ events: [HealthEvent]) {
        let entries = Set(events.map { $0.id })
        for place in latest.rows.indices { latest.rows[place].isNew = entries.contains(latest.rows[place].id) }
        latest.rows = latest.rows.filter { $0.isNew } + latest.rows.filter { !$0.isNew }
        let energies = events.compactMap { $0.details.meal?.energy }
        if days.isToday { day.eaten.fresh = energies.reduce(.zero, +) }
        guard events.count == 1, latest.rows.first?.isNew == true, let entry = toast?.entry else { return }
        latest.rows[0].undo = entry
        toast?.isOnlySaid = true
    }

    /// How English is written for her.
    public var english: WrittenEnglish { days.english }

    public var title: String { days.heading }

    public var content: HTML {
        layer(isInert: false)
        if let toast { toast.html }
    }
}
