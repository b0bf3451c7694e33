import CorginaCore
import Markup

/// One topic of the plan. POSTs to ``BirthPlanPlace/topic(_:)`` with any number of `choice`, with `words`, and with `next` to go on
/// to the topic after it.
public struct BirthPlanTopicPage: Page, Hashable {
    public var topic: BirthPlan.Topic
    public var question: String
    /// Everything to choose from, with what she chose.
    public var choices: [Choice]
    public var words: String
    /// Whether another topic follows.
    public var hasNext: Bool
    public var errors: [FieldError]

    /// An answer to choose.
    public struct Choice: Hashable, Sendable {
        public var words: String
        public var isChosen: Bool
    }

    /// - Parameter answer: what she wrote before, or what was refused just now.
    init(_ topic: BirthPlan.Topic, _ answer: BirthPlan.Answer?, english: WrittenEnglish, errors: [FieldError] = []) {
        self.topic = topic
        self.errors = errors
        let asked = BirthPlanWords.words(topic)
        question = english.spelled(asked.question)
        let chosen = answer?.choices ?? []
        let offered = asked.choices.map(english.spelled)
        choices =
            offered.map { Choice(words: $0, isChosen: chosen.contains($0)) }
            + chosen.filter { !offered.contains($0) }.map { Choice(words: $0, isChosen: true) }
        words = answer?.words ?? ""
        hasNext = topic.next != nil
    }

    public var title: String { "Birth plan" }

    public var content: HTML {
        PageFrame(back: ("Back to the plan", .birthPlan(.current)), title: "Birth plan", isTitleHeading: false).html {
            div(.class("lead")) { h1(.class("ask"), .id("question")) { question } }
            form(
                .class("stack"), .method(.post), .action(Route.birthPlan(.topic(topic)).address), .data(.navigate),
                .data(.submitted)
            ) {
                if !choices.isEmpty {
                    fieldset(.class("choice card")) {
                        legend(.class("vh")) { question }
                        div(.class("chips plan__chips")) { choices.map(chip) }
                    }
                }
                ownWords
                saving
            }
            p(.class("fine")) { "Leave it blank and the plan won’t mention it." }
        }
    }

    @HTMLBuilder private var saving: HTML {
        if hasNext {
            button(.class("btn btn--primary btn--wide"), .type(.submit), .name("next"), .value("yes")) {
                "Save and continue"
            }
            button(.class("btn btn--quiet btn--wide"), .type(.submit)) { "Save" }
        } else {
            primaryButton("Save")
        }
    }

    @HTMLBuilder private var ownWords: HTML {
        div(.class("card stack")) {
            Field(
                name: "words", label: "In your words", hint: "As you would say it to those who are there",
                error: errors.message(for: "words")
            ).frame {
                textarea(
                    .id("f-words"), .name("words"), .rows(4), .maxlength(BirthPlan.longestWords), .data(.grow),
                    .data(.keep), .directionAuto, .ariaInvalid(!errors.isEmpty),
                    .ariaDescribedby(errors.isEmpty ? "f-words-hint" : "f-words-error"), text: words)
            }
        }
    }

    private func chip(_ choice: Choice) -> HTML {
        label(.class("chip")) {
            input(.type(.checkbox), .name("choice"), .value(choice.words), .checked(choice.isChosen))
            span(.directionAuto) { choice.words }
        }
    }
}
