import CorginaCore
import CorginaLanguage
import Markup

extension ConfirmationPage {
    public var content: HTML {
        Sheet(
            heading: heading, close: close,
            detent: isQuick ? .medium : .large
        ).html(over: behind) {
            if let care { care.html }
            if let photo { shot(photo, alt: "Your photo") }
            if !sentence.isEmpty { quote }
            if let spoken { otherWords(than: spoken) }
            if let ownWords { suggested(for: ownWords) }
            for figure in implausible { notice(.warning, .symptom, "", "Not logged: \(figure.description)") }
            for remark in remarks { notice(.drop, .hydration, "", remark) }
            fieldError(errors.first?.message, id: "draft-error")
            if let recipe { recipe.html(form: "log", errors: errors) }
            for (index, event) in events.enumerated() {
                if let before = mealBefore(index) { joining(before) }
                EventGroup(
                    event: event, draft: draft, index: index, isOnly: events.count == 1, isRecipe: purpose.isRecipe,
                    isOneOfMeals: event.isMeal && meals.count > 1, asked: asked(in: index),
                    english: behind.english
                ).html
            }
            if let habit { habit.html(draft: draft) }
            offerList
            if !notUnderstood.isEmpty, !events.isEmpty { leftOver }
            // The notice above says it already.
            if care == nil, events.contains(where: { $0.deservesCallAdvice }) { callAdvice }
            actions
        }
    }

    /// With a new photo it leads back to it, where she can say something else of it or discard it.
    private var close: Sheet.Close {
        if photo != nil, purpose == .log { return .link(.photos(.foods(draft)), label: "Back to your photo") }
        return .discard(
            .drafts(.discard(draft)), label: purpose == .log ? "Close without logging" : "Close without saving")
    }

    private var heading: String {
        if purpose.isRecipe { return "Your recipe" }
        guard purpose == .log else { return "Edit entry" }
        // The notice comes first, and is nothing she said.
        guard care == nil else { return "Before you log" }
        guard ownWords == nil else { return "Did you mean:" }
        return photo == nil ? "I heard:" : "In your photo:"
    }

    /// Her words, with the one that is asked about marked.
    private var quote: HTML {
        p(.class("quote"), .directionAuto) {
            if let openWord, let range = sentence.firstRange(ofText: openWord) {
                "“\(sentence[..<range.lowerBound])"
                mark { openWord }
                "\(sentence[range.upperBound...])”"
            } else {
                "“\(sentence)”"
            }
        }
    }

    /// What was misheard is said again, or written. A script listens; without it the words are written alone.
    private func otherWords(than spoken: Draft.Spoken) -> HTML {
        div(.class("meta")) {
            form(
                .class("bare-form"), .method(.post), .action(Route.drafts(.change(draft, .sayAgain)).address),
                .data(.navigate)
            ) {
                input(.type(.hidden), .name("sentence"), .value(""))
                if let day = spoken.day { input(.type(.hidden), .name("day"), .value("\(day)")) }
                button(.class("chip"), .type(.button), .data(.sayAgain), .hidden) {
                    icon(.mic)
                    "Say it again"
                }
            }
            form(
                .class("bare-form"), .method(.post), .action(Route.drafts(.change(draft, .editSentence)).address),
                .data(.navigate), .data(.byHand)
            ) {
                input(.type(.hidden), .name("sentence"), .value(""))
                button(.class("chip"), .type(.submit)) {
                    icon(.keyboard)
                    "Edit Sentence"
                }
            }
        }
    }

    /// Whose the words above are, and the way back to hers.
    private func suggested(for own: String) -> HTML {
        div(.class("stack stack--close")) {
            p(.class("card__sub"), .directionAuto) { "You said “\(own)”. These words were suggested." }
            div(.class("chips")) {
                oneButtonForm(to: .drafts(.change(draft, .ownWords)), class: "chip") { "No, keep my words" }
            }
        }
    }

    private var meals: [Int] { events.indices.filter { events[$0].isMeal } }

    /// The meal a meal can be joined with: the one before it.
    private func mealBefore(_ event: Int) -> Int? {
        guard purpose == .log, let place = meals.firstIndex(of: event), place > 0 else { return nil }
        return meals[place - 1]
    }

    /// The item of an event that is asked about: the first of all that could be.
    private func asked(in event: Int) -> Int? {
        let open = events.map { event in
            if case .food(_, let items, _) = event.content {
                items.firstIndex { $0.question != nil }
            } else {
                nil as Int?
            }
        }
        return open.firstIndex { $0 != nil } == event ? open[event] : nil
    }

    private func joining(_ meal: Int) -> HTML {
        div(.class("join")) {
            oneButtonForm(to: .drafts(.change(draft, .join(event: meal))), class: "chip") {
                icon(.join)
                "Join into one meal"
            }
        }
    }

    private var leftOver: HTML {
        section(.class("card kept"), .ariaLabelledby("left-over")) {
            disc(.note, .mute)
            div {
                h2(.class("kept__title"), .id("left-over")) { "I didn’t understand" }
                p(.class("kept__words"), .directionAuto) { notUnderstood.map { "“\($0)”" }.joined(separator: ", ") }
            }
            div(.class("kept__acts")) {
                sentenceBack(class: "btn btn--quiet")
                oneButtonForm(to: .drafts(.change(draft, .keepAsNote)), class: "btn btn--soft") { "Keep as a Note" }
            }
        }
    }

    private func sentenceBack(class name: String) -> HTML {
        oneButtonForm(to: .drafts(.change(draft, .editSentence)), class: name) { "Edit Sentence" }
    }

    /// Source: docs/clinical/README.md, rule 2.
    private var callAdvice: HTML {
        p(.class("left-over")) { behind.english.worryLine }
    }

    private var actions: HTML { events.isEmpty ? nothingToLog : logForm }

    @HTMLBuilder private var nothingToLog: HTML {
        if !offers.isEmpty {
            p(.class("empty__title center")) { "I don’t know this food for sure." }
        } else if remarks.isEmpty {
            p(.class("empty__title center")) { "I couldn’t find anything to log." }
            p(.class("card__sub center")) {
                "Try something like “two eggs and toast” or “mild headache”."
            }
        } else {
            p(.class("empty__title center")) { "There is nothing new to log." }
        }
        if let rewordingHost {
            oneButtonForm(to: .drafts(.change(draft, .reword)), class: "btn btn--soft btn--wide") {
                "Suggest other words"
            }
            p(.class("group-note center")) { "Sends this sentence to \(rewordingHost)." }
        }
        div(.class("actions")) {
            oneButtonForm(to: .drafts(.change(draft, .keepAsNote)), class: "btn btn--quiet btn--wide") {
                "Keep as a Note"
            }
            sentenceBack(class: "btn btn--primary btn--wide")
        }
    }

    private var logForm: HTML {
        form(
            .class(purpose.isRecipe ? "actions" : "actions actions--lead"), .id("log"), .method(.post),
            .action(Route.drafts(.log(draft)).address), .data(.navigate), .data(.submitted)
        ) {
            if !purpose.isRecipe {
                a(
                    .class("btn btn--quiet"), .href(Route.drafts(.details(draft, event: 0)).address),
                    .data(.navigate)
                ) {
                    "Adjust"
                }
            }
            // With the words the seeds name for it, for who speaks to her phone: "Log", "Confirm", "Save meal".
            primaryButton(
                logLabel, label: logLabel == "Log Meal" ? "Confirm and log this meal: Log Meal, Save Meal" : nil)
        }
    }

}
