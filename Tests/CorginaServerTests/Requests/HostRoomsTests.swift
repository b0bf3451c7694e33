import CorginaRooms
import CorginaVault
import Testing

@testable import CorginaServer

/// Rooms of the host asked without HTTP.
@Suite struct HostRoomsTests {
    private let server: TestServer
    private let rooms: HostRooms

    init() throws {
        server = try TestServer()
        rooms = HostRooms(
            vault: server.server.vault, foods: try TestServer.foods.get(), providers: .none,
            settings: server.server.settings, surroundings: server.server.surroundings)
    }

    private func accept(
        _ fields: [String: String], at route: Route, from request: IncomingRequest = IncomingRequest()
    ) async throws -> HostAnswer {
        try await rooms.accept(Form(fields: fields.mapValues { [$0] }), at: route, from: request)
    }

    private func makeAccount() async throws -> IncomingRequest {
        let made = try await accept(["name": "maja", "passphrase": TestBrowser.passphrase], at: .account)
        #expect(made.place == "/recovery-code")
        guard case .replaced(let secret) = made.session, case .replaced(let pass) = made.pass else {
            throw SignInNeeded()
        }
        return IncomingRequest(session: secret, pass: pass)
    }

    @Test func `an account begins with a session and what the device keeps`() async throws {
        let request = try await makeAccount()
        #expect(try await rooms.show(.home, for: request).place == "/today")
        #expect(try await rooms.show(.home, for: IncomingRequest()).place == "/sign-in")
    }

    @Test func `a pure room's effects are done before its answer`() async throws {
        let request = try await makeAccount()
        let answer = try await accept(["drink": "water", "amount": "250"], at: .hydration(.drinks), from: request)
        #expect(answer.place?.hasPrefix("/today?changed=") == true)
        #expect(try await rooms.sessions.visitor(request).head.sequence == 2)
    }

    @Test func `what was sent to a locked device goes on with the session it gets`() async throws {
        let request = try await makeAccount()
        let locked = try await accept([:], at: .devices(.lockNow), from: request)
        #expect(locked.endsConnection)
        await #expect(throws: PassphraseNeeded.self) { try await rooms.show(.today, for: request) }
        let opened = try await accept(
            ["passphrase": TestBrowser.passphrase, "then": "/hydration/drinks", "form": "drink=water&amount=250"],
            at: .devices(.lock), from: request)
        guard case .replaced = opened.session else { throw SignInNeeded() }
        #expect(opened.place?.hasPrefix("/today?changed=") == true)
    }

    @Test func `a place that only takes forms shows nothing`() async throws {
        let request = try await makeAccount()
        for route in [Route.account, .devices(.lockNow), .security(.sessions), .offline(.key)] {
            await #expect(throws: ServerError.notFound) { try await rooms.show(route, for: request) }
        }
    }
}

extension HostAnswer {
    /// Where it leads; `nil` where it leads nowhere.
    fileprivate var place: String? {
        if case .redirect(let path) = content { path } else { nil }
    }
}
