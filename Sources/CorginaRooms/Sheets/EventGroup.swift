import CorginaCore
import Markup

/// One understood event on the sheet: its chips, its rows and a place for a note.
struct EventGroup {
    var event: DraftEvent
    var draft: RecordID
    var index: Int
    var isOnly: Bool
    /// A recipe has ingredients, and no time and no note.
    var isRecipe = false
    /// Whether there are other meals, so that each has a head of its own.
    var isOneOfMeals = false
    /// The item that is asked about now, if one of these.
    var asked: Int?
    var english: WrittenEnglish

    var html: HTML {
        section(.class("stack stack--close"), .ariaLabel(spokenName)) {
            switch event.content {
            case .food(let mealType, let items, let nutrition):
                if isOneOfMeals {
                    head(mealType, nutrition, items.count)
                } else if !isRecipe {
                    chips(mealType, items.count)
                }
                foodRows(items)
                if !items.isEmpty, !isOneOfMeals { nutrition.html }
                tagList(event.tags)
                if !isRecipe { notesField }
            case .other(let words, _):
                div(.class("group")) {
                    otherRow(words)
                    if event.asksSeverity { severityChips(words.title) }
                    notesField
                }
            }
        }
    }

    /// "Meal", "Symptom: Headache": told apart where several of a kind were said.
    private var spokenName: String {
        if case .food(let mealType, _, _) = event.content, isOneOfMeals {
            return "Entry \(index + 1): \(mealType.displayName)"
        }
        guard case .other(let words, _) = event.content else { return event.kindName }
        return "\(event.kindName): \(words.title)"
    }

    private func chips(_ mealType: MealType, _ items: Int) -> HTML {
        div(.class("meta")) {
            chip(mealType.symbol, mealType.displayName, label: "Meal: \(mealType.displayName). Change")
            chip(.clock, event.shortWhen, label: "Time: \(event.when). Change")
            if items > 1 { splitting(isShort: false) }
            if !isOnly { removal }
        }
    }

    /// One of several meals: its name, its time and its sum.
    private func head(_ mealType: MealType, _ nutrition: NutritionBar, _ items: Int) -> HTML {
        div(.class("meal-head")) {
            h2(.class("meal-head__name")) {
                icon(mealType.symbol)
                mealType.displayName
            }
            chip(.clock, event.shortWhen, label: "\(mealType.displayName), \(event.when). Change")
            if items > 1 { splitting(isShort: true) }
            removal
            p(.class("meal-head__sum")) {
                b(.class("figure")) { nutrition.kilocalories }
                " " + english.energyUnit
            }
        }
    }

    /// - Parameter isShort: as a sign alone, where the row holds the meal's name and sum too.
    private func splitting(isShort: Bool) -> HTML {
        oneButtonForm(
            to: .drafts(.change(draft, .split(event: index))), class: isShort ? "chip chip--icon" : "chip",
            label: "Split: each food by itself"
        ) {
            icon(.split)
            if !isShort { "Split" }
        }
    }

    private func chip(_ symbol: Icon, _ words: String, label: String) -> HTML {
        a(
            .class("chip"), .href(Route.drafts(.details(draft, event: index)).address), .ariaLabel(label),
            .data(.navigate)
        ) {
            icon(symbol)
            words
        }
    }

    private var removal: HTML {
        oneButtonForm(
            to: .drafts(.removeEvent(draft, event: index)), class: "chip chip--icon",
            label: "Remove this \(event.kindName.lowercased())"
        ) {
            icon(.trash)
        }
    }

    private func foodRows(_ items: [DraftItem]) -> HTML {
        div(.class("group")) {
            ul(.ariaLabel(counted(items.count, "item"))) {
                for (number, item) in items.enumerated() {
                    FoodItemRow(
                        item: item, draft: draft, event: index, index: number, asks: number == asked,
                        isMovable: isOneOfMeals, english: english
                    ).html
                }
            }
            a(.class("item item--add"), .href(Route.drafts(.add(draft, event: index)).address), .data(.navigate)) {
                span(.class("item__emoji item__emoji--add"), .ariaHidden) { icon(.plus) }
                span { "Add a food" }
            }
        }
    }

    private func otherRow(_ words: EventWords) -> HTML {
        div(.class("row row--event")) {
            disc(words.symbol, words.hue)
            a(.class("row__main"), .href(Route.drafts(.details(draft, event: index)).address), .data(.navigate)) {
                EventLine(words: words, when: event.when).html
                tagSpans
                span(.class("vh")) { ". Edit" }
            }
            if !isOnly {
                oneButtonForm(
                    to: .drafts(.removeEvent(draft, event: index)), class: "round item__remove",
                    label: "Remove \(words.title)"
                ) {
                    icon(.minus)
                }
            }
        }
    }

    /// How strong it is, with one tap; left open it is logged without.
    private func severityChips(_ name: String) -> HTML {
        form(
            .class("feel__levels feel__levels--sheet"), .method(.post),
            .action(Route.drafts(.change(draft, .severity(event: index))).address), .data(.navigate),
            .ariaLabel("How bad is it? \(name)")
        ) {
            for severity in SymptomReport.severities {
                let words = SymptomWording.severities[severity - 1]
                button(
                    .class("chip chip--tint h-sym"), .type(.submit), .name("severity"), .value("\(severity)"),
                    .ariaLabel("\(name), \(words.lowercased())")
                ) { words }
            }
        }
    }

    /// Within a link, where a paragraph may not stand.
    @HTMLBuilder private var tagSpans: HTML {
        if !event.tags.isEmpty {
            span(.class("tags")) {
                span(.class("vh")) { ". Tags: " }
                for tag in event.tags { span(.class("tag"), .directionAuto) { tag } }
            }
        }
    }

    private var notesField: HTML {
        let id = "notes-\(index)"
        return details(.class("note-field"), .open(!event.notes.isEmpty)) {
            summary(.class("link")) {
                icon(.note)
                span { "Add a note" }
            }
            label(.class("vh"), .for(id)) { "Note" }
            textarea(
                .id(id), .name(id), .form("log"), .rows(1), .maxlength(2_000),
                .placeholder("How it tasted, how you felt…"),
                .data(.grow), .data(.keep), .directionAuto, text: event.notes)
        }
    }
}
