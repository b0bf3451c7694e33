import CorginaCore
import Markup

/// What a file of another app or a clinic holds, before any of it is added. POSTs to ``ImportsPlace/one(_:)``, and what she says where the file
/// leaves something open to ``ImportsPlace/answers(_:)``.
public struct ImportPreviewPage: Page, Hashable {
    public var id: RecordID
    /// "MyFitnessPal"; "a health record"
    public var source: String
    /// What has to be said before it can be read.
    public var questions: [Question]
    /// "212 meals", for each kind that is new.
    public var counts: [String]
    /// "3 January – 20 November 2026"; empty where nothing is new.
    public var days: String
    public var newCount: Int
    public var knownCount: Int
    /// What is not taken: "3 rows have no date that can be read"
    public var leftOut: [String]
    public var samples: [Sample]
    public var notes: [String]
    public var errors: [FieldError]

    /// A question and its answers.
    public struct Question: Hashable, Sendable {
        public var field: String
        public var words: String
        public var choices: [Choice]

        public init(field: String, words: String, choices: [Choice]) {
            self.field = field
            self.words = words
            self.choices = choices
        }
    }

    public struct Choice: Hashable, Sendable {
        public var value: String
        public var words: String

        public init(_ value: String, _ words: String) {
            self.value = value
            self.words = words
        }
    }

    /// A new entry as it will look.
    public struct Sample: Hashable, Sendable {
        public var words: EventWords
        public var when: String
    }

    /// - Parameters:
    ///   - counts: how many are new of each kind.
    ///   - days: those of the new ones.
    public init(
        id: RecordID, source: String, questions: [Question], counts: [(HealthEvent.Details.Kind, Int)],
        days: ClosedRange<CalendarDay>?, knownCount: Int, leftOut: [String], samples: [HealthEvent], notes: [String],
        errors: [FieldError] = [], for visit: Visit
    ) {
        self.id = id
        self.source = source
        self.questions = questions
        self.counts = counts.map { kind, count in
            let look = kind.entry.look
            return counted(count, look.name.lowercased(), plural: look.plural.lowercased())
        }
        newCount = counts.reduce(0) { $0 + $1.1 }
        self.days = days.map { visit.english.range($0.lowerBound, $0.upperBound) } ?? ""
        self.knownCount = knownCount
        self.leftOut = leftOut
        self.samples = samples.map {
            Sample(
                words: EventWords($0.details, units: visit.profile.units, english: visit.english),
                when: "\(visit.english.shortWithYear($0.moment.day)), \(visit.english.clock($0.moment))")
        }
        self.notes = notes
        self.errors = errors
    }

    public var title: String { "From \(source)" }

    public var content: HTML {
        PageFrame(back: ("Back to choosing a file", .imports(.list))).html {
            if questions.isEmpty {
                screenLead("From \(source)", lead)
                found
                if !leftOut.isEmpty { list("What is not taken", id: "left", leftOut) }
                if !samples.isEmpty { shown }
                notes.map { words in p(.class("fine")) { words } }
                if newCount > 0 { adding }
            } else {
                screenLead("From \(source)", "One thing first: the file does not say.")
                asking
            }
            oneButtonForm(to: .imports(.discard(id)), class: "btn btn--quiet btn--wide") { "Discard the file" }
        }
    }

    private var lead: String {
        switch (newCount, knownCount) {
        case (0, 0): "There is nothing in this file that a diary keeps."
        case (0, _): "Everything in this file is in your diary already."
        default: "Nothing is added yet. This is what would be."
        }
    }

    @HTMLBuilder private var found: HTML {
        if newCount > 0 { list("New, \(days)", id: "new", counts) }
        if knownCount > 0 {
            p(.class("fine")) {
                "\(counted(knownCount, "entry", plural: "entries")) of it \(knownCount == 1 ? "is" : "are") here already, and will not be added again."
            }
        }
    }

    private func list(_ heading: String, id: String, _ lines: [String]) -> HTML {
        settingsSection(heading, id: id, footer: nil) {
            ul { lines.map { line in li(.class("row")) { p(.class("row__main")) { line } } } }
        }
    }

    private var shown: HTML {
        settingsSection("For example", id: "samples", footer: "The newest of each kind.") {
            ul {
                for sample in samples {
                    li(.class("row")) {
                        disc(sample.words.symbol, sample.words.hue)
                        span(.class("row__main")) { EventLine(words: sample.words, when: sample.when).html }
                    }
                }
            }
        }
    }

    private var adding: HTML {
        form(.method(.post), .action(Route.imports(.one(id)).address), .class("bare-form"), .data(.navigate)) {
            primaryButton("Add \(counted(newCount, "entry", plural: "entries"))")
        }
    }

    private var asking: HTML {
        form(.class("stack"), .method(.post), .action(Route.imports(.answers(id)).address), .data(.navigate)) {
            for question in questions {
                div(.class("card stack")) {
                    ChoiceGroup(
                        name: question.field, legend: question.words,
                        choices: question.choices.map { ($0.value, $0.words) }, selected: ""
                    ).html
                    if let error = errors.message(for: question.field) {
                        p(.class("field__error"), .role(.alert)) {
                            icon(.warning)
                            span { error }
                        }
                    }
                }
            }
            primaryButton("Continue")
        }
    }
}
