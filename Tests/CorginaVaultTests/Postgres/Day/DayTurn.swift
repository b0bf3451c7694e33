import CorginaCore
import CorginaJournal
import SeededRandom

@testable import CorginaVault

/// One person does one thing at one process, and what it means is looked at with the other.
struct DayTurn: Sendable {
    /// What must not be.
    struct Violation: Error { let words: String }

    var person: DayPerson
    let (here, there): (DayProcess, DayProcess)
    let now: Moment
    var chance: SeededGenerator

    mutating func perform(_ deed: DayDeed) async throws {
        try await findOut()
        guard !person.isErased else { return }
        if person.journal == nil { return try await create() }
        if person.sessions.isEmpty { try await signIn() }
        try await sendAgain()
        switch deed {
        case .log: try await log()
        case .logAtBoth: try await logAtBoth()
        case .look: try await look()
        case .signIn: try await signIn()
        case .signOut: try await signOut()
        case .signOutEverywhere: try await signOutEverywhere()
        case .stayAway: try await stayAway()
        case .giveAccess: try await giveAccess()
        case .takeAccessBack: try await takeAccessBack()
        case .changePassphrase: try await changePassphrase()
        case .renewKey: try await renewKey()
        case .erase: try await erase()
        }
    }

    func fail(_ words: String) -> Violation { Violation(words: "\(person.name): \(words)") }

    /// A session of hers, as a request to a process opens it.
    func open(_ secret: SessionSecret, at process: DayProcess) async throws -> UnlockedJournal {
        guard let journal = try await process.vault.unlock(secret, at: process.time(now)) else {
            throw fail("a session that nobody ended is over")
        }
        guard journal.id == person.journal else { throw fail("her session opens another's diary") }
        return journal
    }

    mutating func anySession() throws -> SessionSecret {
        guard let secret = person.sessions.randomElement(using: &chance) else { throw fail("she has no session") }
        return secret
    }

    /// Again where there were too many at once, as a browser does it.
    func patiently<Value>(_ work: () async throws -> Value) async throws -> Value {
        while true {
            do { return try await work() } catch VaultError.busy, VaultError.storageBusy { await Task.yield() }
        }
    }

    func signedIn(with passphrase: String, at process: DayProcess) async throws -> SessionSecret {
        try await patiently {
            try await process.vault.signIn(
                name: person.name, passphrase: passphrase, from: nil, at: process.time(now))
        }
    }

    /// What was ended opens nothing, at either process.
    func nothingOpens() async throws {
        for process in [here, there] {
            for secret in person.ended.suffix(3) {
                guard case .none = try await process.vault.sessions.open(secret, at: process.time(now)) else {
                    throw fail("a session that ended is open somewhere")
                }
            }
            for secret in person.revoked.suffix(3) {
                guard try process.vault.access.open(secret, for: .calendarFeed) == nil else {
                    throw fail("an access that was taken back is open somewhere")
                }
            }
        }
    }
}
