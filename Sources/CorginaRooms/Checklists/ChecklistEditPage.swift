import CorginaCore
import Markup

/// A list's name, order and words in one form. POSTs to ``ChecklistPlace/edit(_:)`` with `name` and `words-{item}` for each item, and
/// with `up`, `down` or `remove` naming an item where one of those was pressed; an item left empty goes. Removing the list POSTs to
/// ``ChecklistPlace/remove(_:)``.
public struct ChecklistEditPage: Page, Hashable {
    /// The list with what was typed.
    public var list: Checklist
    public var errors: [FieldError]
    public var toast: Toast?

    public init(_ list: Checklist, errors: [FieldError] = [], toast: Toast? = nil) {
        self.list = list
        self.errors = errors
        self.toast = toast
    }

    public var title: String { "Edit list" }

    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to the list", .checklists(.one(list.id))), title: "Edit list").html {
            form(
                .class("stack"), .method(.post), .action(Route.checklists(.edit(list.id)).address), .data(.navigate)
            ) {
                // The first button of a form is what Enter presses.
                button(.class("enter-key"), .type(.submit), .tabindex(-1), .ariaHidden)
                div(.class("card")) {
                    Field(name: "name", label: "Name", value: list.name, error: errors.message(for: "name")).html(
                        .required(), .maxlength(Checklist.longestName), .autocomplete(.off), .directionAuto)
                }
                if !list.items.isEmpty { items }
                primaryButton("Save")
            }
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
        let field = ChecklistForm.field(of: item.id)
        return div(.class("checklist-edit__row")) {
            Field(
                name: field, label: "Item \(place + 1)", value: item.words, error: errors.message(for: field),
                hidesLabel: true
            ).html(
                .type(.text), .maxlength(Checklist.longestItem), .autocomplete(.off), .enterkeyhint(.done),
                .directionAuto)
            div(.class("checklist-edit__deeds")) {
                deed("up", item, .chevron, "Move item \(place + 1) up", isOff: place == 0)
                deed("down", item, .chevron, "Move item \(place + 1) down", isOff: place == list.items.count - 1)
                deed("remove", item, .trash, "Remove item \(place + 1)")
            }
        }
    }

    private func deed(
        _ name: String, _ item: Checklist.Item, _ symbol: Icon, _ label: String, isOff: Bool = false
    ) -> HTML {
        button(
            .class("round checklist-edit__\(name)"), .type(.submit), .name(name), .value("\(item.id)"),
            .ariaLabel(label), .disabled(isOff)
        ) { icon(symbol) }
    }
}
