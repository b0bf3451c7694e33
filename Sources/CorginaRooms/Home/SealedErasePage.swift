import Markup

/// Erasing a sealed diary: from this device, or everywhere. Both POST to ``SecurityPlace/erase`` with `sure`; everywhere also with
/// `everywhere` and `passphrase`.
public struct SealedErasePage: Page, Hashable {
    /// Entries the server does not have yet.
    public var waiting: Int
    public var isLocked: Bool
    /// Whether the form for everywhere was sent back.
    public var isEverywhere: Bool
    /// Whether the server reads the diary by now: then there is nothing sealed to erase there.
    public var isUnsealed: Bool
    public var problem: String?
    public var errors: [FieldError]

    public init(
        waiting: Int, isLocked: Bool = false, isEverywhere: Bool = false, isUnsealed: Bool = false,
        problem: String? = nil, errors: [FieldError] = []
    ) {
        self.waiting = waiting
        self.isLocked = isLocked
        self.isEverywhere = isEverywhere
        self.isUnsealed = isUnsealed
        self.problem = problem
        self.errors = errors
    }

    public var title: String { "Erase" }

    public var content: HTML {
        PageFrame(back: ("Back", isLocked ? .devices(.lock) : .security(.overview))).html {
            screenLead("This cannot be undone")
            if let problem { notice(.warning, .call, "", problem) }
            section(.class("stack stack--close"), .ariaLabelledby("here")) {
                h2(.class("group-title"), .id("here")) { "From this device" }
                form(
                    .class("card stack"), .method(.post), .action(Route.security(.erase).address),
                    .data(.device, "erase")
                ) {
                    p { hereWords }
                    sureBox("I understand.", error: isEverywhere ? nil : errors.message(for: "sure"))
                    button(.class("btn btn--soft btn--wide"), .type(.submit)) { "Erase it here" }
                }
            }
            if !isUnsealed { everywhere }
        }
    }

    private var everywhere: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("everywhere")) {
            h2(.class("group-title"), .id("everywhere")) { "From the server and this device" }
            form(
                .class("card stack"), .method(.post), .action(Route.security(.erase).address),
                .data(.device, "erase")
            ) {
                p {
                    "Your account, all sealed entries and what you share are deleted on the server. Its backups have them, sealed, until they are replaced. Your other devices keep what they have until you erase it there."
                }
                input(.type(.hidden), .name("everywhere"), .value("yes"))
                passphraseField(
                    label: "Your passphrase", isNew: false,
                    error: isEverywhere ? errors.message(for: "passphrase") : nil)
                sureBox(
                    "I understand that nobody can bring it back.",
                    error: isEverywhere ? errors.message(for: "sure") : nil)
                button(.class("btn btn--wide btn--call"), .type(.submit)) { "Erase my diary everywhere" }
            }
        }
    }

    /// What is lost with what is on this device, and what is not.
    public var hereWords: String {
        if isUnsealed {
            return waiting == 0
                ? "The server has every entry that is here, and reads it while you are signed in."
                : "\(waiting == 1 ? "1 entry is" : "\(waiting) entries are") only on this device and would be lost. Export first, and import the file once you are signed in."
        }
        return switch waiting {
        case 0: "The server keeps it sealed, and your other devices have it. Sign in to have it here again."
        case 1: "1 entry is not on the server yet: it would be lost. The rest you can have here again by signing in."
        default:
            "\(waiting) entries are not on the server yet: they would be lost. The rest you can have here again by signing in."
        }
    }
}
