import CorginaCore
import CorginaJournal
import Foundation
import GRDB
import Testing

@testable import CorginaVault

/// Devices of sealed diaries that are to be woken: in the rows of all others, and gone with their sessions.
@Suite struct SealedPushTests {
    private static let seal = PushSeal(secret: Array(repeating: 7, count: 32))
    private let now = TestVault.now

    private func keep(_ test: SealedTest, _ session: SealedSession, _ id: UInt8 = 1, _ byte: UInt8 = 1) async throws {
        try await test.vault.sealedPushes.keep([byte], as: Data(repeating: id, count: 32), of: session, Self.seal)
    }

    private func all(_ test: SealedTest, _ session: SealedSession) async throws -> [PushRecord] {
        try await test.vault.sealedPushes.all(of: session, Self.seal)
    }

    private func count(_ test: SealedTest) throws -> [Int] {
        try test.test.tamper { db in
            try ["SELECT COUNT(*) FROM push", "SELECT COUNT(*) FROM safeguard WHERE kind = 'push'"].map {
                try Int.fetchOne(db, sql: $0) ?? -1
            }
        }
    }

    @Test func `it is kept sealed, seen by the devices of its account, and found by whoever wakes devices`()
        async throws
    {
        let test = try SealedTest()
        let device = TestDevice()
        let (_, session) = try await test.create(device)
        let other = try await test.signIn(device).session
        try await keep(test, session, 1, 65)
        let rows = try await all(test, other)
        #expect(rows.map(\.bytes) == [[65]] && rows[0].isOf(session) && !rows[0].isOf(other))
        #expect(try await test.vault.push.all(Self.seal).map(\.bytes) == [[65]])
        #expect(try await test.vault.sealedPushes.all(of: session, PushSeal(secret: [8])).isEmpty)
        let (_, stranger) = try await test.create(TestDevice(), name: "grace")
        #expect(try await all(test, stranger).isEmpty)
        // Switched on again, it takes the place of what there was; so does whoever else is reached there.
        try await keep(test, session, 2)
        #expect(try count(test) == [1, 1])
        try await keep(test, stranger, 2)
        #expect(try await all(test, session).isEmpty)
        await #expect(throws: VaultError.draftTooLarge) {
            try await test.vault.sealedPushes.keep(
                Array(repeating: 1, count: PushSubscriptions.longest + 1), as: Data(count: 32), of: session, Self.seal)
        }
    }

    @Test func `one device changes those of all, at the head it found that out from`() async throws {
        let test = try SealedTest()
        let device = TestDevice()
        let (_, session) = try await test.create(device)
        let other = try await test.signIn(device).session
        try await keep(test, session, 1, 1)
        try await keep(test, other, 2, 2)
        let (_, stranger) = try await test.create(TestDevice(), name: "grace")
        try await keep(test, stranger, 3, 3)
        let head = try await test.diaries.head(for: session)
        let change: @Sendable ([UInt8], Bool) -> [UInt8]? = { bytes, isOwn in bytes + [isOwn ? 9 : 8] }
        #expect(try await test.vault.sealedPushes.change(at: head, of: session, Self.seal, change) == head)
        #expect(try await test.vault.push.all(Self.seal).map(\.bytes) == [[1, 9], [2, 8], [3]])
        let early = JournalHead.empty(device.dataKey.journal)
        #expect(try await test.vault.sealedPushes.change(at: early, of: session, Self.seal, change) == head)
        #expect(try await test.vault.push.all(Self.seal).map(\.bytes) == [[1, 9], [2, 8], [3]])
        #expect(try count(test) == [3, 3])
        try await test.vault.sealedPushes.end(of: session)
        #expect(try await test.vault.push.all(Self.seal).map(\.bytes) == [[2, 8], [3]])
    }

    @Test func `without the pass of a journal, or after its session, nothing is kept or changed`() async throws {
        let test = try SealedTest()
        let device = TestDevice()
        let (_, session) = try await test.create(device)
        let head = try await test.diaries.head(for: session)
        let admission = try await test.diaries.open(
            name: "ada", device.proof(.passphrase), of: .passphrase, from: nil, at: now)
        let bare = try await test.session(admission.secret)
        await #expect(throws: VaultError.passNeeded) { try await keep(test, bare) }
        await #expect(throws: VaultError.passNeeded) { try await all(test, bare) }
        await #expect(throws: VaultError.passNeeded) { try await test.vault.sealedPushes.end(of: bare) }
        try await test.diaries.endAll(of: session)
        await #expect(throws: VaultError.keyRetired) { try await keep(test, session) }
        await #expect(throws: VaultError.keyRetired) {
            try await test.vault.sealedPushes.change(at: head, of: session, Self.seal) { bytes, _ in bytes }
        }
        #expect(try count(test) == [0, 0])
    }

    @Test func `another passphrase, another key and the move to a read account drop it`() async throws {
        var device = TestDevice()
        for ending in ["passphrase", "key", "move"] {
            let test = try SealedTest()
            let account = try device.account("ada")
            let (admission, _) = try await test.diaries.create(account, at: now)
            let session = try await test.session(admission.secret)
            try await keep(test, session)
            switch ending {
            case "passphrase":
                let before = device
                device.passphrase = "some other quiet words"
                let fresh = try #require(
                    try await test.diaries.change(
                        device.slots(account.slots, replacing: .passphrase), device.proofs(.passphrase),
                        showing: before.proof(.passphrase), of: .passphrase, by: session, at: now))
                // The session that follows may switch it on again.
                let next = try await test.session(fresh.secret)
                #expect(try await all(test, next).isEmpty)
                try await keep(test, next)
                try await test.vault.sealedPushes.end(of: next)
            case "key":
                var next = device
                next.dataKey = DataKey(journal: device.dataKey.journal, key: DataKey.random().key)
                next.salt = .random(32)
                let rows = try next.rows([Sample.entry(1)]), start = JournalHead.empty(next.dataKey.journal)
                _ = try await test.diaries.stage(rows, after: start, for: session)
                let renewal = SealedRenewal(
                    head: try await test.diaries.head(for: session),
                    renewed: try #require(try start.chaining(rows).last).head, slots: try next.slots(),
                    proofs: try next.proofs(.passphrase, .recovery), pass: try next.pass)
                _ = try await test.diaries.use(
                    renewal, showing: device.proof(.passphrase), of: .passphrase, by: session, at: now)
            default:
                let key = DataKey.random(), start = JournalHead.empty(key.journal)
                let rows = try EntrySeal(dataKey: key).seal([Sample.entry(1)], after: start).map(\.sent)
                _ = try await test.vault.moves.stage(rows, after: start, for: session)
                let (head, moved) = (
                    try await test.diaries.head(for: session), try #require(try start.chaining(rows).last).head
                )
                let secret = key.key.withUnsafeBytes { Data($0) }
                let unsealing = try #require(Unsealing(head: head, moved: moved, journal: key.journal, key: secret))
                _ = try await test.vault.moves.unseal(
                    unsealing, passphrase: device.passphrase, by: session, details: [7], at: now)
            }
            #expect(try count(test) == [0, 0], "\(ending)")
        }
    }
}
