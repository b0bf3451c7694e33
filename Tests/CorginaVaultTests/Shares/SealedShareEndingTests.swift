import CorginaCore
import CorginaJournal
import Crypto
import Foundation
import GRDB
import Testing

@testable import CorginaVault

/// What others may not do with a share of a sealed diary, how many there are, and what ends one.
@Suite struct SealedShareEndingTests {
    private let now = TestVault.now
    private let device = TestDevice()
    private let share = TestShare()
    private let sam = TestCompanion()

    private func count(_ test: SealedTest, _ table: String = "share") throws -> Int {
        try test.test.tamper { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM \(table)") ?? -1 }
    }

    /// A share of a new diary, and her session.
    private func shared(
        _ test: SealedTest, _ words: String = "due in spring"
    ) async throws -> (session: SealedSession, head: JournalHead) {
        let (_, session) = try await test.create(device)
        let head = try await test.diaries.head(for: session)
        try await test.vault.sealedShares.put(
            share.sent(by: device.dataKey, words), at: head, of: session, on: now)
        return (session, head)
    }

    private func join(_ test: SealedTest, _ companion: TestCompanion? = nil) async throws {
        let companion = companion ?? sam
        try await test.vault.sealedShares.join(
            #require(share.token), as: #require(companion.token), opening: share.sealed(to: companion),
            mark: share.mark(companion), on: now)
    }

    private func look(_ test: SealedTest, _ token: ShareToken?) async throws -> SealedLook? {
        try await test.vault.sealedShares.look(#require(token), on: now)
    }

    private func state(_ test: SealedTest, _ session: SealedSession) async throws -> Data {
        try #require(try await test.vault.sealedShares.all(of: session, on: now).first).state
    }

    @Test func `another account neither sees, changes nor ends it`() async throws {
        let test = try SealedTest()
        let (session, head) = try await shared(test)
        let other = TestDevice()
        let (_, stranger) = try await test.create(other, name: "berta")
        let (shares, theirs) = (test.vault.sealedShares, try await test.diaries.head(for: stranger))
        #expect(try await shares.all(of: stranger, on: now).isEmpty)
        try await shares.end(share.id, of: stranger)
        await #expect(throws: VaultError.rowsNotUsable) {
            try await shares.put(share.sent(by: other.dataKey, "x"), at: theirs, of: stranger, on: now)
        }
        let change = SentShareChange(
            id: share.id, state: try await state(test, session), head: theirs, bundle: try share.bundle("x"))
        await #expect(throws: VaultError.changedMeanwhile) { try await shares.change(change, of: stranger) }
        var foreign = TestShare(2, secret: share.secret)
        foreign.key = share.key
        await #expect(throws: VaultError.rowsNotUsable) {
            try await shares.put(foreign.sent(by: device.dataKey, "x"), at: head, of: session, on: now)
        }
        let look = try #require(try await look(test, share.token))
        #expect(share.words(look, share.key) == "due in spring")
    }

    @Test func `ten at most, of sizes that sealing gives, and none without the journal's pass`() async throws {
        let test = try SealedTest()
        let (session, head) = try await shared(test)
        let shares = test.vault.sealedShares
        for number in 2...10 {
            try await shares.put(
                TestShare(UInt64(number)).sent(by: device.dataKey, "x"), at: head, of: session, on: now)
        }
        await #expect(throws: VaultError.sharesFull) {
            try await shares.put(TestShare(11).sent(by: device.dataKey, "x"), at: head, of: session, on: now)
        }
        let good = try TestShare(12).sent(by: device.dataKey, "x")
        let bad = [
            SentShare(
                id: good.id, reader: good.reader.dropLast(), opening: good.opening, details: good.details,
                bundle: good.bundle),
            SentShare(
                id: good.id, reader: good.reader, opening: good.opening + [0], details: good.details,
                bundle: good.bundle),
            SentShare(
                id: good.id, reader: good.reader, opening: good.opening, details: good.details + [0],
                bundle: good.bundle),
            SentShare(
                id: good.id, reader: good.reader, opening: good.opening, details: good.details,
                bundle: good.bundle.dropLast()),
            SentShare(
                id: good.id, reader: good.reader, opening: good.opening, details: good.details, bundle: Data()),
        ]
        for share in bad {
            await #expect(throws: VaultError.rowsNotUsable) {
                try await shares.put(share, at: head, of: session, on: now)
            }
        }
        let admission = try await test.diaries.open(
            name: "ada", device.proof(.passphrase), of: .passphrase, from: nil, at: now)
        let without = try await test.session(admission.secret)
        await #expect(throws: VaultError.passNeeded) { try await shares.all(of: without, on: now) }
        await #expect(throws: VaultError.passNeeded) {
            try await shares.put(good, at: head, of: without, on: now)
        }
        await #expect(throws: VaultError.passNeeded) { try await shares.end(share.id, of: without) }
    }

    /// What ends a share, and what does not.
    enum Ending: CaseIterable { case end, leave, erase, signOut }

    @Test(arguments: Ending.allCases) func `what ends a share leaves nothing of it`(ending: Ending) async throws {
        let test = try SealedTest()
        let (session, _) = try await shared(test)
        try await join(test)
        switch ending {
        case .end: try await test.vault.sealedShares.end(share.id, of: session)
        case .leave: try await test.vault.sealedShares.leave(#require(sam.token))
        case .erase:
            try await test.diaries.erase(showing: device.proof(.passphrase), of: .passphrase, by: session, at: now)
        case .signOut: try await test.diaries.endAll(of: session)
        }
        let isKept = ending == .signOut
        #expect(try await (look(test, sam.token) != nil) == isKept)
        #expect(try count(test) == (isKept ? 1 : 0) && count(test, "shared") == (isKept ? 1 : 0))
    }

    @Test func `a form that is sent again does not bring back what was ended`() async throws {
        let test = try SealedTest()
        let (session, head) = try await shared(test)
        try await test.vault.sealedShares.end(share.id, of: session)
        await #expect(throws: VaultError.rowsNotUsable) {
            try await test.vault.sealedShares.put(
                share.sent(by: device.dataKey, "x"), at: head, of: session, on: now)
        }
        #expect(try count(test) == 0)
    }

    @Test func `a link that nobody used is no way to end a share`() async throws {
        let test = try SealedTest()
        _ = try await shared(test)
        try await test.vault.sealedShares.leave(#require(share.token))
        #expect(try await look(test, share.token) != nil)
    }
}
