import Markup

/// Where the link of a share leads. The secret stands behind the `#` of the link, which no browser sends: script puts it into this form
/// and sends it, and who has no script pastes the link. POSTs to ``SharedPlace/join`` with field `link`.
public struct InvitedPage: Page, Hashable {
    public var error: String?

    public init(error: String? = nil) { self.error = error }

    public var title: String { "Join" }

    public var content: HTML {
        PageFrame(back: ("To the beginning", .home)).html {
            screenLead(
                "Someone is sharing with you", "Opening the link changes nothing. It works once, when you join.")
            form(.class("stack"), .method(.post), .action(Route.shared(.join).address), .data(.invited)) {
                div(.class("card stack")) {
                    Field(name: "link", label: "The link you were sent", hint: "Paste the whole link.", error: error)
                        .html(
                            .type(.text), .autocomplete(.off), .autocapitalize(.none),
                            .spellcheck(false), .maxlength(400), .required())
                }
                primaryButton("Continue")
            }
            plainLink("Privacy in plain words", to: .privacy)
        }
    }

    /// The secret in what somebody pasted: what stands last in it, behind the `#`.
    public static func secret(in link: String) -> String? {
        let bytes = Array(link.utf8)
        let start = bytes.lastIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "/") }.map { $0 + 1 } ?? 0
        let secret = bytes[start...]
        return SharedPlace.isSecret(secret) ? String(decoding: secret, as: UTF8.self) : nil
    }
}
