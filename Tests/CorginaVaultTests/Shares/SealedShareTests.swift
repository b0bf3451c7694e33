import CorginaCore
import CorginaJournal
import Crypto
import Foundation
import GRDB
import Testing

@testable import CorginaVault

/// Shares of a sealed diary: the server keeps and hands out what others sealed, and opens none of it.
@Suite struct SealedShareTests {
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

    @Test func `whoever has the link joins, once, and from then on their own key opens it`() async throws {
        let test = try SealedTest()
        let (session, _) = try await shared(test)
        let before = try #require(try await look(test, share.token))
        let key = try #require(share.keyByLink(before))
        #expect(!before.isJoined && share.words(before, key) == "due in spring")
        try await join(test)
        #expect(try await look(test, share.token) == nil)
        let after = try #require(try await look(test, sam.token))
        #expect(after.isJoined && share.keyByLink(after) == nil)
        #expect(share.words(after, try #require(share.key(after, by: sam))) == "due in spring")
        #expect(share.key(after, by: TestCompanion()) == nil)
        await #expect(throws: VaultError.shareNotValid) { try await join(test, TestCompanion()) }
        let listed = try #require(try await test.vault.sealedShares.all(of: session, on: now).first)
        #expect(listed.lastDay == 0 && listed.companion == after.companion && listed.reader == sam.reader)
    }

    @Test func `a link lasts a week, and is there once, however often it was sent`() async throws {
        let test = try SealedTest()
        let (session, head) = try await shared(test)
        let again = try share.sent(by: device.dataKey, "something else")
        try await test.vault.sealedShares.put(again, at: head, of: session, on: now)
        let look = try #require(try await look(test, share.token))
        #expect(share.words(look, share.key) == "due in spring")
        let token = try #require(share.token)
        let (week, later) = (now.advanced(bySeconds: 7 * 86_400), now.advanced(bySeconds: 8 * 86_400))
        #expect(try await test.vault.sealedShares.look(token, on: week) != nil)
        #expect(try await test.vault.sealedShares.look(token, on: later) == nil)
        #expect(try await test.vault.sealedShares.all(of: session, on: later).isEmpty)
        try await test.vault.shares.eraseUnused(at: later)
        #expect(try count(test) == 0 && count(test, "shared") == 0)
    }

    @Test func `what was worked out from an older diary is refused, and what another device changed too`() async throws
    {
        let test = try SealedTest()
        let (session, head) = try await shared(test)
        try await join(test)
        let known = try await state(test, session)
        let shares = test.vault.sealedShares
        _ = try await test.diaries.append(device.rows([Sample.entry(2)], after: head), after: head, for: session)
        let old = SentShareChange(id: share.id, state: known, head: head, bundle: try share.bundle("older"))
        await #expect(throws: VaultError.changedMeanwhile) { try await shares.change(old, of: session) }
        let newest = try await test.diaries.head(for: session)
        let current = SentShareChange(id: share.id, state: known, head: newest, bundle: try share.bundle("quiet"))
        try await shares.change(current, of: session)
        let look = try #require(try await look(test, sam.token))
        #expect(share.words(look, share.key) == "quiet")
        let stale = SentShareChange(id: share.id, state: Data(count: 32), head: newest, bundle: try share.bundle("x"))
        await #expect(throws: VaultError.changedMeanwhile) { try await shares.change(stale, of: session) }
    }

    @Test func `less gets another key, which the one before does not open, and what was sent goes`() async throws {
        let test = try SealedTest()
        let (session, head) = try await shared(test)
        let shares = test.vault.sealedShares
        try await join(test)
        let token = try #require(sam.token)
        let before = try #require(try await look(test, token))
        try await shares.send(share.item(1, "an apple"), by: token, under: before.opening)
        #expect(try await shares.all(of: session, on: now).first?.sent.count == 1)
        var next = share
        next.key = SymmetricKey(size: .bits256)
        try await shares.change(
            SentShareChange(
                id: share.id, state: try await state(test, session), head: head, bundle: try next.bundle("less"),
                details: try next.details(device.dataKey),
                rotation: .init(opening: try next.sealed(to: sam), companion: try next.mark(sam))), of: session)
        let after = try #require(try await look(test, token))
        #expect(after.sent.isEmpty && share.words(after, share.key) == nil)
        #expect(next.words(after, try #require(next.key(after, by: sam))) == "less")
        // Sealed under the key of before.
        await #expect(throws: VaultError.changedMeanwhile) {
            try await shares.send(share.item(2, "a pear"), by: token, under: before.opening)
        }
    }

    @Test func `nobody joined: there is no other key to give`() async throws {
        let test = try SealedTest()
        let (session, head) = try await shared(test)
        let change = SentShareChange(
            id: share.id, state: try await state(test, session), head: head, bundle: try share.bundle("less"),
            details: try share.details(device.dataKey),
            rotation: .init(opening: try share.sealed(to: sam), companion: try share.mark(sam)))
        await #expect(throws: VaultError.rowsNotUsable) {
            try await test.vault.sealedShares.change(change, of: session)
        }
        let look = try #require(try await look(test, share.token))
        #expect(share.words(look, share.key) == "due in spring")
    }

    @Test func `what is sent waits for her, fifty at most, and the same once more is one`() async throws {
        let test = try SealedTest()
        let (session, _) = try await shared(test)
        let (shares, token) = (test.vault.sealedShares, try #require(sam.token))
        let opening = try #require(try await look(test, share.token)).opening
        // Nobody joined yet.
        await #expect(throws: VaultError.shareNotValid) {
            try await shares.send(share.item(1, "a"), by: #require(share.token), under: opening)
        }
        try await join(test)
        let joined = try #require(try await look(test, token)).opening
        for number in 1...50 {
            for _ in 0..<2 where number < 50 {
                try await shares.send(share.item(UInt64(number), "a"), by: token, under: joined)
            }
        }
        try await shares.send(share.item(50, "a"), by: token, under: joined)
        await #expect(throws: VaultError.sentFull) {
            try await shares.send(share.item(51, "a"), by: token, under: joined)
        }
        try await shares.drop(RecordID(high: 4, low: 1), sentTo: share.id, of: session)
        #expect(try await shares.all(of: session, on: now).first?.sent.count == SealedShares.mostListed)
        #expect(try await look(test, token)?.sent.count == 49)
        let bad = SealedSent(id: RecordID(high: 4, low: 60), sealed: try share.item(60, "a").sealed.dropLast())
        await #expect(throws: VaultError.rowsNotUsable) { try await shares.send(bad, by: token, under: joined) }
        let asBundle = SealedSent(id: RecordID(high: 0, low: 0), sealed: try share.item(61, "a").sealed)
        await #expect(throws: VaultError.rowsNotUsable) { try await shares.send(asBundle, by: token, under: joined) }
    }

    @Test func `when they looked last is kept, unless the key is another by now`() async throws {
        let test = try SealedTest()
        let (session, _) = try await shared(test)
        try await join(test)
        let token = try #require(sam.token), opening = try #require(try await look(test, token)).opening
        let mark = try share.mark(sam, seen: 20_600)
        try await test.vault.sealedShares.noteSeen(token, mark: try share.mark(sam, seen: 7), under: opening + [0])
        try await test.vault.sealedShares.noteSeen(token, mark: mark, under: opening)
        #expect(try await test.vault.sealedShares.all(of: session, on: now).first?.companion == mark)
    }
}
