import CorginaCore
import Markup

/// A visit for herself after a birth, with its last day.
public struct PostpartumRow: Hashable, Sendable {
    public var title: String
    /// "By 10 April 2027"
    public var until: String
    public var words: String
    public var source: String

    public init(_ row: PostpartumAppointment, birth: CalendarDay, english: WrittenEnglish) {
        title = row.title
        until = "By \(english.full(birth + row.window.upperBound))"
        words = english.spelled(row.detail)
        source = row.sources.shortLine
    }
}

extension AppointmentsPage.Suggestions {
    /// - Returns: `nil` before there is a date, after a loss, and when nothing is typical any more.
    init?(_ pregnancy: Pregnancy?, planned: Set<String>, today: CalendarDay, english: WrittenEnglish) {
        guard let pregnancy else { return nil }
        switch pregnancy.outcome {
        case .ongoing:
            let age = pregnancy.gestationalAge(on: today)
            let typical = TypicalAppointments(at: age, planned: planned)
            let rows = { (items: [TypicalAppointment]) in
                items.map { SuggestionRow($0, pregnancy: pregnancy, english: english) }
            }
            guard !typical.now.isEmpty || !typical.soon.isEmpty else { return nil }
            self = .pregnancy(
                week: "week \(age.completedWeeks)", now: rows(typical.now.filter { $0.isForAll }),
                soon: rows(typical.soon.filter { $0.isForAll }),
                others: rows((typical.now + typical.soon).filter { !$0.isForAll }))
        case .birth(let day, _):
            let rows = PostpartumAppointment.all.told.filter { today - day <= $0.window.upperBound }
            guard today >= day, !rows.isEmpty else { return nil }
            self = .afterBirth(rows.map { PostpartumRow($0, birth: day, english: english) })
        case .loss: return nil
        }
    }

    @HTMLBuilder var html: HTML {
        switch self {
        case .pregnancy(let week, let now, let soon, let others):
            if !now.isEmpty { list("Typical in \(week)", id: "now", now) }
            if !soon.isEmpty { list("In the next four weeks", id: "soon", soon) }
            if !others.isEmpty { folded(others) }
            div(.class("stack stack--close")) {
                div(.class("group")) {
                    linkRow(.calendar, .appointment, "The whole schedule", to: .appointments(.schedule))
                }
                p(.class("group-note")) { scheduleNote }
            }
        case .afterBirth(let rows):
            settingsSection("Visits for you", id: "now", footer: afterBirthNote) {
                ul { rows.map(postpartum) }
            }
        }
    }

    private func list(_ heading: String, id: String, _ rows: [SuggestionRow]) -> HTML {
        section(.class("stack stack--close"), .ariaLabelledby(id)) {
            h2(.class("group-title"), .id(id)) { heading }
            ul(.class("group")) { rows.map { $0.html } }
        }
    }

    /// What is for some: offered, and out of the way.
    private func folded(_ rows: [SuggestionRow]) -> HTML {
        details(.class("group folded")) {
            summary(.class("row row--action")) {
                disc(.person, .mute)
                span(.class("row__main")) {
                    span(.class("row__title")) { "By choice or if advised" }
                    span(.class("row__sub")) { "\(rows.count) more" }
                }
                icon(.chevron, class: "chev")
            }
            ul { rows.map { $0.html } }
        }
    }

    private func postpartum(_ row: PostpartumRow) -> HTML {
        li(.class("suggestion")) {
            disc(.stethoscope, .appointment)
            div(.class("suggestion__main")) {
                h3(.class("row__title row__title--strong")) { row.title }
                p(.class("row__sub")) { row.until }
            }
            div(.class("suggestion__more")) {
                p(.class("suggestion__words")) { row.words }
                p(.class("facts__source")) { row.source }
            }
        }
    }
}

/// Whose schedule it is, and who decides.
let scheduleNote =
    "A typical schedule in the United States. Yours may differ: your provider decides what you need and when."
private let afterBirthNote = "Sooner if anything worries you. Your provider decides what you need and when."
