import CorginaCore
import Markup

/// A list's name, order and words, each item a form of its own. Forms: the name (POST ``ChecklistPlace/edit(_:)`` with `name`), an
/// item (POST ``ChecklistPlace/change(_:_:)`` with `words`, and `deed` of `save`, `up`, `down`, `remove`), the list
/// (POST ``ChecklistPlace/remove(_:)``).
public struct ChecklistEditPage: Page, Hashable {
    public var list: Checklist
    /// What was typed as its name, when it was refused.
    public var name: String
    /// The item whose words were refused, and what was typed.
    public var refused: (RecordID, String)? {
        get { refusedItem.map { ($0, refusedWords) } }
        set { (refusedItem, refusedWords) = (newValue?.0, newValue?.1 ?? "") }
    }
    private var refusedItem: RecordID?
    private var refusedWords = ""
    public var errors: [FieldError]
    public var toast: Toast?

    public init(_ list: Checklist, name: String? = nil, errors: [FieldError] = [], toast: Toast? = nil) {
        self.list = list
        self.name = name ?? list.name
        self.errors = errors
        self.toast = toast
    }

    public var title: String { "Edit list" }

    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to the list", .checklists(.one(list.id))), title: "Edit list").html {
            form(
                .class("card stack"), .method(.post), .action(Route.checklists(.edit(list.id)).address),
                .data(.navigate)
            ) {
                Field(name: "name", label: "Name", value: name, error: errors.message(for: "name")).html(
                    .required(), .maxlength(Checklist.longestName), .autocomplete(.off), .directionAuto, .data(.keep))
                button(.class("btn btn--soft btn--wide"), .type(.submit)) { "Save name" }
            }
            if !list.items.isEmpty { items }
            primaryLink("Done", to: .checklists(.one(list.id)))
            form(.method(.post), .action(Route.checklists(.remove(list.id)).address), .data(.navigate)) {
                InPlaceConfirmation(
                    ask: "Remove this list", question: "Remove this list?",
                    sentence: "You can take this back right afterwards.", confirm: "Remove", isGrave: true
                ).html
            }
        }
        if let toast { toast.html }
    }

    private var items: HTML {
        ol(.class("group checklist-edit"), .ariaLabel("On the list")) {
            for (place, item) in list.items.enumerated() { li(.class("item")) { row(item, place) } }
        }
    }

    private func row(_ item: Checklist.Item, _ place: Int) -> HTML {
        let isRefused = refusedItem == item.id
        let error = isRefused ? errors.message(for: "words") : nil
        return form(
            .method(.post), .action(Route.checklists(.change(list.id, item.id)).address), .data(.navigate),
            .id("item-\(item.id)"), .class("checklist-edit__form")
        ) {
            // The first button of a form is what Enter presses.
            button(.class("enter-key"), .type(.submit), .tabindex(-1), .ariaHidden)
            Field(
                name: "words", label: "Item \(place + 1)", value: isRefused ? refusedWords : item.words, error: error,
                hidesLabel: true, id: "words-\(item.id)"
            ).html(
                .type(.text), .maxlength(Checklist.longestItem), .autocomplete(.off), .enterkeyhint(.done),
                .directionAuto, .data(.keep))
            div(.class("checklist-edit__deeds")) {
                deed("save", .check, "Save item \(place + 1)")
                deed("up", .chevron, "Move item \(place + 1) up", class: "checklist-edit__up", isOff: place == 0)
                deed(
                    "down", .chevron, "Move item \(place + 1) down", class: "checklist-edit__down",
                    isOff: place == list.items.count - 1)
                deed("remove", .trash, "Remove item \(place + 1)")
            }
        }
    }

    private func deed(_ value: String, _ symbol: Icon, _ label: String, class name: String = "", isOff: Bool = false)
        -> HTML
    {
        button(
            .class(name.isEmpty ? "round" : "round " + name), .type(.submit), .name("deed"), .value(value),
            .ariaLabel(label), .disabled(isOff)
        ) { icon(symbol) }
    }
}
