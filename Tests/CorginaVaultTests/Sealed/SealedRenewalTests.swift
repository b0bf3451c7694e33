import CorginaCore
import CorginaJournal
import Foundation
import GRDB
import Testing

@testable import CorginaVault

/// Another data key for a sealed diary: all rows are exchanged at once.
@Suite struct SealedRenewalTests {
    private let now = TestVault.now
    private let entries = Sample.entries(1...5)

    /// The same diary under another key.
    private func renewed(_ device: TestDevice) -> TestDevice {
        var next = device
        next.dataKey = DataKey(journal: device.dataKey.journal, key: DataKey.random().key)
        next.salt = .random(32)
        next.code = .random()
        return next
    }

    private func renewal(
        _ next: TestDevice, _ rows: [SentRow], from head: JournalHead
    ) throws -> SealedRenewal {
        let last = try #require(try JournalHead.empty(next.dataKey.journal).chaining(rows).last).head
        return SealedRenewal(
            head: head, renewed: last, slots: try next.slots(), proofs: try next.proofs(.passphrase, .recovery),
            pass: try next.pass)
    }

    @Test func `rows under another key take the place of those that are there, and every other session ends`()
        async throws
    {
        let test = try SealedTest()
        let device = TestDevice()
        let (secret, session) = try await test.create(device, entries)
        let other = try await test.signIn(device)
        let next = renewed(device)
        let rows = try next.rows(entries)
        let start = JournalHead.empty(device.dataKey.journal)
        guard case .appended(let half) = try await test.diaries.stage(Array(rows.prefix(3)), after: start, for: session)
        else {
            Issue.record("not kept")
            return
        }
        // Until it counts, all is as it was.
        #expect(try await test.diaries.head(for: other.session).sequence == 5)
        await #expect(throws: VaultError.rowsNotUsable) {
            try await test.diaries.stage(Array(rows.prefix(3)), after: half, for: session)
        }
        _ = try await test.diaries.stage(Array(rows.dropFirst(3)), after: half, for: session)
        let last = try await test.diaries.head(for: session)
        let exchange = try renewal(next, rows, from: last)
        try await test.vault.sealedLinks.put(try device.link(), forHours: 24, of: session, at: now)
        let share = TestShare()
        try await test.vault.sealedShares.put(
            share.sent(by: device.dataKey, "x"), at: last, of: session, on: now)
        let fresh = try await test.diaries.use(
            exchange, showing: device.proof(.passphrase), of: .passphrase, by: session, at: now)
        for ended in [secret, other.secret] {
            await #expect(throws: VaultError.signInFailed) { try await test.session(ended) }
        }
        let renewing = try await test.session(fresh.secret)
        // The device that is removed knew them.
        #expect(try await test.vault.sealedLinks.all(of: renewing, at: now).isEmpty)
        #expect(try await test.vault.sealedShares.all(of: renewing, on: now).isEmpty)
        #expect(try await test.vault.sealedShares.look(#require(share.token), on: now) == nil)
        guard case .rows(let stored, _) = try await test.diaries.rows(after: start, for: renewing) else {
            Issue.record("no rows")
            return
        }
        var head = start
        for (row, entry) in zip(stored, entries) {
            #expect(next.seal.openWhole(row, after: head) == entry)
            #expect(device.seal.openWhole(row, after: head) == nil)
            head = row.head
        }
        #expect(stored.count == 5)
        await #expect(throws: VaultError.signInFailed) { try await test.signIn(device) }
        _ = try await test.signIn(next)
        _ = try await test.signIn(next, with: .recovery)
        #expect(try await test.vault.verify().isSound)
        #expect(try test.test.tamper { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM renewal") } == 0)
    }

    @Test func `it is refused unless all rows are there and the journal is still the same`() async throws {
        let test = try SealedTest()
        let device = TestDevice()
        let (_, session) = try await test.create(device, entries)
        let next = renewed(device)
        let rows = try next.rows(entries)
        let start = JournalHead.empty(device.dataKey.journal)
        let head = try await test.diaries.head(for: session)
        let proof = try device.proof(.passphrase)
        _ = try await test.diaries.stage(Array(rows.dropLast()), after: start, for: session)
        let short = try renewal(next, Array(rows.dropLast()), from: head)
        let whole = try renewal(next, rows, from: head)
        for bad in [short, whole] {
            await #expect(throws: VaultError.changedMeanwhile) {
                try await test.diaries.use(bad, showing: proof, of: .passphrase, by: session, at: now)
            }
        }
        _ = try await test.diaries.stage(rows, after: start, for: session)
        let sixth = try device.rows([Sample.entry(6)], after: head)
        _ = try await test.diaries.append(sixth, after: head, for: session)
        await #expect(throws: VaultError.changedMeanwhile) {
            try await test.diaries.use(whole, showing: proof, of: .passphrase, by: session, at: now)
        }
        // The salt has to be another, and who does it has to know a secret of hers.
        let sameSalt = SealedRenewal(
            head: head, renewed: whole.renewed, slots: try device.slots(), proofs: whole.proofs, pass: whole.pass)
        await #expect(throws: VaultError.slotsNotUsable) {
            try await test.diaries.use(sameSalt, showing: proof, of: .passphrase, by: session, at: now)
        }
        await #expect(throws: VaultError.passphraseWrong) {
            try await test.diaries.use(whole, showing: next.proof(.recovery), of: .recovery, by: session, at: now)
        }
        _ = try await test.signIn(device)
        #expect(try await test.vault.verify().entries == 6)
    }

    @Test func `rows that were never used go with the next opening, and are in no backup`() async throws {
        let folder = try TemporaryFolder()
        let shelf = try TemporaryFolder()
        let device = TestDevice()
        try await {
            let test = try SealedTest(TestVault(in: folder))
            let (_, session) = try await test.create(device, entries)
            let rows = try renewed(device).rows(entries)
            _ = try await test.diaries.stage(rows, after: .empty(device.dataKey.journal), for: session)
            _ = try await Backup.make(of: test.vault.stored(), at: shelf.path + "/one")
        }()
        let counts = try [shelf.path + "/one", folder.path + "/corgina.sqlite"].map { path in
            try DatabaseQueue(path: path).read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM renewal") }
        }
        #expect(counts == [0, 5])
        let again = try TestVault(in: folder)
        #expect(try again.tamper { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM renewal") } == 0)
    }
}
