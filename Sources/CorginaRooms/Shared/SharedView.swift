import CorginaCore
import Markup

/// What is shared, as the companion sees it and as she sees it before: made of the facts and the day alone.
public struct SharedView: Hashable, Sendable {
    public var facts: SharedFacts
    public var today: CalendarDay
    public var units: Profile.UnitSystem
    public var english: WrittenEnglish
    /// Whether it is only looked at: then nothing can be sent from it.
    public var isPreview: Bool
    /// What was sent and waits for her.
    public var waiting: [SentThing]
    /// What was typed for a list, or to be written down, when it was refused.
    public var typed: SentThing?
    public var errors: [FieldError]

    public init(
        _ facts: SharedFacts, on today: CalendarDay, units: Profile.UnitSystem, english: WrittenEnglish,
        isPreview: Bool = false, waiting: [SentThing] = [], typed: SentThing? = nil, errors: [FieldError] = []
    ) {
        self.facts = facts
        self.today = today
        self.units = units
        self.english = english
        self.isPreview = isPreview
        self.waiting = waiting
        self.typed = typed
        self.errors = errors
    }

    /// "From Anna"; "From her" where she gave no name.
    private var fromHer: String { "From " + (facts.from.isEmpty ? "her" : facts.from) }

    @HTMLBuilder var html: HTML {
        if facts.isQuiet {
            quiet
        } else {
            far
            visits
            entries
            SharedLists(view: self).html
        }
    }

    /// Nothing here tells why it is quiet, and nothing of weeks.
    private var quiet: HTML {
        section(.class("card stack"), .ariaLabelledby("quiet")) {
            h2(.class("card__title"), .id("quiet")) { facts.words.isEmpty ? "Nothing to see just now" : fromHer }
            if facts.words.isEmpty {
                p(.class("card__sub")) { "There is nothing new on this page at the moment." }
            } else {
                for line in facts.words.split(separator: "\n") { p(.directionAuto) { String(line) } }
            }
        }
    }

    @HTMLBuilder private var far: HTML {
        if let dates = facts.dates {
            hero(dates).html(id: "shared-week")
            baby(dates)?.html(id: "shared-baby")
            if !dates.hidesDueDate {
                settingsSection("Due date", id: "shared-due", footer: english.spelled(dates.method.words) + ".") {
                    dl { valueRow("Estimated due date", english.full(dates.dueDate)) }
                }
            }
        }
    }

    private func hero(_ dates: SharedFacts.Dates) -> WeekHero {
        var hero = WeekHero(dates.pregnancy, on: today, showsDueDate: !dates.hidesDueDate)
        // The words of the ring speak to her.
        hero.footnotes = hero.footnotes.map { note in
            note.words.hasSuffix("past your due date")
                ? WeekHero.Footnote(figure: note.figure, words: note.figure == "1" ? "day past due" : "days past due")
                : note
        }
        return hero
    }

    private func baby(_ dates: SharedFacts.Dates) -> BabySizeCard? {
        guard let week = dates.pregnancy.weekWithContent(on: today),
            var card = BabySizeCard(week: week, units: units, babies: dates.babies, english: english)
        else { return nil }
        card.banner = dates.babies > 1 ? "The Babies This Week" : "The Baby This Week"
        card.description = "The baby this week: \(card.line), \(card.length.figure) long, \(card.weight.figure)"
        card.babiesNote = dates.babies > 1 ? "These figures are for a single baby; each has its own." : nil
        return card
    }

    @HTMLBuilder private var visits: HTML {
        let ahead = facts.visits.filter { $0.moment.day >= today }
        if let next = ahead.first {
            settingsSection("Next visit", id: "shared-visit", footer: nil) { row(next) }
        }
        if ahead.count > 1 {
            settingsSection("After that", id: "shared-visits", footer: nil) {
                ul(.class("visits")) { ahead.dropFirst().map { visit in li { row(visit) } } }
            }
        }
    }

    private func row(_ visit: SharedFacts.Visit) -> HTML {
        div(.class("row")) {
            disc(.stethoscope, .appointment)
            div(.class("row__main")) {
                p(.class("row__title row__title--strong"), .directionAuto) { visit.title }
                p(.class("row__sub figure-line")) {
                    "\(english.withWeekday(visit.moment.day)), \(english.clock(visit.moment))"
                }
                if !visit.place.isEmpty { p(.class("row__sub"), .directionAuto) { visit.place } }
            }
        }
    }

    @HTMLBuilder private var entries: HTML {
        if !facts.entries.isEmpty {
            settingsSection(fromHer, id: "shared-entries", footer: nil) {
                ul(.class("visits")) { facts.entries.map { entry in li { row(entry) } } }
            }
        }
    }

    private func row(_ entry: SharedFacts.Entry) -> HTML {
        div(.class("row")) {
            disc(.heart, .rose)
            div(.class("row__main")) {
                p(.class("row__title row__title--strong"), .directionAuto) { entry.title }
                if !entry.detail.isEmpty { p(.class("row__sub"), .directionAuto) { entry.detail } }
                if !entry.notes.isEmpty { p(.class("row__sub"), .directionAuto) { entry.notes } }
                p(.class("row__sub figure-line")) {
                    "\(english.withWeekday(entry.moment.day)), \(english.clock(entry.moment))"
                }
            }
        }
    }
}
