import CorginaCore
import Markup

/// A birth plan as it is read and printed, with the way to each topic. Removing POSTs to ``BirthPlanPlace/remove(_:)``.
public struct BirthPlanPage: Page, Hashable {
    /// The plan; `nil` before she wrote any of it.
    public var plan: RecordID?
    /// Her first name; empty where she gave none.
    public var name: String
    /// Those answered, in their order.
    public var answers: [Answer]
    /// Those not answered yet.
    public var open: [Topic]
    /// Whether it can be changed: not one of an earlier pregnancy.
    public var isOpen: Bool
    public var toast: Toast?

    /// A topic by its heading.
    public struct Topic: Hashable, Sendable {
        public var topic: BirthPlan.Topic
        public var heading: String
    }

    /// A topic with what she wishes.
    public struct Answer: Hashable, Sendable {
        public var topic: Topic
        public var choices: [String]
        public var words: String
    }

    /// - Parameter isOpen: whether it is the plan of the birth at hand.
    init(_ plan: BirthPlan?, name: String, isOpen: Bool, english: WrittenEnglish, toast: Toast? = nil) {
        self.plan = plan?.id
        self.name = name
        self.isOpen = isOpen
        self.toast = toast
        let topics = BirthPlan.Topic.allCases.map {
            Topic(topic: $0, heading: english.spelled(BirthPlanWords.words($0).heading))
        }
        answers = topics.compactMap { topic in
            plan?[topic.topic].map { Answer(topic: topic, choices: $0.choices, words: $0.words) }
        }
        open = isOpen ? topics.filter { plan?[$0.topic] == nil } : []
    }

    public var title: String { "Birth plan" }

    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to your lists", .checklists(.list)), title: "Birth plan", isTitleHeading: false).html {
            div(.class("lead plan__head")) {
                h1(.class("ask"), .directionAuto) { name.isEmpty ? "My birth plan" : "\(name)’s birth plan" }
                if answers.isEmpty {
                    p(.class("lede")) {
                        "Answer what matters to you, in your own words, and leave out the rest. Then print it, or show it."
                    }
                }
            }
            if !answers.isEmpty { div(.class("plan")) { answers.map(card) } }
            if !open.isEmpty { openTopics }
            if !answers.isEmpty { printButton }
            if let plan { removal(of: plan) }
        }
        if let toast { toast.html }
    }

    private func card(_ answer: Answer) -> HTML {
        section(.class("card plan__topic"), .ariaLabelledby("plan-\(answer.topic.topic.rawValue)")) {
            div(.class("plan__heading")) {
                h2(.class("card__title"), .id("plan-\(answer.topic.topic.rawValue)")) { answer.topic.heading }
                if isOpen {
                    a(
                        .class("link no-print"), .href(Route.birthPlan(.topic(answer.topic.topic)).address),
                        .ariaLabel("Edit \(answer.topic.heading)")
                    ) { "Edit" }
                }
            }
            if !answer.choices.isEmpty {
                ul(.class("plan__choices")) { answer.choices.map { choice in li(.directionAuto) { choice } } }
            }
            if !answer.words.isEmpty { p(.class("plan__words"), .directionAuto) { answer.words } }
        }
    }

    private var openTopics: HTML {
        section(.class("stack stack--close no-print"), .ariaLabelledby("open")) {
            h2(.class("group-title"), .id("open")) { answers.isEmpty ? "What you can write about" : "Not answered" }
            div(.class("group")) {
                for topic in open {
                    a(.class("row row--action"), .href(Route.birthPlan(.topic(topic.topic)).address)) {
                        span(.class("row__main row__title")) { topic.heading }
                        icon(.chevron, class: "chev")
                    }
                }
            }
            p(.class("group-note")) { "Nothing here is advice. Talk it over with your midwife or doctor." }
        }
    }

    private func removal(of plan: RecordID) -> HTML {
        form(.method(.post), .action(Route.birthPlan(.remove(plan)).address), .data(.navigate)) {
            InPlaceConfirmation(
                ask: "Remove this plan", question: "Remove this plan?",
                sentence: "You can take this back right afterwards.", confirm: "Remove", isGrave: true
            ).html
        }
    }
}
