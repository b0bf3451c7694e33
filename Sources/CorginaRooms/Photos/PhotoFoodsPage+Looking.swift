import CorginaCore
import Markup

extension PhotoFoodsPage {
    /// What the picture server can do for a photo.
    public enum Looking: Hashable, Sendable {
        /// She has not agreed to send photos to this host.
        case asks(String)
        /// It is asked at once, where there is script.
        case ready(String)
        /// It was asked before and named nothing.
        case again(String)
    }
}

extension PhotoFoodsPage.Looking {
    @HTMLBuilder func html(of draft: RecordID) -> HTML {
        switch self {
        case .asks(let host):
            p(.class("fine")) {
                "\(host) can name the foods in your photos, once you agree to send them there. "
                a(.class("link"), .href(Route.settings(.providers).address)) { "See what is sent" }
            }
        case .ready(let host): form(of: draft, to: host, "Name the foods for me", isAtOnce: true)
        case .again(let host): form(of: draft, to: host, "Try again", isAtOnce: false)
        }
    }

    /// POSTs to ``PhotoPlace/look(_:)``, without fields. Its second part is shown while script waits for the answer.
    private func form(of draft: RecordID, to host: String, _ words: String, isAtOnce: Bool) -> HTML {
        Markup.form(
            .class("card stack"), .method(.post), .action(Route.photos(.look(draft)).address),
            .data(.look, isAtOnce ? "now" : "asked")
        ) {
            div(.class("stack")) {
                button(.class("btn btn--soft btn--wide"), .type(.submit)) { words }
                p(.class("fine")) { "Sends this photo to \(host), which names the foods in it." }
            }
            div(.class("stack"), .hidden) {
                div(.class("analyzing"), .role(.status)) {
                    disc(.sparkles, .rose)
                    span {}
                }
                p(.class("fine")) { "\(host) looks at your photo. You can also name the foods yourself." }
                button(.class("btn btn--quiet btn--wide"), .type(.button)) { "Cancel" }
            }
        }
    }
}
