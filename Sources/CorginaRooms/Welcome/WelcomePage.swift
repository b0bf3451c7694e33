import Markup

/// The first page: what Corgina is, what it does with what she writes, and the way in.
public struct WelcomePage: Page, Hashable {
    public var title: String { "Corgina" }

    /// Whether this server has what a device needs to keep a diary by itself. Then she chooses first where hers lives.
    public var offersDevice: Bool

    public init(offersDevice: Bool = false) { self.offersDevice = offersDevice }

    public var content: HTML {
        div(.class("page page--plain page--welcome"), .id("page")) {
            main(.class("welcome"), .id("main"), .data(.signedOut)) {
                introduction
                div(.class("stack")) {
                    promises
                    div(.class("stack stack--tight")) {
                        primaryLink("Get started", to: offersDevice ? .homes(.choice) : .newAccount)
                        plainLink("Sign in", to: .signIn)
                    }
                    p(.class("fine")) {
                        disclaimer + " "
                        a(.href(Route.privacy.address)) { "Privacy in plain words" }
                    }
                }
            }
        }
    }

    private var introduction: HTML {
        div(.class("welcome__lead")) {
            div(.class("mark"), .ariaHidden) {
                div(.class("mark__aura"))
                div(.class("mark__disc glass glass--clear")) { corgi }
            }
            h1(.class("welcome__name")) { "Corgina" }
            p(.class("welcome__line")) { "Your private pregnancy companion" }
        }
    }

    private var promises: HTML {
        ul(.class("group promises")) {
            promise(
                .sparkles, .rose, "Say it in one sentence",
                "Food, drinks, vitamins and how you feel become the right entries. You confirm each one.",
                isUntitled: true)
            promise(
                .calendarClock, .trimester, "Know where you are",
                "Your week, your trimester and the days to go, every day.", isUntitled: true)
            promise(
                .lock, .appointment, "Only you can read it",
                "Your diary is sealed with your passphrase before it is stored. Nothing is sold or shared.",
                isUntitled: true)
        }
    }
}
