import CorginaVault
import Hummingbird

/// The cookie that stays when she signs out: it says that somebody has signed in on this device, and opens nothing.
///
/// Guesses at her passphrase are counted by it, so that those of strangers do not keep her out here. Erasing the account takes it away.
struct DeviceCookie: Sendable {
    let isBehindTLS: Bool

    /// 400 days in seconds, the longest a browser keeps one.
    static let lifetime = 400 * 86_400

    var name: String { isBehindTLS ? "__Host-corgina-device" : "corgina-device" }

    func pass(in request: Request) -> DevicePass? {
        request.cookies[name].flatMap { DevicePass(cookieValue: $0.value) }
    }

    func set(_ pass: DevicePass, on response: inout Response) {
        response.setCookie(cookie(pass.cookieValue, maxAge: Self.lifetime))
    }

    func clear(on response: inout Response) {
        response.setCookie(cookie("", maxAge: 0))
    }

    private func cookie(_ value: String, maxAge: Int) -> Cookie {
        Cookie(
            name: name, value: value, maxAge: maxAge, path: "/", secure: isBehindTLS, httpOnly: true, sameSite: .strict)
    }
}
