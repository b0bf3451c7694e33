import Markup

/// Before a diary is erased from this device. POSTs to ``SecurityPlace/erase`` with field `sure`. It asks for no passphrase: whoever
/// holds the device could clear the browser as well, and who forgot it has to get rid of the diary too.
public struct DeviceErasePage: Page, Hashable {
    public var errors: [FieldError]
    /// Where the way back leads: to the lock while the diary is locked.
    public var isLocked: Bool

    public init(errors: [FieldError] = [], isLocked: Bool = false) {
        self.errors = errors
        self.isLocked = isLocked
    }

    public var title: String { "Erase" }

    public var content: HTML {
        PageFrame(back: ("Back", isLocked ? .devices(.lock) : .security(.overview))).html {
            screenLead(
                "This cannot be undone",
                "Your diary and its key are deleted from this browser. There is no copy elsewhere unless you exported one."
            )
            form(.class("stack"), .method(.post), .action(Route.security(.erase).address), .data(.device, "erase")) {
                div(.class("card stack stack--close")) {
                    label(.class("check")) {
                        input(.type(.checkbox), .name("sure"), .value("yes"), .required())
                        span { "I understand that nobody can bring it back." }
                    }
                    if let error = errors.message(for: "sure") {
                        p(.class("field__error"), .role(.alert)) {
                            icon(.warning)
                            span { error }
                        }
                    }
                }
                button(.class("btn btn--wide btn--call"), .type(.submit)) { "Erase my diary" }
                a(
                    .class("btn btn--soft btn--wide"),
                    .href((isLocked ? Route.devices(.lock) : .security(.overview)).address)
                ) { "Cancel" }
            }
        }
    }
}
