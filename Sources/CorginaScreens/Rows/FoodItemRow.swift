import CorginaCore
import Markup

/// A food on the confirmation sheet: what, how much, how sure, how many calories; tap to edit, button to remove.
/// Where Corgina is not sure, the likely others are one tap away (field `food`, POST to the item).
struct FoodItemRow {
    var item: DraftItem
    var draft: RecordID
    var event: Int
    var index: Int

    private var editor: Route { .draftItem(draft, event: event, item: index) }

    var html: HTML {
        li(.class("item")) {
            span(.class("item__emoji"), .ariaHidden) { item.emoji }
            a(.class("item__main"), .href(editor.address), .data(.navigate)) {
                span(.class("item__name"), .directionAuto) { item.name }
                span(.class("item__portion")) {
                    span(.class("amount")) { item.amount }
                    item.certainty.html
                }
                span(.class("vh")) { ". Edit" }
            }
            p(.class("item__cal figure")) {
                item.kilocalories
                small { " cal" }
            }
            oneButtonForm(
                to: .removeDraftItem(draft, event: event, item: index), class: "round item__remove",
                label: "Remove \(item.name)"
            ) {
                icon(.minus)
            }
            if item.certainty != .clear && !item.alternates.isEmpty { alternates }
            SafetyFlag(item: item).html
        }
    }

    private var alternates: HTML {
        AlternateChips(choices: item.alternates, name: item.name, route: editor).html
    }
}

/// The likely foods side by side; one tap chooses. POSTs field `food`.
struct AlternateChips {
    var choices: [FoodChoice]
    var name: String
    var route: Route

    var html: HTML {
        form(
            .class("alts"), .method(.post), .action(route.address), .data(.navigate),
            .ariaLabel("Alternates for \(name)")
        ) {
            for choice in choices {
                button(
                    .class("chip"), .type(.submit), .name("food"), .value(choice.code), .ariaPressed(choice.isChosen)
                ) {
                    choice.name
                }
            }
        }
    }
}
