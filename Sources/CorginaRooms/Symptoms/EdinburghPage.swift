import CorginaCore
import Markup

/// The result of the EPDS, which she filled in elsewhere. POSTs to ``SymptomPlace/edinburgh`` with `total` (0...30), `selfHarm` (0...3
/// points of the last question) and ``EntryFields``.
///
/// Its questions are not shown: they are under copyright (source EPDS in `sources.csv`).
public struct EdinburghPage: Page, Hashable {
    public var total = ""
    /// The points chosen for the last question.
    public var selfHarm = ""
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

    public var title: String { EdinburghScore.name }
}

extension EdinburghPage {
    public var content: HTML {
        MoodFrame(
            title: title, lede: "Keep the result of this questionnaire, if your provider gave it to you.", care: care,
            talk: TalkCard(speaksOfPregnancy: speaksOfPregnancy, english: english), fine: "The score isn’t a diagnosis."
        ).html {
            result
            whereItIs
        }
    }

    private var result: HTML {
        MoodFields(place: .edinburgh, button: "Log Result", entry: entry, errors: errors).html {
            div(.class("card stack")) {
                Field(
                    name: "total", label: "Total, from 0 to 30", value: total, error: errors.message(for: "total")
                ).html(.type(.number), .inputmode(.numeric), .min("0"), .max("30"), .step("1"), .required())
            }
            QuestionCard(
                name: "selfHarm", question: "How many points did the last question get, about harming yourself?",
                answers: EdinburghScore.points.map { ("\($0)", counted($0, "point")) }, chosen: selfHarm,
                error: errors.message(for: "selfHarm")
            ).html
        }
    }

    private var whereItIs: HTML {
        section(.class("card stack"), .ariaLabelledby("questions")) {
            h2(.class("card__title"), .id("questions")) { "Where the questions are" }
            p(.class("card__sub")) {
                "The ten questions are under copyright, so Corgina doesn’t show them. Ask your provider for the form, or read about it:"
            }
            a(.class("source__link"), .href(.web("pmc.ncbi.nlm.nih.gov/articles/PMC4440326/"))) {
                "About the Edinburgh scale, on another website (PubMed Central)"
            }
            a(.class("link"), .href(Route.symptoms(.mood).address), .data(.navigate)) {
                "Or answer two free questions here: the mood check"
            }
        }
    }
}
