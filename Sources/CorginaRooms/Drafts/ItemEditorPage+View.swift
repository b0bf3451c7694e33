import CorginaCore
import Markup

extension ItemEditorPage {
    private var route: Route { .drafts(.item(draft, event: event, item: item)) }

    public var content: HTML {
        Sheet(heading: "Change food", close: .link(.drafts(.sheet(draft)), label: "Back to what I heard")).html(
            over: behind
        ) {
            summaryRow
            if !alternates.isEmpty { alternatesSection }
            FoodSearchSection(
                heading: "Another food", results: search,
                searchRoute: .drafts(.searchItem(draft, event: event, item: item)),
                chooseRoute: route, error: errors.message(for: "words")
            ).html
            oneButtonForm(to: .drafts(.removeItem(draft, event: event, item: item)), class: "btn btn--call btn--wide") {
                icon(.trash, class: "icon--s")
                span { "Remove" }
            }
        }
    }

    private var summaryRow: HTML {
        div(.class("editing")) {
            span(.class("item__emoji"), .ariaHidden) { emoji }
            div(.class("row__main")) {
                h2(.class("editing__name"), .directionAuto) { name }
                if !reason.isEmpty { p(.class("row__sub"), .directionAuto) { reason } }
            }
            p(.class("item__cal figure")) {
                kilocalories
                small { " " + behind.english.energyUnit }
                br()
                small { grams }
            }
        }
    }

    private var alternatesSection: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("alternates")) {
            h2(.class("group-title"), .id("alternates")) { "Did you mean" }
            AlternateChips(choices: alternates, name: name, route: route).html
        }
    }
}
