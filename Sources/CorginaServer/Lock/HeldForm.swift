import CorginaRooms

/// A form sent while the device was locked, which waits on the page that asks for her passphrase.
struct HeldForm: Sendable {
    /// Answers one once the device is open.
    typealias Answering = (Form, Route, IncomingRequest) async throws -> HostAnswer

    let route: Route
    /// As a browser would send it again.
    let text: String

    /// In bytes: encoded once more it still fits in a request.
    private static let mostBytes = 24 * 1_024

    /// - Returns: `nil` for what is too long to wait, or has secrets in it and is filled in again.
    init?(_ form: Form, for route: Route) {
        let text = form.urlEncoded
        guard route.holdsForms, text.utf8.count <= Self.mostBytes else { return nil }
        self.route = route
        self.text = text
    }

    /// What the page of the lock held.
    init?(_ text: String?, for route: Route?) {
        guard let text, let route, route.holdsForms else { return nil }
        self.route = route
        self.text = text
    }

    /// `nil` for what is no form.
    var form: Form? { try? Form(urlEncoded: text.utf8) }
}

extension Route {
    /// Whether its forms wait: those with secrets in them are filled in again, and half a sentence is said again.
    fileprivate var holdsForms: Bool {
        switch self {
        case .security, .devices, .invitations, .sharing, .tokens, .clinic, .recoveryCode, .account, .session,
            .endSession, .recover, .heard, .shared(.join), .shared(.with), .shared(.formerLink):
            false
        default: true
        }
    }

    /// The page that a form which does not wait stands on.
    var pageOfForm: Route? {
        switch self {
        case .security, .devices: .security(.overview)
        case .invitations: .invitations(.list)
        case .sharing: .sharing(.list)
        case .tokens: .tokens(.list)
        case .clinic: .clinic(.links)
        default: nil
        }
    }
}
