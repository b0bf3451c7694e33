import CorginaVault
import Hummingbird

/// The cookie of a session: it carries the secret that unwraps the diary for as long as she stays signed in.
struct SessionCookie: Sendable {
    let isBehindTLS: Bool

    /// Thirty days in seconds, as the session itself lasts.
    static let lifetime = 30 * 86_400

    /// `__Host-` binds the cookie to this host over TLS; browsers refuse that prefix on plain loopback HTTP.
    var name: String { isBehindTLS ? "__Host-corgina" : "corgina" }

    func secret(in request: Request) -> SessionSecret? {
        request.cookies[name].flatMap { SessionSecret(cookieValue: $0.value) }
    }

    func set(_ secret: SessionSecret, on response: inout Response) {
        response.setCookie(cookie(secret.cookieValue, maxAge: Self.lifetime))
        // What she had before has ended, and is not to be kept for the next request.
        response.endConnection()
    }

    func clear(on response: inout Response) {
        response.setCookie(cookie("", maxAge: 0))
        response.endConnection()
    }

    private func cookie(_ value: String, maxAge: Int) -> Cookie {
        Cookie(
            name: name, value: value, maxAge: maxAge, path: "/", secure: isBehindTLS, httpOnly: true, sameSite: .lax)
    }
}
