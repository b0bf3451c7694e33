import Markup

/// A diary that is gone from this device. Script gives the browser back to the server.
public struct DeviceErasedPage: Page, Hashable {
    public init() {}

    public var title: String { "Erased" }

    public var content: HTML {
        div(.class("page page--plain page--welcome"), .id("page"), .data(.device, "erased")) {
            main(.class("welcome welcome--problem"), .id("main"), .tabindex(-1), .data(.signedOut)) {
                div(.class("welcome__lead")) {
                    h1(.class("ask")) { "Your diary is erased" }
                    p(.class("lede")) { "Nothing of it is left in this browser." }
                }
                primaryLink("Go to the start", to: .home)
            }
        }
    }
}
