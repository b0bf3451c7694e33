import CorginaCore
import Markup

/// The PUQE-24. POSTs to ``SymptomPlace/nausea`` with `nausea_hours_24h`, `vomit_count_24h` and `retch_count_24h` (1...5 points),
/// the questions beside it, and ``EntryFields``.
public struct NauseaPage: Page, Hashable {
    /// The points chosen, by the item's raw value.
    public var points: [String: String] = [:]
    public var ticked: Set<String> = []
    public var entry: EntryFields
    var english: WrittenEnglish
    public var errors: [FieldError] = []

    public init(entry: EntryFields, english: WrittenEnglish) { (self.entry, self.english) = (entry, english) }

    public var title: String { "Nausea score" }

    /// Source: rule NVP_DEHYD.
    public static let questions: [SymptomQuestion] = [
        .atLeast(.hoursWithoutFluids, 24), .atLeast(.hoursWithoutUrine, 8), .sign(.dizzy),
    ]
}

extension NauseaPage {
    public var content: HTML {
        PageFrame(back: ("Back to symptoms", .symptoms(.list)), title: title).html {
            p(.class("lede")) { "The last 24 hours, in three questions (PUQE-24)." }
            form(
                .class("stack"), .method(.post), .action(Route.symptoms(.nausea).address), .data(.navigate),
                .data(.submitted)
            ) {
                for item in PUQE.Item.allCases { question(item) }
                div(.class("card stack")) {
                    fieldset(.class("choice")) {
                        legend(.class("choice__legend")) { "Do any of these apply?" }
                        for question in Self.questions { check(question) }
                    }
                }
                div(.class("card stack")) {
                    entry.html(errors: errors)
                    primaryButton("Log Score")
                }
            }
            p(.class("fine")) {
                "The score shows how much nausea and vomiting affect you. It isn’t a diagnosis. \(english.worryLine)"
            }
        }
    }

    private func question(_ item: PUQE.Item) -> HTML {
        QuestionCard(
            name: item.rawValue, question: item.question,
            answers: item.answers.enumerated().map { ("\($0.offset + 1)", $0.element) },
            chosen: points[item.rawValue] ?? "", error: errors.message(for: item.rawValue)
        ).html
    }

    @HTMLBuilder private func check(_ question: SymptomQuestion) -> HTML {
        if let kind = SymptomKind.of(.nausea) {
            label(.class("check")) {
                input(.type(.checkbox), .name(question.field), .value("yes"), .checked(ticked.contains(question.field)))
                span { question.words(for: kind, units: .metric) }
            }
        }
    }
}

/// A question with its answers, one to choose.
struct QuestionCard {
    var name: String
    var question: String
    var answers: [(value: String, words: String)]
    var chosen: String
    var error: String?

    var html: HTML {
        fieldset(.class("card survey")) {
            legend(.class("survey__words")) { question }
            for answer in answers {
                label(.class("check")) {
                    input(
                        .type(.radio), .name(name), .value(answer.value), .checked(chosen == answer.value), .required())
                    span { answer.words }
                }
            }
            fieldError(error, id: "f-\(name)-error")
        }
    }
}
