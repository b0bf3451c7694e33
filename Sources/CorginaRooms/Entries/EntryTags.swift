import CorginaCore
import Markup

/// Her tags on an entry: each can be taken away, and another put on.
public struct EntryTags: Hashable, Sendable {
    public var tags: [String]
    /// Tags she uses elsewhere, to put on with one tap.
    public var choices: [String]
    /// What she typed, kept when it could not be taken.
    public var typed: String
    public var error: String?

    /// How many of her tags are offered.
    public static let mostChoices = 6

    public init(tags: [String] = [], known: [String] = [], typed: String = "", error: String? = nil) {
        self.tags = tags
        let keys = Set(tags.map(EventTags.key))
        choices = Array(known.filter { !keys.contains(EventTags.key($0)) }.prefix(Self.mostChoices))
        self.typed = typed
        self.error = error
    }

    func html(of event: RecordID, back: Route) -> HTML {
        section(.class("stack stack--close"), .ariaLabelledby("tags")) {
            h2(.class("group-title"), .id("tags")) { "Tags" }
            if !tags.isEmpty || !choices.isEmpty { chips(event, back) }
            form(.class("tag-form"), .method(.post), .action(action(event)), .data(.navigate)) {
                backField(back)
                Field(name: "tag", label: "Add a tag", value: typed, error: error).html(
                    .type(.text), .maxlength(400), .autocomplete(.off), .enterkeyhint(.done), .required(),
                    .directionAuto,
                    trailing: button(
                        .class("round round--tint h-rose"), .type(.submit), .ariaLabel("Add")
                    ) {
                        icon(.plus)
                    })
            }
        }
    }

    private func action(_ event: RecordID) -> Address { Route.timeline(.tags(event)).address }

    private func chips(_ event: RecordID, _ back: Route) -> HTML {
        form(.class("marks"), .method(.post), .action(action(event)), .data(.navigate)) {
            backField(back)
            for tag in tags {
                button(
                    .class("chip chip--tag is-on"), .type(.submit), .name("remove"), .value(tag),
                    .ariaLabel("Remove tag \(tag)")
                ) {
                    span(.directionAuto) { tag }
                    icon(.x)
                }
            }
            for tag in choices {
                button(
                    .class("chip chip--tag"), .type(.submit), .name("tag"), .value(tag), .ariaLabel("Add tag \(tag)")
                ) {
                    icon(.plus)
                    span(.directionAuto) { tag }
                }
            }
        }
    }
}
