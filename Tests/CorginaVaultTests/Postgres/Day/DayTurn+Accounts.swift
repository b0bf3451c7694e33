import CorginaCore
import CorginaJournal

@testable import CorginaVault

/// Accounts, sessions, accesses and keys. What is in doubt until it is answered is noted before.
extension DayTurn {
    mutating func create() async throws {
        person.doubt = .creating
        let (person, vault, time) = (person, here.vault, here.time(now))
        let admission = try await patiently {
            try await vault.accounts.create(name: person.name, passphrase: person.passphrase, at: time)
        }
        try await begin(admission.secret)
        self.person.doubt = nil
    }

    private mutating func begin(_ secret: SessionSecret) async throws {
        guard let journal = try await here.vault.unlock(secret, at: here.time(now)) else {
            throw fail("a session that just began is over")
        }
        if let known = person.journal, known != journal.id { throw fail("her passphrase opens another's diary") }
        person.journal = journal.id
        person.sessions.append(secret)
    }

    mutating func signIn() async throws {
        let secret = try await signedIn(with: person.passphrase, at: here)
        try await begin(secret)
        _ = try await open(secret, at: there)
    }

    mutating func signOut() async throws {
        let secret = try anySession()
        person.sessions.removeAll { $0.hash == secret.hash }
        let (vault, time) = (here.vault, here.time(now))
        try await patiently { try await vault.sessions.end(secret, at: time) }
        person.ended.append(secret)
        try await nothingOpens()
    }

    mutating func signOutEverywhere() async throws {
        let journal = try await open(try anySession(), at: here)
        person.doubt = .sessions
        let vault = here.vault
        try await patiently { try await vault.sessions.endAll(of: journal) }
        person.doubt = nil
        person.endSessions()
        try await nothingOpens()
    }

    /// A session that locks itself after ten minutes: used with one process and the other it stays open; left alone it is locked at
    /// both, and the passphrase gives it another secret.
    mutating func stayAway() async throws {
        let secret = try anySession()
        let journal = try await open(secret, at: here)
        person.doubt = .sessions
        let (here, there, now, passphrase) = (here, there, now, person.passphrase)
        func after(_ minutes: Int, _ process: DayProcess) -> Moment {
            process.time(now.advanced(bySeconds: minutes * 60))
        }
        try await patiently {
            try await here.vault.sessions.setLock(afterMinutes: 10, of: journal, at: after(0, here))
        }
        for (minutes, process) in [(8, there), (16, here), (24, there)] {
            guard case .open = try await process.vault.sessions.open(secret, at: after(minutes, process)) else {
                throw fail("a session in use was locked")
            }
        }
        for process in [here, there] {
            guard case .locked = try await process.vault.sessions.open(secret, at: after(36, process)) else {
                throw fail("a session left alone is not locked")
            }
        }
        let fresh = try await patiently {
            try await there.vault.sessions.unlock(secret, passphrase: passphrase, at: after(36, there))
        }
        guard let again = try await here.vault.unlock(fresh, at: after(36, here)), again.id == person.journal else {
            throw fail("a session that was unlocked is not open")
        }
        try await patiently {
            try await here.vault.sessions.setLock(afterMinutes: 0, of: again, at: after(36, here))
        }
        person.doubt = nil
        person.ended.append(secret)
        // Her other sessions were left alone as long, and which of them were looked at meanwhile nobody noted.
        person.sessions = [fresh]
        try await nothingOpens()
    }

    mutating func giveAccess() async throws {
        let journal = try await open(try anySession(), at: here)
        let vault = here.vault
        let secret = try await patiently { try await vault.access.grant(.calendarFeed, to: journal, details: []) }
        if person.access == nil { person.access = secret }
        guard try there.vault.access.open(secret, for: .calendarFeed)?.journal.id == person.journal else {
            throw fail("an access does not open her diary elsewhere")
        }
        guard try there.vault.access.open(secret, for: .interface) == nil else {
            throw fail("an access opens what it is not for")
        }
    }

    mutating func takeAccessBack() async throws {
        guard let access = person.access else { return try await giveAccess() }
        let journal = try await open(try anySession(), at: here)
        person.access = nil
        guard let opened = try there.vault.access.open(access, for: .calendarFeed) else {
            throw fail("an access that nobody took back is over")
        }
        let vault = here.vault
        try await patiently { try await vault.access.revoke(opened.id, of: journal) }
        person.revoked.append(access)
        try await nothingOpens()
    }

    mutating func changePassphrase() async throws {
        let journal = try await open(try anySession(), at: here)
        let (old, new) = (person.passphrase, "four other words \(UInt32.random(in: 0...UInt32.max, using: &chance))")
        person.doubt = .passphrase(new)
        let (vault, time) = (here.vault, here.time(now))
        let secret = try await patiently {
            try await vault.credentials.changePassphrase(of: journal, from: old, to: new, at: time)
        }
        person.doubt = nil
        person.passphrase = new
        person.endSessions()
        person.sessions = [secret]
        try await nothingOpens()
        guard try await refuses(old, at: there) else { throw fail("an old passphrase opens her diary elsewhere") }
        try await signIn()
    }

    mutating func renewKey() async throws {
        let secret = try anySession()
        let (journal, elsewhere) = (try await open(secret, at: here), try await open(secret, at: there))
        person.doubt = .sessions
        let (vault, time, passphrase) = (here.vault, here.time(now), person.passphrase)
        let fresh = try await patiently {
            try await vault.credentials.offerCode(forNextKeyOf: journal)
            guard let code = try await vault.credentials.codeOfNextKey(of: journal) else {
                throw VaultError.interrupted
            }
            return try await vault.credentials.renewKey(of: journal, passphrase: passphrase, with: code, at: time)
        }
        person.doubt = nil
        person.endSessions()
        person.sessions = [fresh]
        for old in [journal, elsewhere] {
            do {
                _ = try await old.append([person.entry(1_000_000)])
                throw fail("a key of before writes")
            } catch VaultError.keyRetired {}
        }
        try await nothingOpens()
    }

    mutating func erase() async throws {
        let journal = try await open(try anySession(), at: here)
        person.doubt = .erasing
        let vault = here.vault
        try await patiently { try await vault.accounts.erase(journal) }
        person.doubt = nil
        person.endSessions()
        person.isErased = true
        try await nothingOpens()
        guard try await refuses(person.passphrase, at: there) else { throw fail("who was erased signs in") }
    }

    /// - Throws: what says neither, as where the process is killed meanwhile.
    private func refuses(_ passphrase: String, at process: DayProcess) async throws -> Bool {
        do {
            _ = try await signedIn(with: passphrase, at: process)
            return false
        } catch VaultError.signInFailed { return true }
    }

    /// What became of what nobody answered.
    mutating func findOut() async throws {
        guard let doubt = person.doubt else { return }
        // Which of her sessions are over is not known, and not asked.
        (person.sessions, person.access) = ([], nil)
        switch doubt {
        case .sessions: break
        case .creating:
            if try await refuses(person.passphrase, at: here) { return try await create() }
        case .erasing:
            if try await refuses(person.passphrase, at: here) { person.isErased = true }
        case .passphrase(let new):
            if try await !refuses(new, at: here) { person.passphrase = new }
        }
        if !person.isErased {
            try await signIn()
            // Her sessions may still be set to lock themselves.
            let journal = try await open(try anySession(), at: here)
            let (vault, time) = (here.vault, here.time(now))
            try await patiently { try await vault.sessions.setLock(afterMinutes: 0, of: journal, at: time) }
        }
        person.doubt = nil
    }
}
