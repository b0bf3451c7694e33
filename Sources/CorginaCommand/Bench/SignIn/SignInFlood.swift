/// Wrong sign-ins by many at once, and what somebody who uses her diary meanwhile waits for.
struct SignInFlood: Sendable {
    let port: Int
    /// The cookie of her session.
    let session: String
    /// The cookie that says she has signed in on her device before; `nil` for a server that gives none.
    var device: String?

    static let name = "hers"
    static let passphrase = "four words for bench"

    /// Whose passphrase is guessed.
    enum Names: Sendable { case one, many }

    /// Her own sign-ins.
    struct Tries: Sendable {
        var took = Timings()
        var refused = 0
    }

    struct Figures: Sendable {
        var today = Timings()
        /// With the cookie that says she has signed in there before.
        var known = Tries()
        var new = Tries()
        /// How often the guesses were answered with each status.
        var statuses: [Int: Int] = [:]
    }

    /// - Parameter attack: whose passphrase is guessed, and by how many at once; `nil` for nobody.
    func run(_ attack: (names: Names, guests: Int)?, for time: Duration) async throws -> Figures {
        let end = ContinuousClock.now + time
        return try await withThrowingTaskGroup(of: Figures.self) { group in
            for number in 0..<(attack?.guests ?? 0) {
                let name = attack?.names == .one ? "nobody" : "nobody \(number)"
                group.addTask { Figures(statuses: await guesses(at: name, until: end)) }
            }
            group.addTask { Figures(today: try await looks(until: end)) }
            group.addTask {
                let (known, new) = try await signIns(until: end)
                return Figures(known: known, new: new)
            }
            var all = Figures()
            for try await figures in group { all.add(figures) }
            return all
        }
    }

    /// Looks at Today as somebody does who reads, some fifty times a second.
    private func looks(until end: ContinuousClock.Instant) async throws -> Timings {
        var timings = Timings()
        while ContinuousClock.now < end {
            // A server may close a connection it does not know to be in use.
            try? await PlainConnection.open(port: port) { connection in
                while ContinuousClock.now < end {
                    try await timings.timed {
                        try await LoadRun.perform(.view, on: &connection, cookie: session)
                    }
                    try await Task.sleep(for: .milliseconds(20))
                }
            }
        }
        return timings
    }

    /// One wrong passphrase after the other; who is refused waits a moment.
    private func guesses(at name: String, until end: ContinuousClock.Instant) async -> [Int: Int] {
        var statuses: [Int: Int] = [:]
        while ContinuousClock.now < end {
            let answer = try? await signIn(name.replacing(" ", with: "+"), "a+wrong+one,+by+mistake", cookie: nil)
            statuses[answer?.status ?? 0, default: 0] += 1
            if answer?.status != 422 { try? await Task.sleep(for: .milliseconds(250)) }
        }
        return statuses
    }

    /// Hers, by turns on a device she has signed in on before and on a new one, a second apart.
    private func signIns(until end: ContinuousClock.Instant) async throws -> (known: Tries, new: Tries) {
        var (known, new) = (Tries(), Tries())
        var isNew = false
        while ContinuousClock.now < end {
            let start = ContinuousClock.now
            let isDone = try? await signInAsHer(cookie: isNew ? nil : device).status == 303
            let took = ContinuousClock.now - start
            if isNew { new.note(took, isDone ?? false) } else { known.note(took, isDone ?? false) }
            isNew = !isNew
            try await Task.sleep(for: .seconds(1))
        }
        return (known, new)
    }

    /// Signs her in before anything is measured; her device is then one she has signed in on.
    mutating func makeDeviceKnown() async throws {
        device = try await signInAsHer(cookie: nil).cookies.first { $0.contains("corgina-device=") }
    }

    private func signInAsHer(cookie: String?) async throws -> PlainConnection.Answer {
        try await signIn(Self.name, Self.passphrase.replacing(" ", with: "+"), cookie: cookie)
    }

    private func signIn(_ name: String, _ passphrase: String, cookie: String?) async throws -> PlainConnection.Answer {
        try await PlainConnection.open(port: port) {
            try await $0.send(.POST, "/session", cookie: cookie, form: "name=\(name)&passphrase=\(passphrase)&zone=UTC")
        }
    }
}

extension SignInFlood.Tries {
    fileprivate mutating func note(_ time: Duration, _ isDone: Bool) {
        if isDone { took.add(time) } else { refused += 1 }
    }
}

extension SignInFlood.Figures {
    fileprivate mutating func add(_ other: Self) {
        today.add(other.today)
        known.took.add(other.known.took)
        known.refused += other.known.refused
        new.took.add(other.new.took)
        new.refused += other.new.refused
        statuses.merge(other.statuses) { $0 + $1 }
    }
}
