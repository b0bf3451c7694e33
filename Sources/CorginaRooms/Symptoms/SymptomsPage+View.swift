import CorginaCore
import Markup

extension SymptomsPage {
    @HTMLBuilder public var content: HTML {
        PageFrame(back: back, title: title).html {
            if let care { care.html }
            if let pastDay {
                p(.class("group-note group-note--lead")) { "Logged onto \(english.withWeekday(pastDay))." }
            }
            search
            if words.isEmpty {
                checks
                lately
                if !afterMeals.isEmpty { mealsBefore }
            }
            div(.class("stack"), .data(.filtered)) {
                groups.filter { !$0.kinds.isEmpty }.enumerated().map { index, group in groupHTML(group, at: index) }
            }
            if !words.isEmpty, groups.allSatisfy({ $0.kinds.isEmpty }) {
                p(.class("left-over"), .role(.status)) {
                    "Nothing found for “\(words)”. You can log it in your own words."
                }
            }
            nav(.class("group"), .ariaLabel("Something else")) {
                linkRow(.plus, .symptom, "Something else", to: place(.own))
                if !words.isEmpty { linkRow(.back, .mute, "All symptoms", to: place(.list)) }
            }
            p(.class("fine")) { english.worryLine }
        }
        if let toast { toast.html }
    }

    private func place(_ place: SymptomPlace) -> Route { .symptoms(place.onDay(pastDay)) }

    private var back: (String, Route) {
        pastDay.map { ("Back to \(english.dayAndMonth($0))", .day($0)) } ?? ("Back to today", .today)
    }

    private var search: HTML {
        form(
            .class("search"), .method(.post), .action(place(.search).address), .data(.navigate),
            .role(.search),
            .ariaLabel("Search symptoms")
        ) {
            label(.class("vh"), .for("f-words")) { "Search symptoms" }
            input(
                .id("f-words"), .name("words"), .type(.search), .value(words), .placeholder("What do you feel?"),
                .required(), .maxlength(60), .autocomplete(.off), .enterkeyhint(.search), .directionAuto, .data(.filter)
            )
            button(.class("round round--tint h-sym"), .type(.submit), .ariaLabel("Search")) { icon(.search) }
        }
    }

    private var checks: HTML {
        nav(.class("group"), .ariaLabel("Checks")) {
            if isExpecting { linkRow(.wave, .symptom, "Nausea score (PUQE-24)", to: place(.nausea)) }
            linkRow(.smile, .evening, "Mood check", to: place(.mood))
            linkRow(.smile, .evening, "Edinburgh scale (EPDS)", to: place(.edinburgh))
        }
    }

    private func groupHTML(_ group: Group, at index: Int) -> HTML {
        section(.class("stack stack--close"), .ariaLabelledby("group-\(index)")) {
            h2(.class("group-title"), .id("group-\(index)")) { group.name }
            ul(.class("kinds")) {
                for kind in group.kinds {
                    li {
                        a(.class("chip"), .href(place(.form(of: kind)).address)) {
                            english.spelled(kind.offeredName(speaksOfPregnancy))
                        }
                    }
                }
            }
        }
    }

    /// How many are told before she asks for more.
    private static let mostShown = 4

    private var lately: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("lately")) {
            h2(.class("group-title"), .id("lately")) { "Last 28 days" }
            if history.isEmpty {
                div(.class("card empty")) {
                    disc(.heart, .symptom)
                    p(.class("empty__title")) { "Nothing logged" }
                    p(.class("card__sub")) { "Symptoms you log appear here, with how often you’ve had them." }
                }
            } else {
                div(.class("group")) {
                    ul { history.prefix(Self.mostShown).map(latelyRow) }
                    if history.count > Self.mostShown {
                        details(.class("lately__more")) {
                            summary(.class("link")) {
                                span(.class("when-shut")) { "Show \(history.count - Self.mostShown) more" }
                                span(.class("when-open")) { "Show fewer" }
                                icon(.chevron)
                            }
                            ul { history.dropFirst(Self.mostShown).map(latelyRow) }
                        }
                    }
                }
            }
        }
    }

    private var mealsBefore: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("before")) {
            h2(.class("group-title"), .id("before")) { "What you ate before nausea or heartburn" }
            ol(.class("group felt")) {
                for felt in afterMeals {
                    li {
                        a(.class("row row--action"), .href(Route.entries(.one(felt.event)).address)) {
                            disc(.heart, .symptom)
                            span(.class("row__main")) {
                                span(.class("row__title row__title--strong"), .directionAuto) { felt.name }
                                span(.class("row__sub")) { felt.when }
                                if felt.meals.isEmpty { span(.class("felt__meal")) { "No food logged before it" } }
                                for meal in felt.meals { span(.class("felt__meal"), .directionAuto) { meal } }
                            }
                            icon(.chevron, class: "chev")
                        }
                    }
                }
            }
            p(.class("group-note")) {
                "This is what came before, not what caused it. Insights compares all your meals."
            }
        }
    }

    private func latelyRow(_ lately: Lately) -> HTML {
        li {
            a(.class("row row--action"), .href(lately.route.address)) {
                disc(.heart, .symptom)
                span(.class("row__main")) {
                    span(.class("row__title row__title--strong"), .directionAuto) { lately.name }
                    span(.class("row__sub")) { lately.line }
                }
                icon(.chevron, class: "chev")
            }
        }
    }
}
