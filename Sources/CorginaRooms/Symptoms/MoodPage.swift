import CorginaCore
import Markup

/// The PHQ-2, with the numbers to call in sight. POSTs to ``SymptomPlace/mood`` with `interest` and `mood` (0...3 points), `selfHarm` and
/// ``EntryFields``.
public struct MoodPage: Page, Hashable {
    /// The points chosen, by the item's raw value.
    public var points: [String: String] = [:]
    public var thinksOfHarm = false
    public var entry: EntryFields
    /// Whether a pregnancy may be spoken of: not after a loss.
    public var speaksOfPregnancy: Bool
    var english: WrittenEnglish
    public var errors: [FieldError] = []
    public var care: CareNotice?

    public init(entry: EntryFields, speaksOfPregnancy: Bool, english: WrittenEnglish) {
        self.entry = entry
        self.speaksOfPregnancy = speaksOfPregnancy
        self.english = english
    }

    public var title: String { MoodCheck.name }
}

extension MoodPage {
    public var content: HTML {
        PageFrame(back: ("Back to symptoms", .symptoms(.list)), title: title).html {
            if let care { care.html }
            p(.class("lede")) { "Over the last 14 days, how often have you been bothered by this?" }
            questions
            TalkCard(speaksOfPregnancy: speaksOfPregnancy, english: english).html
            p(.class("fine")) { "The two questions are the PHQ-2. It isn’t a diagnosis. \(english.worryLine)" }
        }
    }

    @HTMLBuilder private var questions: HTML {
        form(.class("stack"), .method(.post), .action(Route.symptoms(.mood).address), .data(.navigate)) {
            for item in MoodCheck.Item.allCases {
                QuestionCard(
                    name: item.rawValue, question: item.question,
                    answers: MoodCheck.answers.enumerated().map { ("\($0.offset)", $0.element) },
                    chosen: points[item.rawValue] ?? "", error: errors.message(for: item.rawValue)
                ).html
            }
            div(.class("card stack")) {
                label(.class("check")) {
                    input(.type(.checkbox), .name("selfHarm"), .value("yes"), .checked(thinksOfHarm))
                    span {
                        speaksOfPregnancy
                            ? "I have thoughts of harming myself or the baby" : "I have thoughts of harming myself"
                    }
                }
                entry.html(errors: errors)
                primaryButton("Log Mood")
            }
        }
    }
}
