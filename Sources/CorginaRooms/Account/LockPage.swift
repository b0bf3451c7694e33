import Markup

/// A diary that is locked on this device: its passphrase opens it, without the name. POSTs to ``DevicePlace/lock`` with fields
/// `passphrase`, `then` and, when something was sent that could not be taken, `form`.
public struct LockPage: Page, Hashable {
    /// Where she was; `nil` for Today.
    public var then: Route?
    /// What she had sent to `then`, as a browser encodes a form. It lies nowhere but on this page.
    public var form: String?
    public var errors: [FieldError]
    /// Where the diary lives that is locked.
    public var home: DiaryHome

    public init(
        then: Route? = nil, form: String? = nil, errors: [FieldError] = [], home: DiaryHome = .server
    ) {
        self.home = home
        self.then = then
        self.form = form
        self.errors = errors
    }

    public var title: String { "Locked" }
    /// Whether she wants discreet titles lies in the diary, which is closed.
    public var namesCorgina: Bool { false }

    public var content: HTML {
        div(.class("page page--plain page--welcome"), .id("page")) {
            main(.class("welcome welcome--problem lock"), .id("main"), .tabindex(-1), .data(.signedOut)) {
                div(.class("welcome__lead")) {
                    div(.class("mark"), .ariaHidden) {
                        div(.class("mark__aura"))
                        div(.class("mark__disc glass glass--clear")) { corgi }
                        div(.class("lock__badge glass")) { icon(.lock) }
                    }
                    h1(.class("ask")) { "Locked" }
                    p(.class("lede")) {
                        "Your diary is locked. Enter your passphrase to open it."
                    }
                }
                if form != nil {
                    notice(
                        .check, .appointment, "Not lost: ",
                        "what you just sent waits on this page, and goes on once your diary is open.")
                }
                unlockForm
                div(.class("lock__ways")) {
                    plainLink("Use your recovery code", to: .recover)
                    switch home {
                    case .server: oneButtonForm(to: .endSession, class: "btn btn--plain btn--wide") { "Sign out" }
                    case .device, .sealed: plainLink("Erase the diary from this device", to: .security(.erase))
                    }
                }
            }
        }
    }

    private var unlockForm: HTML {
        Markup.form(.class("stack"), .method(.post), .action(Route.devices(.lock).address)) {
            if let then { input(.type(.hidden), .name("then"), .value(then.path)) }
            if let form { input(.type(.hidden), .name("form"), .value(form)) }
            div(.class("card stack")) {
                passphraseField(label: "Your passphrase", isNew: false, error: errors.message(for: "passphrase"))
            }
            primaryButton("Open my diary")
        }
    }
}
