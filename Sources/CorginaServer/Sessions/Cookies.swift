/// What a browser keeps of Corgina.
struct Cookies: Sendable {
    let session: SessionCookie
    let device: DeviceCookie
    let link: LinkCookie

    init(isBehindTLS: Bool) {
        session = SessionCookie(isBehindTLS: isBehindTLS)
        device = DeviceCookie(isBehindTLS: isBehindTLS)
        link = LinkCookie(isBehindTLS: isBehindTLS)
    }
}
