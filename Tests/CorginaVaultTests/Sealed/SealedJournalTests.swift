import CorginaCore
import CorginaJournal
import Foundation
import GRDB
import Testing

@testable import CorginaVault

/// Journals that are appended and read as sealed rows.
@Suite struct SealedJournalTests {
    private let now = TestVault.now
    private let device = TestDevice()

    private func head(_ rows: [SentRow]) throws -> JournalHead {
        try #require(try JournalHead.empty(device.dataKey.journal).chaining(rows).last).head
    }

    @Test func `rows are kept where the device thinks the journal stands, or not at all`() async throws {
        let test = try SealedTest()
        let first = try device.account("ada")
        let (admission, head) = try await test.diaries.create(first, at: now)
        let session = try await test.session(admission.secret)
        #expect(try head == self.head(first.rows))
        let second = try device.rows([Sample.entry(2), Sample.entry(3)], after: head)
        let rival = try device.rows([Sample.entry(4)], after: head)
        let after = try #require(try head.chaining(second).last).head
        #expect(try await test.diaries.append(second, after: head, for: session) == .appended(after))
        #expect(try await test.diaries.append(rival, after: head, for: session) == .moved(after))
        // The same once more: its answer was lost.
        #expect(try await test.diaries.append(second, after: head, for: session) == .moved(after))
        // An entry that is there already is not stored again, wherever it is sealed to.
        let again = try device.rows([Sample.entry(2)], after: after)
        #expect(try await test.diaries.append(again, after: after, for: session) == .moved(after))
        #expect(try await test.vault.verify().entries == 3)
        #expect(try await test.vault.verify().isSound)
    }

    @Test func `a device reads what follows its head, and is told when that is no part of the journal`() async throws {
        let test = try SealedTest()
        let (_, session) = try await test.create(device, Sample.entries(1...3))
        let start = JournalHead.empty(device.dataKey.journal)
        guard case .rows(let rows, let head) = try await test.diaries.rows(after: start, for: session) else {
            Issue.record("no rows")
            return
        }
        #expect(rows.count == 3 && rows.last?.head == head)
        #expect(try await test.diaries.rows(after: rows[1].head, for: session) == .rows([rows[2]], head: head))
        #expect(try await test.diaries.rows(after: head, for: session) == .rows([], head: head))
        let ahead = JournalHead(sequence: 4, hash: .random(32))
        let other = JournalHead(sequence: 2, hash: .random(32))
        let otherStart = JournalHead.empty(.random())
        for unknown in [ahead, other, otherStart] {
            #expect(try await test.diaries.rows(after: unknown, for: session) == .past(head: head))
        }
    }

    @Test func `an answer holds 2 MiB of rows, and at least one`() async throws {
        let test = try SealedTest()
        let long = String(repeating: "a", count: 900_000)
        let (_, session) = try await test.create(device, (1...3).map { Sample.entry($0, long) })
        let start = JournalHead.empty(device.dataKey.journal)
        guard case .rows(let rows, let head) = try await test.diaries.rows(after: start, for: session) else {
            Issue.record("no rows")
            return
        }
        #expect(rows.count == 1 && head.sequence == 3)
    }

    @Test(arguments: [0, 28, 29, 100, 285 - 1, 285 + 1, 29 + 3, (1 << 21) + 29])
    func `a row of a size that sealing does not give is refused`(size: Int) async throws {
        let test = try SealedTest()
        let (_, session) = try await test.create(device)
        let head = try await test.diaries.head(for: session)
        let name = try #require(EntryName(bytes: Data.random(16)))
        let row = SentRow(name: name, sealed: Data([1]) + Data(count: max(size - 1, 0)))
        await #expect(throws: VaultError.rowsNotUsable) {
            try await test.diaries.append([row], after: head, for: session)
        }
    }

    @Test func `no rows, too many, and one name twice are refused`() async throws {
        let test = try SealedTest()
        let (_, session) = try await test.create(device)
        let head = try await test.diaries.head(for: session)
        let row = try device.rows([Sample.entry(9)], after: head)[0]
        for rows in [[], [row, row], Array(repeating: row, count: SentRow.most + 1)] {
            await #expect(throws: VaultError.rowsNotUsable) {
                try await test.diaries.append(rows, after: head, for: session)
            }
        }
    }

    @Test func `a session reads and appends nothing before it has shown the pass, and that of no other journal`()
        async throws
    {
        let test = try SealedTest()
        let other = TestDevice()
        _ = try await test.create(device)
        _ = try await test.create(other, name: "grace")
        let admission = try await test.diaries.open(
            name: "ada", device.proof(.passphrase), of: .passphrase, from: nil, at: now)
        let session = try await test.session(admission.secret)
        let start = JournalHead.empty(device.dataKey.journal)
        await #expect(throws: VaultError.passNeeded) { try await test.diaries.rows(after: start, for: session) }
        await #expect(throws: VaultError.passNeeded) {
            try await test.diaries.append(device.rows([Sample.entry(5)]), after: start, for: session)
        }
        for (journal, pass) in [
            (other.dataKey.journal, try device.pass), (JournalID.random(), try device.pass),
            (device.dataKey.journal, try other.pass),
        ] {
            await #expect(throws: VaultError.passWrong) {
                try await test.diaries.attach(journal, pass, to: session, under: admission.secret)
            }
        }
    }

    @Test func `a device that was removed neither reads nor appends, also in the middle of it`() async throws {
        let test = try SealedTest()
        let (_, phone) = try await test.create(device)
        let (secret, laptop) = try await test.signIn(device)
        #expect(try await test.diaries.devices(of: phone, at: now).map(\.isThis).sorted { $0 && !$1 } == [true, false])
        let head = try await test.diaries.head(for: laptop)
        #expect(try await test.diaries.end(laptop.device, of: phone, at: now))
        #expect(try await !test.diaries.end(laptop.device, of: phone, at: now))
        await #expect(throws: VaultError.signInFailed) { try await test.session(secret) }
        await #expect(throws: VaultError.keyRetired) {
            try await test.diaries.append(device.rows([Sample.entry(2)], after: head), after: head, for: laptop)
        }
        let details = Data([1]) + Data(count: 284)
        try await test.diaries.setDetails(details, of: phone)
        #expect(try await test.diaries.devices(of: phone, at: now).map(\.details) == [details])
        for size in [0, 283, 285, 4_000] {
            await #expect(throws: VaultError.detailsTooLong) {
                try await test.diaries.setDetails(Data([1]) + Data(count: size), of: phone)
            }
        }
    }

    @Test func `a session lasts thirty days`() async throws {
        let test = try SealedTest()
        let (secret, _) = try await test.create(device)
        for (days, isOpen) in [(29, true), (30, false), (-2, false)] {
            let state = try await test.vault.sessions.open(secret, at: now.advanced(bySeconds: days * 86_400))
            if case .sealed = state { #expect(isOpen, "\(days)") } else { #expect(!isOpen, "\(days)") }
        }
    }
}
