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
        MoodFrame(
            title: title, lede: "Over the last 14 days, how often have you been bothered by this?", care: care,
            talk: TalkCard(speaksOfPregnancy: speaksOfPregnancy, english: english),
            fine: "The two questions are the PHQ-2. It isn’t a diagnosis."
        ).html {
            MoodFields(place: .mood, button: "Log Mood", entry: entry, errors: errors).html {
                for item in MoodCheck.Item.allCases { question(item) }
            } last: {
                thoughtsOfHarm
            }
        }
    }

    private func question(_ item: MoodCheck.Item) -> HTML {
        QuestionCard(
            name: item.rawValue, question: item.question,
            answers: MoodCheck.answers.enumerated().map { ("\($0.offset)", $0.element) },
            chosen: points[item.rawValue] ?? "", error: errors.message(for: item.rawValue)
        ).html
    }

    private var thoughtsOfHarm: HTML {
        label(.class("check")) {
            input(.type(.checkbox), .name("selfHarm"), .value("yes"), .checked(thinksOfHarm))
            span {
                speaksOfPregnancy
                    ? "I have thoughts of harming myself or the baby" : "I have thoughts of harming myself"
            }
        }
    }
}
