/// What a browser keeps of Corgina.
struct Cookies: Sendable {
    let session: SessionCookie
    let device: DeviceCookie

    init(isBehindTLS: Bool) {
        session = SessionCookie(isBehindTLS: isBehindTLS)
        device = DeviceCookie(isBehindTLS: isBehindTLS)
    }
}
