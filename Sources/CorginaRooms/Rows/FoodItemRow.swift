import CorginaCore
import Markup

/// A food on the confirmation sheet: what, how much, how sure, how many calories; tap to change the amount, button to remove.
/// Where Corgina is not sure, the likely others are one tap away (field `food`, POST to the item).
struct FoodItemRow {
    var item: DraftItem
    var draft: RecordID
    var event: Int
    var index: Int
    /// Whether what is asked about it is asked now: one question at a time.
    var asks = false
    /// Whether there is another meal it can go over to. Then it is removed on its own page.
    var isMovable = false
    var english: WrittenEnglish

    private var editor: Route { .drafts(.item(draft, event: event, item: index)) }

    var html: HTML {
        li(.class(asks ? "item item--ask" : "item"), .when(!isMovable, .swipeRow(removing: true))) {
            AmountEditor(
                route: editor, id: "-\(event)-\(index)", emoji: item.emoji, name: item.name,
                listedName: item.listedName,
                words: item.amount, certainty: item.certainty, kilocalories: item.kilocalories, english: english,
                amount: item.form, more: more
            ).html
            if isMovable {
                oneButtonForm(
                    to: .drafts(.change(draft, .move(event: event, item: index))), class: "round item__move",
                    label: "Move \(item.name) to the next meal"
                ) {
                    icon(.swap)
                }
            } else {
                oneButtonForm(
                    to: .drafts(.removeItem(draft, event: event, item: index)), class: "round item__remove",
                    label: "Remove \(item.name)", swipe: .left("Remove")
                ) {
                    icon(.minus)
                }
            }
            if asks, let question = item.question {
                QuestionRow(question: question, route: editor, english: english).html
            } else if item.certainty != .clear && !item.alternates.isEmpty {
                alternates
            }
            SafetyFlag(item: item).html
        }
    }

    /// Why this amount, and the way to another food.
    private var more: HTML {
        div(.class("item__more")) {
            if !item.reason.isEmpty { p(.class("fine"), .directionAuto) { item.reason } }
            a(.class("link"), .href(editor.address), .data(.navigate), .ariaLabel("Change the food: \(item.name)")) {
                "Change food"
                icon(.chevron, class: "icon--s")
            }
        }
    }

    private var alternates: HTML {
        AlternateChips(choices: item.alternates, name: item.name, route: editor).html
    }
}

/// One question in the row of its food; one tap answers. POSTs field `food`.
struct QuestionRow {
    var question: ItemQuestion
    var route: Route
    var english: WrittenEnglish

    var html: HTML {
        form(.class("ask-row"), .method(.post), .action(route.address), .data(.navigate)) {
            fieldset {
                legend(.class("ask-row__q")) { question.words }
                div(.class("ask-row__o")) {
                    for answer in question.answers {
                        button(.class("answer"), .type(.submit), .name("food"), .value(answer.code)) {
                            span(.ariaHidden) { answer.emoji }
                            b { answer.name }
                            small(.class("figure")) { "about \(answer.kilocalories) \(english.energyUnit)" }
                        }
                    }
                }
                if let first = question.answers.first {
                    p(.class("fine")) { "If you don’t choose, it’s logged as \(first.name.lowercased())." }
                }
            }
        }
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
