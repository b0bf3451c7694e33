import CorginaCore
import Markup

/// One appointment. Forms: a question (field `question`) to ``AppointmentPlace/questions(_:)``, what came out of it (field
/// `results`) to ``AppointmentPlace/results(_:)``, ticking and removing questions, removing it.
public struct AppointmentPage: Page, Hashable {
    public var card: NextAppointment
    public var questions: QuestionList
    /// What she typed when it was refused.
    public var question: String
    public var results: String
    public var notes: String
    /// Whether it lies ahead, and has no results yet.
    public var isAhead: Bool
    public var typical: Typical?
    public var errors: [FieldError]
    public var toast: Toast?

    /// The row of the typical schedule it is.
    public struct Typical: Hashable, Sendable {
        public var title: String
        public var weeks: String
        public var words: String
        public var source: String
    }

    /// - Returns: `nil` for an entry that is no appointment.
    public init?(
        _ event: HealthEvent, pregnancy: Pregnancy?, profile: Profile, now: Moment, question: String = "",
        results: String? = nil, errors: [FieldError] = [], toast: Toast? = nil
    ) {
        guard let appointment = event.appointment else { return nil }
        card = NextAppointment(
            event, pregnancy: pregnancy, today: now.day, english: profile.english, leadsToVisit: false)
        questions = QuestionList(event.id, appointment.questions)
        self.question = question
        self.results = results ?? appointment.results
        notes = event.notes
        isAhead = event.moment > now
        // After a loss nothing speaks of weeks.
        typical =
            pregnancy?.outcome.isLoss == true
            ? nil
            : appointment.typical.map {
                Typical(
                    title: $0.title, weeks: $0.weeksWords, words: profile.english.spelled($0.words),
                    source: $0.sourceLine)
            }
        self.errors = errors
        self.toast = toast
    }

    public var title: String { "Appointment" }

    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to appointments", .appointments(.list)), title: "Appointment").html {
            card.html
            questionSection
            if isAhead && results.isEmpty { laterResults } else { resultsSection }
            if !notes.isEmpty {
                settingsSection("Notes", id: "notes", footer: nil) {
                    p(.class("words"), .directionAuto) { notes }
                }
            }
            if let typical { typicalSection(typical) }
            div(.class("stack stack--close")) {
                quietLink("Edit", to: .appointments(.edit(card.id)))
                removal
            }
        }
        if let toast { toast.html }
    }

    private var questionSection: HTML {
        settingsSection("Questions to ask", id: "questions", footer: nil) {
            if !questions.questions.isEmpty { questions.html }
            form(
                .class("settings-form"), .method(.post), .action(Route.appointments(.questions(card.id)).address),
                .data(.navigate)
            ) {
                Field(
                    name: "question", label: questions.questions.isEmpty ? "A question" : "Another question",
                    value: question, error: errors.message(for: "question")
                ).html(
                    .type(.text), .maxlength(500), .required(), .autocomplete(.off), .autocapitalize(.sentences),
                    .enterkeyhint(.done), .directionAuto)
                button(.class("btn btn--soft btn--wide"), .type(.submit)) { "Add question" }
            }
        }
    }

    private var resultsSection: HTML {
        settingsSection("Results and next steps", id: "results", footer: nil) { resultsForm }
    }

    private var laterResults: HTML {
        details(.class("group folded")) {
            summary(.class("row row--action")) {
                disc(.note, .mute)
                span(.class("row__main row__title")) { "Results and next steps" }
                icon(.chevron, class: "chev")
            }
            resultsForm
        }
    }

    private var resultsForm: HTML {
        form(
            .class("settings-form"), .method(.post), .action(Route.appointments(.results(card.id)).address),
            .data(.navigate)
        ) {
            Field(
                name: "results", label: "Results, notes and next steps",
                error: errors.message(for: "results")
            ).frame {
                textarea(
                    .id("f-results"), .name("results"), .rows(3), .maxlength(Appointment.longestText), .data(.grow),
                    .directionAuto, .ariaInvalid(errors.message(for: "results") != nil),
                    .when(errors.message(for: "results") != nil, .ariaDescribedby("f-results-error")), text: results)
            }
            button(.class("btn btn--soft btn--wide"), .type(.submit)) { "Save results" }
        }
    }

    private func typicalSection(_ typical: Typical) -> HTML {
        settingsSection("From the typical schedule", id: "typical", footer: nil) {
            div(.class("row")) {
                disc(.calendar, .appointment)
                div(.class("row__main")) {
                    p(.class("row__title row__title--strong")) { "\(typical.title) · \(typical.weeks)" }
                    p(.class("row__sub")) { typical.words }
                    p(.class("facts__source")) { typical.source }
                }
            }
        }
    }

    private var removal: HTML {
        form(.method(.post), .action(Route.appointments(.remove(card.id)).address), .data(.navigate)) {
            InPlaceConfirmation(
                ask: "Delete", question: "Delete this appointment?",
                sentence: "You can take this back right afterwards.", confirm: "Delete", isGrave: true
            ).html
        }
    }
}
