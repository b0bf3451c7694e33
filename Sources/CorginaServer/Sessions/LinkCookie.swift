import CorginaVault
import Hummingbird

/// The cookie of a share's link that is looked at: its secret is in no address, and the page it leads to can be loaded again.
///
/// It is sent to that page alone, and goes when the link is used or is over, or after ten minutes.
struct LinkCookie: Sendable {
    let isBehindTLS: Bool

    /// In seconds.
    static let lifetime = 600

    /// `__Host-` would have it sent with every request.
    var name: String { isBehindTLS ? "__Secure-corgina-link" : "corgina-link" }

    func secret(in request: Request) -> ShareSecret? {
        request.cookies[name].flatMap { ShareSecret(text: $0.value) }
    }

    func set(_ secret: ShareSecret, on response: inout Response) {
        response.setCookie(cookie(secret.text, maxAge: Self.lifetime))
    }

    func clear(on response: inout Response) {
        response.setCookie(cookie("", maxAge: 0))
    }

    private func cookie(_ value: String, maxAge: Int) -> Cookie {
        Cookie(
            name: name, value: value, maxAge: maxAge, path: "/shared/join", secure: isBehindTLS, httpOnly: true,
            sameSite: .strict)
    }
}
