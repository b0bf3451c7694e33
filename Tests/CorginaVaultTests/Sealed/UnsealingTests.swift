import CorginaCore
import CorginaJournal
import Foundation
import GRDB
import Testing

@testable import CorginaVault

/// A sealed diary becomes one the server reads while she is signed in: wholly, or not at all.
@Suite struct UnsealingTests {
    private let now = TestVault.now
    private let entries = Sample.entries(1...5)

    private struct PowerCut: Error {}

    /// Keeps a copy beside the sealed diary.
    private func copy(
        _ entries: [JournalEntry], under key: DataKey = .random(), for session: SealedSession, _ test: SealedTest
    ) async throws -> Unsealing {
        let start = JournalHead.empty(key.journal)
        let rows = try EntrySeal(dataKey: key).seal(entries, after: start).map(\.sent)
        _ = try await test.vault.moves.stage(rows, after: start, for: session)
        let moved = try #require(try start.chaining(rows).last).head
        return try #require(
            Unsealing(
                head: try await test.diaries.head(for: session), moved: moved,
                journal: key.journal, key: key.key.withUnsafeBytes { Data($0) }))
    }

    private func unseal(
        _ unsealing: Unsealing, by session: SealedSession, _ test: SealedTest,
        passphrase: String = TestVault.passphrase
    ) async throws -> SessionSecret {
        try await test.vault.moves.unseal(unsealing, passphrase: passphrase, by: session, details: [7], at: now)
    }

    private func count(_ table: String, _ test: SealedTest) throws -> Int {
        try test.test.tamper { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM \(table)") } ?? -1
    }

    /// That the diary is sealed as before.
    private func expectAsBefore(_ device: TestDevice, _ test: SealedTest) async throws {
        let (_, session) = try await test.signIn(device)
        #expect(try await test.diaries.head(for: session).sequence == 5)
        #expect(try await test.vault.moves.isUnsealed(device.dataKey.journal) == false)
        #expect(try await test.vault.verify().isSound)
    }

    @Test func `the server reads the copy, and nothing of the sealed diary is left`() async throws {
        let test = try SealedTest()
        let device = TestDevice()
        let (_, session) = try await test.create(device, entries)
        let (other, _) = try await test.signIn(device)
        try await test.vault.sealedLinks.put(try device.link(), forHours: 24, of: session, at: now)
        try await test.vault.sealedShares.put(
            TestShare().sent(by: device.dataKey, "x"), at: test.diaries.head(for: session), of: session, on: now)
        let secret = try await unseal(try await copy(entries, for: session, test), by: session, test)
        let journal = try #require(try await test.vault.unlock(secret, at: now))
        #expect(try await journal.entries().map(\.entry) == entries)
        #expect(try await test.vault.devices.all(of: journal, at: now).map(\.details) == [[7]])
        for table in ["renewal", "pass", "proof", "clinic", "share", "shared"] {
            #expect(try count(table, test) == 0, "\(table)")
        }
        #expect(try count("journal", test) == 5 && count("session", test) == 1)
        // Her other devices are signed out, and learn why.
        guard case .none = try await test.vault.sessions.open(other, at: now) else { return #expect(Bool(false)) }
        await #expect(throws: VaultError.keyRetired) {
            try await test.diaries.append(
                device.rows([Sample.entry(6)], after: .empty(device.dataKey.journal)),
                after: .empty(device.dataKey.journal), for: session)
        }
        #expect(try await test.vault.moves.isUnsealed(device.dataKey.journal))
        #expect(try await test.vault.moves.isUnsealed(.random()) == false)
        await #expect(throws: VaultError.signInFailed) { try await test.signIn(device) }
        _ = try await test.vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
        #expect(try await test.vault.verify().isSound)
    }

    @Test func `a recovery code waits that opens it at once, and the one of the sealed diary opens nothing`()
        async throws
    {
        let test = try SealedTest()
        let device = TestDevice()
        let (_, session) = try await test.create(device, entries)
        let secret = try await unseal(try await copy(entries, for: session, test), by: session, test)
        let journal = try #require(try await test.vault.unlock(secret, at: now))
        let waiting = try #require(try await test.vault.credentials.waitingCode(of: journal))
        #expect(!waiting.replacesAnother)
        await #expect(throws: VaultError.recoveryFailed) {
            try await test.vault.credentials.recover(
                name: "ada", code: device.code.text, newPassphrase: "four other words then", from: nil, at: now)
        }
        let recovered = try await test.vault.credentials.recover(
            name: "ada", code: waiting.code.text, newPassphrase: "four other words then", from: nil, at: now)
        #expect(try await test.vault.unlock(recovered.secret, at: now)?.entries().count == 5)
    }

    @Test func `what another device wrote after the copy is never lost`() async throws {
        let test = try SealedTest()
        let device = TestDevice()
        let (_, session) = try await test.create(device, entries)
        let unsealing = try await copy(entries, for: session, test)
        let head = try await test.diaries.head(for: session)
        _ = try await test.diaries.append(device.rows([Sample.entry(6)], after: head), after: head, for: session)
        await #expect(throws: VaultError.changedMeanwhile) { try await unseal(unsealing, by: session, test) }
        let again = try await copy(Sample.entries(1...6), for: session, test)
        let secret = try await unseal(again, by: session, test)
        #expect(try await test.vault.unlock(secret, at: now)?.entries().count == 6)
    }

    @Test func `a copy that is short, or that the key does not open, and another passphrase, are refused`() async throws
    {
        let test = try SealedTest()
        let device = TestDevice()
        let (_, session) = try await test.create(device, entries)
        let short = try await copy(Array(entries.dropLast()), for: session, test)
        await #expect(throws: VaultError.changedMeanwhile) { try await unseal(short, by: session, test) }
        let key = DataKey.random()
        let whole = try await copy(entries, under: key, for: session, test)
        let closed = try #require(
            Unsealing(
                head: whole.copy.head, moved: whole.copy.moved, journal: key.journal, key: Data(repeating: 3, count: 32)
            ))
        await #expect(throws: VaultError.rowsNotUsable) { try await unseal(closed, by: session, test) }
        await #expect(throws: VaultError.passphraseWrong) {
            try await unseal(whole, by: session, test, passphrase: "four other words there")
        }
        try await expectAsBefore(device, test)
    }

    @Test func `nobody else, and no device that has not shown its key, gets anywhere`() async throws {
        let test = try SealedTest()
        let (device, stranger) = (TestDevice(), TestDevice())
        let (_, session) = try await test.create(device, entries)
        let whole = try await copy(entries, for: session, test)
        let (_, theirs) = try await test.create(stranger, name: "maja", entries)
        await #expect(throws: VaultError.changedMeanwhile) { try await unseal(whole, by: theirs, test) }
        let admission = try await test.diaries.open(
            name: "ada", device.proof(.passphrase), of: .passphrase, from: nil, at: now)
        let unattached = try await test.session(admission.secret)
        await #expect(throws: VaultError.passNeeded) { try await copy(entries, for: unattached, test) }
        await #expect(throws: VaultError.passNeeded) { try await unseal(whole, by: unattached, test) }
        try await expectAsBefore(device, test)
    }

    @Test func `what stops it leaves the sealed diary, and it can be done again`() async throws {
        let test = try SealedTest()
        let device = TestDevice()
        let (_, session) = try await test.create(device, entries)
        let whole = try await copy(entries, for: session, test)
        await #expect(throws: (any Error).self) {
            try await test.vault.moves.unseal(
                whole, passphrase: TestVault.passphrase, by: session, details: [], at: now
            ) { throw PowerCut() }
        }
        #expect(LeavingNote.all(in: VaultFolder(path: test.test.folder.path)).isEmpty)
        try await expectAsBefore(device, test)
        let secret = try await unseal(whole, by: session, test)
        #expect(try await test.vault.unlock(secret, at: now)?.entries().count == 5)
        // Once is enough.
        await #expect(throws: (any Error).self) { try await unseal(whole, by: session, test) }
    }

    @Test func `there and back again, the diary is the same, and each home it left is on the list of what was erased`()
        async throws
    {
        let folder = try TemporaryFolder()
        let (device, key) = (TestDevice(), DataKey.random())
        try await {
            let test = try SealedTest(TestVault(in: folder))
            let first = try await test.test.unlocked()
            _ = try await first.append(entries)
            let start = JournalHead.empty(device.dataKey.journal)
            let rows = try device.rows(entries)
            _ = try await test.vault.moves.stage(rows, after: start, beside: first)
            let move = SealedMove(
                head: try await test.vault.moves.head(of: first),
                moved: try #require(try start.chaining(rows).last).head,
                journal: device.dataKey.journal, slots: try device.slots(),
                proofs: try device.proofs(.passphrase, .recovery), pass: try device.pass)
            _ = try await test.vault.moves.move(first, passphrase: TestVault.passphrase, to: move, at: now)
            let (_, session) = try await test.signIn(device)
            _ = try await unseal(try await copy(entries, under: key, for: session, test), by: session, test)
            let list = try ErasedList(folder: folder.path).tombstones()
            #expect(list.contains(first.id.bytes) && list.contains(device.dataKey.journal.bytes))
            #expect(!list.contains(key.journal.bytes))
        }()
        let test = try SealedTest(TestVault(in: folder))
        let journal = try await test.vault.unlock(name: "ada", passphrase: TestVault.passphrase, at: now)
        #expect(journal.id == key.journal)
        #expect(try await journal.entries().map(\.entry) == entries)
    }
}
