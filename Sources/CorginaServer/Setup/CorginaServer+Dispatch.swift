import CorginaRooms
import Hummingbird

extension CorginaServer {
    /// Answers a GET. The places of the host's own are named here; at all others a room answers.
    func show(_ route: Route, to request: Request) async throws -> Response {
        let changed = request.uri.queryParameters["changed"]
        switch route {
        case .home: return try await showHome(to: request)
        case .welcome: return try await showWelcome(to: request)
        case .newAccount: return try await showNewAccount()
        case .recoveryCode: return try await showRecoveryCode(to: visitor(request))
        case .signIn: return try await showSignIn(to: request)
        case .recover: return showRecover()
        case .security(let place): return try await show(place, to: visitor(request), changed: changed)
        case .devices(let place): return try await show(place, to: request)
        case .invitations(let place): return try await show(place, to: visitor(request), from: request)
        case .tokens(let place): return try await show(place, to: visitor(request), from: request)
        case .calendar(let place): return try await showCalendar(place, to: visitor(request), from: request)
        case .offline(let place): return try show(place)
        case .privacy: return try await showPrivacy(to: request)
        case .about: return try await showAbout(to: request)
        case .gallery: return showGallery()
        default:
            let visitor = try await visitor(request, waiting: route.waitingIDs)
            let entries = Answer.changedEntries(changed)
            guard let answer = try Rooms.show(route, changed: entries, to: visitor.visit) else {
                throw ServerError.notFound
            }
            return respond(answer, to: visitor)
        }
    }

    /// Answers a POST: changes something and says where to look next.
    func accept(_ form: Form, at route: Route, from request: Request, address: String) async throws -> Response {
        switch route {
        case .account: return try await createAccount(form, from: request)
        case .session: return try await signIn(form, from: request, address: address)
        case .endSession: return try await signOut(request)
        case .recover: return try await recover(form, from: request, address: address)
        case .recoveryCode: return try await confirmRecoveryCode(form, by: visitor(request))
        case .security(let place): return try await accept(form, at: place, by: visitor(request))
        case .devices(let place): return try await accept(form, at: place, from: request, address: address)
        case .invitations(let place): return try await accept(form, at: place, by: visitor(request))
        case .tokens(let place): return try await accept(form, at: place, by: visitor(request))
        case .calendar(let place): return try await acceptCalendar(form, at: place, by: visitor(request))
        case .offline(let place) where place != .checked: return try await accept(form, at: place, by: visitor(request))
        default:
            var visitor = try await visitor(request, waiting: route.waitingIDs)
            guard let answer = try Rooms.accept(form, at: route, by: &visitor.visit) else { throw ServerError.notFound }
            try await perform(visitor.visit.effects, by: visitor)
            return respond(answer, to: visitor)
        }
    }
}
