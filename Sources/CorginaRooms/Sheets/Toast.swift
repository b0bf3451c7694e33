import Markup

/// A short message after something was done, with a button to undo it. POSTs to ``Route/undo`` with field `entry`.
public struct Toast: Hashable, Sendable {
    public var words: String
    /// The journal entry, or entries, to undo, in whatever spelling the server reads back; `nil` when there is nothing to undo.
    public var entry: String?
    /// Where she wants to be after Undo; `nil` for where what was changed is shown. Sent as field `back`.
    public var back: Route?
    /// Whether it is only announced to screen readers, because the page shows the change with an Undo of its own.
    public var isOnlySaid = false

    public init(words: String, entry: String? = nil, back: Route? = nil) {
        self.words = words
        self.entry = entry
        self.back = back
    }

    @HTMLBuilder var html: HTML {
        if isOnlySaid { p(.class("vh"), .role(.status)) { words } } else { html(isStaying: false) }
    }

    /// - Parameter isStaying: whether it is there to be looked at, and does not leave by itself.
    func html(isStaying: Bool) -> HTML {
        div(.class("toast-place"), .id("toast"), .when(!isStaying, .data(.toast))) {
            form(.class("toast glass"), .method(.post), .action(Route.undo.address), .data(.navigate)) {
                icon(.check, class: "toast__check")
                p(.role(.status)) { words }
                if let entry {
                    input(.type(.hidden), .name("entry"), .value(entry))
                    if let back { backField(back) }
                    button(.type(.submit)) {
                        icon(.undo)
                        span { "Undo" }
                    }
                }
            }
        }
    }
}
