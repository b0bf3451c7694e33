import CorginaCore
import CorginaJournal
import Foundation
import GRDB
import Testing

@testable import CorginaVault

/// An account the server reads becomes a sealed one: wholly, or not at all.
@Suite struct SealedMoveTests {
    private let now = TestVault.now
    private let entries = Sample.entries(1...5)

    private struct PowerCut: Error {}

    private func diary(_ test: SealedTest, name: String = "ada") async throws -> UnlockedJournal {
        let journal = try await test.test.unlocked(name: name)
        _ = try await journal.append(entries)
        return journal
    }

    private func copy(
        _ rows: [SentRow], of journal: UnlockedJournal, for device: TestDevice, _ test: SealedTest
    ) async throws -> SealedMove {
        let start = JournalHead.empty(device.dataKey.journal)
        _ = try await test.vault.moves.stage(rows, after: start, beside: journal)
        return SealedMove(
            head: try await test.vault.moves.head(of: journal), moved: try #require(try start.chaining(rows).last).head,
            journal: device.dataKey.journal, slots: try device.slots(),
            proofs: try device.proofs(.passphrase, .recovery),
            pass: try device.pass)
    }

    private func count(_ table: String, _ test: SealedTest) throws -> Int {
        try test.test.tamper { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM \(table)") } ?? -1
    }

    /// That the server reads the diary as before.
    private func expectAsBefore(_ journal: UnlockedJournal, _ test: SealedTest) async throws {
        #expect(try await journal.entries().map(\.entry) == entries)
        _ = try await test.vault.unlock(name: "ada", passphrase: TestVault.passphrase, at: now)
        #expect(try await test.vault.verify().isSound)
    }

    @Test func `whoever signs in while the copy takes its place is told what it became`() async throws {
        let test = try SealedTest()
        let journal = try await diary(test)
        let device = TestDevice()
        let move = try await copy(try device.rows(entries), of: journal, for: device, test)
        let vault = test.vault, passphrase = Passphrase(typed: TestVault.passphrase)
        let opened = try await vault.opened(journal.account, passphrase, from: nil, with: nil, at: now)
        _ = try await vault.moves.move(journal, passphrase: TestVault.passphrase, to: move, at: now)
        let before = try count("session", test)
        #expect(try await vault.begin(opened, ending: nil, details: [], at: now) == nil)
        #expect(try count("session", test) == before)
        await #expect(throws: VaultError.opensOnDevicesOnly) {
            try await vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
        }
    }

    @Test func `the sealed copy takes the place of what the server could read`() async throws {
        let test = try SealedTest()
        let journal = try await diary(test)
        try await journal.stage([1, 2, 3], as: RecordID(high: 3, low: 3))
        try await test.test.remind(journal)
        let device = TestDevice()
        let rows = try device.rows(entries)
        let move = try await copy(rows, of: journal, for: device, test)
        let admission = try await test.vault.moves.move(
            journal, passphrase: TestVault.passphrase, to: move, at: now)
        guard
            case .rows(let stored, let head) = try await test.diaries.rows(
                after: .empty(device.dataKey.journal), for: test.session(admission.secret))
        else {
            Issue.record("no rows")
            return
        }
        var before = JournalHead.empty(device.dataKey.journal)
        for (row, entry) in zip(stored, entries) {
            #expect(device.seal.openWhole(row, after: before) == entry)
            before = row.head
        }
        #expect(stored.count == 5 && head == move.moved)
        for table in ["renewal", "draft", "push", "photo", "access", "checkpoint"] {
            #expect(try count(table, test) == 0, "\(table)")
        }
        #expect(try count("journal", test) == 5)
        #expect(try count("session", test) == 1)
        _ = try await test.signIn(device)
        _ = try await test.signIn(device, with: .recovery)
        await #expect(throws: VaultError.keyRetired) { try await journal.append([Sample.entry(6)]) }
        #expect(try await test.vault.verify().isSound)
    }

    @Test func `what was logged after the copy is never lost`() async throws {
        let test = try SealedTest()
        let journal = try await diary(test)
        let device = TestDevice()
        let move = try await copy(try device.rows(entries), of: journal, for: device, test)
        _ = try await journal.append([Sample.entry(6)])
        await #expect(throws: VaultError.changedMeanwhile) {
            try await test.vault.moves.move(journal, passphrase: TestVault.passphrase, to: move, at: now)
        }
        #expect(try await journal.entries().count == 6)
        // It is copied again, and moves.
        let again = try await copy(try device.rows(Sample.entries(1...6)), of: journal, for: device, test)
        let admission = try await test.vault.moves.move(journal, passphrase: TestVault.passphrase, to: again, at: now)
        #expect(try await test.diaries.head(for: test.session(admission.secret)).sequence == 6)
    }

    @Test func `a copy that is short, or of another journal, is refused`() async throws {
        let test = try SealedTest()
        let journal = try await diary(test)
        let device = TestDevice()
        let other = TestDevice()
        let short = try await copy(try device.rows(Array(entries.dropLast())), of: journal, for: device, test)
        let whole = try await copy(try device.rows(entries), of: journal, for: device, test)
        let elsewhere = SealedMove(
            head: whole.head, moved: whole.moved, journal: other.dataKey.journal, slots: whole.slots,
            proofs: whole.proofs, pass: whole.pass)
        for bad in [short, elsewhere] {
            await #expect(throws: VaultError.changedMeanwhile) {
                try await test.vault.moves.move(journal, passphrase: TestVault.passphrase, to: bad, at: now)
            }
        }
        await #expect(throws: VaultError.passphraseWrong) {
            try await test.vault.moves.move(journal, passphrase: "four other words there", to: whole, at: now)
        }
        try await expectAsBefore(journal, test)
    }

    @Test func `no more is kept beside a diary than it has, and nothing beside another's`() async throws {
        let test = try SealedTest()
        let journal = try await diary(test)
        let device = TestDevice()
        let start = JournalHead.empty(device.dataKey.journal)
        await #expect(throws: VaultError.rowsNotUsable) {
            try await test.vault.moves.stage(device.rows(Sample.entries(1...6)), after: start, beside: journal)
        }
        let whole = try await copy(try device.rows(entries), of: journal, for: device, test)
        let stranger = try await diary(test, name: "maja")
        await #expect(throws: VaultError.changedMeanwhile) {
            try await test.vault.moves.move(stranger, passphrase: TestVault.passphrase, to: whole, at: now)
        }
        try await expectAsBefore(journal, test)
    }

    @Test func `what stops it leaves the diary the server reads, and it can be done again`() async throws {
        let test = try SealedTest()
        let journal = try await diary(test)
        let device = TestDevice()
        let move = try await copy(try device.rows(entries), of: journal, for: device, test)
        await #expect(throws: (any Error).self) {
            try await test.vault.moves.move(journal, passphrase: TestVault.passphrase, to: move, at: now) {
                throw PowerCut()
            }
        }
        try await expectAsBefore(journal, test)
        _ = try await test.vault.moves.move(journal, passphrase: TestVault.passphrase, to: move, at: now)
        _ = try await test.signIn(device)
        // Once is enough.
        await #expect(throws: (any Error).self) {
            try await test.vault.moves.move(journal, passphrase: TestVault.passphrase, to: move, at: now)
        }
        _ = try await test.signIn(device)
        #expect(try count("journal", test) == 5)
    }

    @Test func `a copy that was abandoned goes with the next opening, and with the account`() async throws {
        let folder = try TemporaryFolder()
        let device = TestDevice()
        try await {
            let test = try SealedTest(TestVault(in: folder))
            let journal = try await diary(test)
            _ = try await copy(try device.rows(entries), of: journal, for: device, test)
            #expect(try count("renewal", test) == 5)
        }()
        let test = try SealedTest(TestVault(in: folder))
        #expect(try count("renewal", test) == 0)
        let journal = try await test.vault.unlock(name: "ada", passphrase: TestVault.passphrase, at: now)
        _ = try await copy(try device.rows(entries), of: journal, for: device, test)
        try await test.vault.accounts.erase(journal)
        #expect(try count("renewal", test) == 0)
    }

    @Test
    func `the sealed diary is there after the next opening, and the former one is on the list of what was erased`()
        async throws
    {
        let folder = try TemporaryFolder()
        let device = TestDevice()
        try await {
            let test = try SealedTest(TestVault(in: folder))
            let journal = try await diary(test)
            let move = try await copy(try device.rows(entries), of: journal, for: device, test)
            _ = try await test.vault.moves.move(journal, passphrase: TestVault.passphrase, to: move, at: now)
            #expect(try ErasedList(folder: folder.path).tombstones().contains(journal.id.bytes))
        }()
        let test = try SealedTest(TestVault(in: folder))
        let (_, session) = try await test.signIn(device)
        #expect(try await test.diaries.head(for: session).sequence == 5)
    }
}
