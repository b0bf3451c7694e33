import Markup

extension SafePage {
    public var content: HTML {
        PageFrame(back: ("Back to today", .today), title: "Safe to eat?").html {
            search
            if !food.isEmpty { answer }
            p(.class("fine")) {
                "Corgina goes by the stricter of US and UK advice. \(disclaimer)"
            }
        }
    }

    private var search: HTML {
        div(.class("stack stack--close")) {
            form(
                .class("search"), .method(.post), .action(Route.nutrition(.safe).address), .data(.navigate),
                .role(.search),
                .ariaLabel("Look up a food")
            ) {
                label(.class("vh"), .for("f-food")) { "A food or drink" }
                input(
                    .id("f-food"), .name("food"), .type(.search), .value(food), .placeholder("Brie, tuna, green tea…"),
                    .required(),
                    .maxlength(100), .autocomplete(.off), .enterkeyhint(.search), .directionAuto,
                    .ariaInvalid(errors.message(for: "food") != nil))
                button(.class("round round--tint h-rose"), .type(.submit), .ariaLabel("Look up")) { icon(.search) }
            }
            fieldError(errors.message(for: "food"), id: "f-food-error")
            if food.isEmpty {
                p(.class("group-note")) {
                    "Type a dish or a drink as you would say it, such as “smoked salmon bagel”. Say if it is cooked or heated: it can change the answer."
                }
            }
        }
    }

    private var answer: HTML {
        section(.class("stack"), .role(.status), .ariaLabelledby("answer")) {
            h2(.class("group-title"), .id("answer"), .directionAuto) { "On “\(food)”" }
            if findings.isEmpty && notes.isEmpty {
                div(.class("card empty")) {
                    disc(.search, .mute)
                    p(.class("empty__title")) { "Not on Corgina's list" }
                    p(.class("card__sub")) {
                        "Corgina’s list has no food by that name. That isn’t a guarantee; ask your provider if you’re unsure."
                    }
                }
            }
            if !findings.isEmpty { div(.class("group")) { findings.map { $0.html } } }
            if !notes.isEmpty { div(.class("group")) { notes.map(noteCard) } }
            if let caffeineToday { caffeineSection(caffeineToday) }
        }
    }

    private func noteCard(_ note: SafetyNote) -> HTML {
        div(.class("safety")) {
            h3(.class("safety__name")) { note.name }
            p(.class("safety__words")) { note.advice }
            p(.class("row__sub")) { note.source }
        }
    }

    private func caffeineSection(_ today: String) -> HTML {
        settingsSection("Caffeine in a serving", id: "caffeine", footer: "\(today) Typical figures; brands differ.") {
            ul { caffeine.map { line in li(.class("row figure")) { span(.class("row__main")) { line } } } }
        }
    }
}

extension SafetyCard {
    var html: HTML {
        div(.class("safety")) {
            safetyBadge(level)
            h3(.class("safety__name")) { name }
            words
        }
    }

    /// Why, what to do, and who says so.
    @HTMLBuilder var words: HTML {
        p(.class("safety__words")) { reason }
        p(.class("safety__words")) {
            b { "What to do: " }
            advice
        }
        if !countries.isEmpty { p(.class("row__sub")) { countries } }
        p(.class("row__sub")) { source }
    }
}
