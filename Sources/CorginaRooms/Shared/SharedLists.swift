import CorginaCore
import Markup

/// The lists a companion sees, with what they may add, and the field for what is to be written down for her.
struct SharedLists {
    var view: SharedView

    private var who: String { view.facts.from.isEmpty ? "her" : view.facts.from }

    @HTMLBuilder var html: HTML {
        if view.facts.may != .nothing { lists }
        if view.facts.may == .log { saying }
        waiting
    }

    @HTMLBuilder private var lists: HTML {
        if view.facts.lists.isEmpty {
            section(.class("stack stack--close"), .ariaLabelledby("lists")) {
                h2(.class("group-title"), .id("lists")) { "Lists" }
                div(.class("card")) { p(.class("card__sub")) { "No lists yet. They appear here once there are some." } }
            }
        }
        view.facts.lists.map(list)
    }

    private func list(_ list: Checklist) -> HTML {
        section(.class("stack stack--close"), .ariaLabelledby("list-\(list.id)")) {
            h2(.class("group-title"), .id("list-\(list.id)"), .directionAuto) { list.name }
            if !list.items.isEmpty { ul(.class("group visits")) { list.items.map(item) } }
            if !view.isPreview { adding(to: list) }
        }
    }

    private func item(_ item: Checklist.Item) -> HTML {
        li {
            div(.class("row")) {
                if item.isDone { disc(.check, .appointment) } else { span(.class("disc \(Hue.mute.className)")) {} }
                p(.class("row__main row__title"), .directionAuto) {
                    item.words
                    if item.isDone { span(.class("vh")) { ". Done" } }
                }
            }
        }
    }

    private func adding(to list: Checklist) -> HTML {
        let isTyped = view.typed?.list == list.id
        return form(
            .class("card stack"), .method(.post), .action(Route.shared(.list(list.id)).address), .data(.navigate)
        ) {
            Field(
                name: "words", label: "Add to “\(list.name)”", value: isTyped ? view.typed?.words ?? "" : "",
                error: isTyped ? view.errors.message(for: "words") : nil, id: "add-\(list.id)"
            ).html(.type(.text), .maxlength(Checklist.longestItem), .required(), .autocomplete(.off), .directionAuto)
            button(.class("btn btn--soft btn--wide"), .type(.submit)) { "Send" }
        }
    }

    private var saying: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("say")) {
            h2(.class("group-title"), .id("say")) { "Write something down for \(who)" }
            if view.isPreview {
                p(.class("group-note")) { "They can write a sentence, which waits here until you look at it." }
            } else {
                sayForm
            }
        }
    }

    private var sayForm: HTML {
        let isTyped = view.typed.map { $0.list == nil } ?? false
        return form(.class("card stack"), .method(.post), .action(Route.shared(.say).address), .data(.navigate)) {
            Field(
                name: "sentence", label: "What happened", value: isTyped ? view.typed?.words ?? "" : "",
                hint: "Such as “a bowl of soup at 1”. It’s checked before it’s added.",
                error: isTyped ? view.errors.message(for: "sentence") : nil
            ).html(
                .type(.text), .maxlength(SentThing.longestSentence), .required(), .autocomplete(.off), .directionAuto)
            button(.class("btn btn--soft btn--wide"), .type(.submit)) { "Send" }
        }
    }

    @HTMLBuilder private var waiting: HTML {
        if !view.waiting.isEmpty {
            settingsSection("Sent, and not looked at yet", id: "waiting", footer: nil) {
                ul(.class("visits")) {
                    view.waiting.map { thing in
                        li {
                            div(.class("row")) {
                                disc(.send, .trimester)
                                p(.class("row__main row__title"), .directionAuto) { thing.words }
                            }
                        }
                    }
                }
            }
        }
    }
}
