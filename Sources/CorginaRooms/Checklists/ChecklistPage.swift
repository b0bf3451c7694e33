import CorginaCore
import Markup

/// One list, to tick off. Forms: a tick (POST ``ChecklistPlace/tick(_:_:)`` with `done`), more for it (POST ``ChecklistPlace/one(_:)``
/// with `words`, an item a line), put away (POST ``ChecklistPlace/archive(_:)``), remove (POST ``ChecklistPlace/remove(_:)``).
public struct ChecklistPage: Page, Hashable {
    public var list: Checklist
    /// Whether it is out of her way; then it can be brought back.
    public var isQuiet: Bool
    /// What was typed to be added, when it was refused.
    public var words: String
    public var errors: [FieldError]
    public var toast: Toast?

    public init(
        _ list: Checklist, isQuiet: Bool, words: String = "", errors: [FieldError] = [], toast: Toast? = nil
    ) {
        self.list = list
        self.isQuiet = isQuiet
        self.words = words
        self.errors = errors
        self.toast = toast
    }

    public var title: String { "List" }

    @HTMLBuilder public var content: HTML {
        PageFrame(back: ("Back to your lists", .checklists(.list)), title: "List", isTitleHeading: false).html {
            div(.class("lead checklist__head")) {
                h1(.class("ask"), .directionAuto) { list.name }
                p(.class("lede figure"), .role(.status)) { list.progressWords }
                if !list.items.isEmpty {
                    meter(percent(Double(list.doneCount), of: Double(list.items.count)), .rose)
                }
            }
            if isQuiet { notice(.info, .mute, "", "Put away. You find it at the end of your lists.") }
            if !list.items.isEmpty { ul(.class("group questions checklist")) { list.items.map(row) } }
            adding
            links
        }
        if let toast { toast.html }
    }

    private func row(_ item: Checklist.Item) -> HTML {
        li(.class("question" + (item.isDone ? " question--asked" : ""))) {
            form(
                .method(.post), .action(Route.checklists(.tick(list.id, item.id)).address),
                .class("bare-form question__form"), .data(.navigate)
            ) {
                input(.type(.hidden), .name("done"), .value(item.isDone ? "no" : "yes"))
                button(.class("question__tick"), .type(.submit), .id("tick-\(item.id)"), .ariaPressed(item.isDone)) {
                    span(.class("question__mark")) { icon(.check) }
                    span(.class("question__words"), .directionAuto) { item.words }
                    if item.isDone { span(.class("vh")) { ". Done" } }
                }
            }
        }
    }

    private var adding: HTML {
        form(
            .class("card stack"), .method(.post), .action(Route.checklists(.one(list.id)).address), .data(.navigate)
        ) {
            Field(
                name: "words", label: "Add to it", hint: "One thing a line", error: errors.message(for: "words")
            ).frame {
                textarea(
                    .id("f-words"), .name("words"), .rows(2), .maxlength(5_000), .required(), .data(.grow),
                    .directionAuto, .ariaInvalid(errors.message(for: "words") != nil),
                    .ariaDescribedby(errors.message(for: "words") == nil ? "f-words-hint" : "f-words-error"),
                    text: words)
            }
            button(.class("btn btn--soft btn--wide"), .type(.submit)) { "Add" }
        }
    }

    @HTMLBuilder private var links: HTML {
        div(.class("pair")) {
            quietLink("Edit", to: .checklists(.edit(list.id)))
            oneButtonForm(to: .checklists(.archive(list.id)), class: "btn btn--quiet btn--wide") {
                isQuiet ? "Bring it back" : "Put away"
            }
        }
        printButton
    }
}

/// Prints the page; where there is no script it stays hidden, and the browser's own menu does the same.
var printButton: HTML {
    div(.class("no-print"), .hidden, .data(.ready)) {
        button(.class("btn btn--quiet btn--wide"), .type(.button), .data(.print)) {
            icon(.print, class: "icon--s")
            span { "Print or save as PDF" }
        }
    }
}
