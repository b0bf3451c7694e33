import Markup

extension ConfirmationPage {
    public var content: HTML {
        Sheet(
            heading: heading,
            close: .discard(
                .discardDraft(draft), label: purpose == .log ? "Close without logging" : "Close without saving"),
            detent: isQuick ? .medium : .large
        ).html(over: behind) {
            if let care { care.html }
            if !sentence.isEmpty { p(.class("quote"), .directionAuto) { "“\(sentence)”" } }
            if let question { notice(.sparkles, .trimester, "", question) }
            for figure in implausible { notice(.warning, .symptom, "", "Not logged: \(figure.description)") }
            fieldError(errors.first?.message, id: "draft-error")
            if let recipe { recipe.html(form: "log", errors: errors) }
            for (index, event) in events.enumerated() {
                EventGroup(
                    event: event, draft: draft, index: index, isOnly: events.count == 1, isRecipe: purpose.isRecipe
                ).html
            }
            if !notUnderstood.isEmpty { leftOver }
            if events.contains(where: \.deservesCallAdvice) { callAdvice }
            actions
        }
    }

    private var heading: String {
        if purpose.isRecipe { return "Your recipe" }
        return purpose == .log ? "I heard:" : "Edit entry"
    }

    private var leftOver: HTML {
        p(.class("left-over")) {
            "Not understood: "
            span(.directionAuto) { notUnderstood.map { "“\($0)”" }.joined(separator: ", ") }
        }
    }

    /// Rule 2 of the clinical reference.
    private var callAdvice: HTML {
        p(.class("left-over")) {
            "If you are worried, call your provider, whatever this app says. In an emergency call 911 (US), 112 (EU) or 999 (UK)."
        }
    }

    @HTMLBuilder private var actions: HTML {
        if events.isEmpty {
            p(.class("empty__title center")) { "I did not find anything to log." }
            p(.class("card__sub center")) {
                "Try naming what you ate, drank, took or felt, such as “two eggs and toast”."
            }
            div(.class("actions")) { quietAgain }
        } else {
            form(
                .class(purpose.isRecipe ? "actions" : "actions actions--lead"), .id("log"), .method(.post),
                .action(Route.logDraft(draft).address), .data(.navigate), .data(.submitted)
            ) {
                if !purpose.isRecipe {
                    a(.class("btn btn--quiet"), .href(Route.draftDetails(draft, event: 0).address), .data(.navigate)) {
                        "Adjust"
                    }
                }
                primaryButton(logLabel, label: logLabel == "Log Meal" ? "Confirm and log this meal: Log Meal" : nil)
            }
        }
    }

    private var quietAgain: HTML {
        oneButtonForm(to: .discardDraft(draft), class: "btn btn--primary btn--wide") { "Try again" }
    }
}
