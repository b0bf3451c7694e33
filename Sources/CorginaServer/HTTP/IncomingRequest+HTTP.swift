import CorginaRooms
import HTTPTypes
import Hummingbird
import HummingbirdCore

extension IncomingRequest {
    /// - Parameter address: where it comes from, as ``ClientAddress`` found out.
    /// - Parameter place: what is asked for, if not what the request names.
    init(_ request: Request, from address: String, cookies: Cookies, at place: URI? = nil) {
        let queries = (place ?? request.uri).queryParameters
        self.init(
            session: cookies.session.secret(in: request), pass: cookies.device.pass(in: request),
            link: cookies.link.secret(in: request),
            address: address == ClientAddress.unknown ? nil : address, authority: request.head.authority,
            userAgent: request.headers[.userAgent], languages: request.headers[.acceptLanguage],
            changed: queries["changed"], then: queries["then"].flatMap { Route(String($0)) })
    }
}
