import Hummingbird

/// The one cookie: it carries the secret that unwraps the diary for as long as she stays signed in.
struct SessionCookie: Sendable {
    let isBehindTLS: Bool

    /// Thirty days, as the session row says too.
    static let lifetime = 30 * 86_400

    /// `__Host-` binds the cookie to this host over TLS; browsers refuse that prefix on plain loopback HTTP.
    var name: String { isBehindTLS ? "__Host-corgina" : "corgina" }

    func secret(in request: Request) -> String? {
        request.cookies[name]?.value
    }

    func set(_ secret: String, on response: inout Response) {
        response.setCookie(
            Cookie(
                name: name, value: secret, maxAge: Self.lifetime, path: "/", secure: isBehindTLS, httpOnly: true,
                sameSite: .lax))
    }

    func clear(on response: inout Response) {
        response.setCookie(
            Cookie(name: name, value: "", maxAge: 0, path: "/", secure: isBehindTLS, httpOnly: true, sameSite: .lax))
    }
}
