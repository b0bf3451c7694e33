import CorginaCore
import CorginaJournal
import Markup

/// The visit at hand: what to ask, and what was logged since the last one, to show or to print. Ticking a question POSTs to
/// ``AppointmentPlace/visitQuestion(_:_:)``.
public struct VisitPage: Page, Hashable {
    /// Her first name, or a word in its place.
    public var name: String
    public var next: NextAppointment?
    public var questions: QuestionList?
    /// What was left to ask at the visit before.
    public var leftOver: QuestionList?
    /// "Since your last visit, 24 October"
    public var period: String
    /// "24 Oct to 21 Nov · 29 days"
    public var days: String
    public var groups: [Group]
    var english: WrittenEnglish
    public var toast: Toast?

    /// A few facts of one kind.
    public struct Group: Hashable, Sendable {
        public var heading: String
        public var symbol: Icon
        public var hue: Hue
        public var facts: [Fact]

        /// One line: a name, a figure, and what it is made of.
        public struct Fact: Hashable, Sendable {
            public var name: String
            public var figure: String
            public var note: String

            public init(_ name: String, _ figure: String, _ note: String = "") {
                self.name = name
                self.figure = figure
                self.note = note
            }
        }
    }

    /// - Parameters:
    ///   - next: the appointment at hand.
    ///   - summary: what was logged since the last.
    ///   - pregnancy: the diary's latest, however it stands.
    public init(
        next: HealthEvent?, summary: VisitSummary, pregnancy: Pregnancy?, profile: Profile, now: Moment,
        toast: Toast? = nil
    ) {
        let english = profile.english
        self.english = english
        name = profile.firstName
        self.next = next.map {
            NextAppointment($0, pregnancy: pregnancy, today: now.day, english: profile.english, leadsToVisit: false)
        }
        questions = next.flatMap { event in
            event.appointment.map { QuestionList(event.id, $0.questions, isOnVisit: true) }
        }
        leftOver = summary.last.flatMap { event in
            let open = event.appointment?.openQuestions ?? []
            return open.isEmpty ? nil : QuestionList(event.id, open, isOnVisit: true)
        }
        let count = summary.days.upperBound - summary.days.lowerBound + 1
        period =
            summary.last.map { "Since your last visit, \(english.dayAndMonth($0.moment.day))" }
            ?? "The last \(counted(count, "day"))"
        days = "\(english.short(summary.days.lowerBound)) to \(english.short(summary.days.upperBound))"
        groups = Group.all(summary, pregnancy: pregnancy, profile: profile)
        self.toast = toast
    }

    public var title: String { "Visit summary" }

    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to appointments", .appointments(.list)), title: "Visit summary").html {
            if !name.isEmpty { p(.class("lede"), .directionAuto) { name } }
            if let next {
                next.html
            } else {
                div(.class("card empty no-print")) {
                    disc(.stethoscope, .appointment)
                    p(.class("empty__title")) { "No visit planned" }
                    p(.class("card__sub")) {
                        "Here’s what you logged recently. Add an appointment to collect questions for it."
                    }
                    a(.class("link"), .href(Route.appointments(.add).address)) { "Add an appointment" }
                }
            }
            if let leftOver {
                settingsSection("Still to ask", id: "left", footer: nil) { leftOver.html }
            }
            if let questions { questionSection(questions) }
            summarySection
            printing
            div(.class("no-print")) { quietLink("Report for your midwife or doctor", to: .appointments(.report)) }
            p(.class("fine")) {
                "A summary of what you logged. Nothing is judged; anything you didn’t log is missing."
            }
            notice(
                .warning, .call, "If you’re worried, call, ",
                english.callAnywayLine)
        }
        if let toast { toast.html }
    }

    private func questionSection(_ list: QuestionList) -> HTML {
        settingsSection("Questions to ask", id: "questions", footer: nil) {
            if list.questions.isEmpty {
                p(.class("words words--quiet")) { "None yet." }
            } else {
                list.html
            }
            a(.class("row row--action no-print"), .href(Route.appointments(.one(list.appointment)).address)) {
                disc(.plus, .appointment)
                span(.class("row__main row__title")) { "Add a question" }
                icon(.chevron, class: "chev")
            }
        }
    }

    private var summarySection: HTML {
        section(.class("stack"), .ariaLabelledby("since")) {
            div(.class("section-head")) {
                h2(.class("section-title"), .id("since")) { period }
                p(.class("card__sub figure")) { days }
            }
            if groups.isEmpty {
                div(.class("card")) { p(.class("card__sub")) { "Nothing was logged in these days." } }
            }
            for group in groups { card(group) }
        }
    }

    private func card(_ group: Group) -> HTML {
        section(.class("card summary \(group.hue.className)"), .ariaLabel(group.heading)) {
            div(.class("card__head")) {
                disc(group.symbol, group.hue)
                h3(.class("card__title")) { group.heading }
            }
            dl(.class("summary__facts")) {
                for fact in group.facts {
                    div {
                        dt(.directionAuto) { fact.name }
                        dd {
                            span(.class("summary__figure figure")) { fact.figure }
                            if !fact.note.isEmpty { span(.class("summary__note")) { fact.note } }
                        }
                    }
                }
            }
        }
    }

    private var printing: HTML {
        div(.class("no-print"), .hidden, .data(.ready)) {
            button(.class("btn btn--quiet btn--wide"), .type(.button), .data(.print)) {
                icon(.print, class: "icon--s")
                span { "Print or save as PDF" }
            }
        }
    }
}
