import CorginaRooms
import CorginaVault

/// Locking this device, and opening it again.
struct LockRoom: Sendable {
    let vault: Vault
    let sessions: Sessions
    let surroundings: Surroundings

    func show(_ place: DevicePlace, for request: IncomingRequest) async throws -> HostAnswer {
        guard place == .lock else { throw ServerError.notFound }
        switch try await sessions.state(of: request) {
        case .none: throw SignInNeeded()
        case .open: return .redirect(to: request.then ?? .today)
        case .locked: return HostAnswer(LockPage(then: request.then))
        case .sealed: throw DeviceNeeded()
        }
    }

    /// - Parameter goOn: answers what she had sent while the device was locked.
    func accept(
        _ form: Form, at place: DevicePlace, from request: IncomingRequest, goOn: HeldForm.Answering
    ) async throws -> HostAnswer {
        switch place {
        case .lock: return try await unlock(form, from: request, goOn: goOn)
        case .lockNow: return try await lockNow(request)
        case .awake:
            _ = try await sessions.anyone(request)
            return HostAnswer(content: .nothing)
        // Devices have a room of their own.
        case .one, .end: throw ServerError.notFound
        }
    }

    /// What she sent while the device was locked waits on the page that asks for her passphrase, and nowhere else.
    func ask(holding form: Form, for route: Route) -> HostAnswer {
        guard let held = HeldForm(form, for: route) else {
            return HostAnswer(content: .redirect(Self.path(then: route.pageOfForm)))
        }
        return HostAnswer(LockPage(then: route, form: held.text), .locked)
    }

    /// The lock, and where to go on afterwards. A place of Corgina's holds nothing she wrote.
    static func path(then route: Route?) -> String {
        let lock = Route.devices(.lock).path
        guard let route, route != .today, route != .devices(.lock) else { return lock }
        return lock + "?then=" + route.path
    }

    private func lockNow(_ request: IncomingRequest) async throws -> HostAnswer {
        guard let secret = request.session else { throw SignInNeeded() }
        try await vault.sessions.lock(secret, at: surroundings.moment(in: nil))
        var answer = HostAnswer.redirect(to: .devices(.lock))
        answer.endsConnection = true
        return answer
    }

    private func unlock(
        _ form: Form, from request: IncomingRequest, goOn: HeldForm.Answering
    ) async throws -> HostAnswer {
        guard let secret = request.session else { throw SignInNeeded() }
        let then = form["then"].flatMap { Route($0) }
        let held = HeldForm(form["form"], for: then)
        switch try await vault.sessions.open(secret, at: surroundings.moment(in: nil)) {
        case .none: throw SignInNeeded()
        case .open: return await answer(held, then, from: request, goOn)
        case .locked: break
        case .sealed: throw DeviceNeeded()
        }
        do {
            let fresh = try await vault.sessions.unlock(
                secret, passphrase: form.exact("passphrase"), at: surroundings.moment(in: nil))
            var admitted = request
            admitted.session = fresh
            return try await sessions.letIn(
                fresh, renewing: request.pass, with: answer(held, then, from: admitted, goOn))
        } catch let error as VaultError {
            if error == .signInFailed { throw SignInNeeded() }
            guard error.isAboutPassphrase else { throw error }
            let errors = [FieldError(field: "passphrase", message: error.description)]
            return HostAnswer(LockPage(then: then, form: form["form"], errors: errors), .refused)
        }
    }

    /// Answers what she had sent, or leads to where she was. The diary stays open even if what she had sent fails.
    private func answer(
        _ held: HeldForm?, _ place: Route?, from request: IncomingRequest, _ goOn: HeldForm.Answering
    ) async -> HostAnswer {
        guard let held, let form = held.form else { return .redirect(to: place ?? .today) }
        do { return try await goOn(form, held.route, request) } catch {
            return HostAnswer(content: .problem(ServerError(error)))
        }
    }
}

extension DevicePlace {
    /// Whether it is about locking the device, not about the list of them.
    var isOfLock: Bool {
        switch self {
        case .lock, .lockNow, .awake: true
        case .one, .end: false
        }
    }
}
