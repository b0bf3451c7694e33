import CorginaCore
import Crypto
import Foundation
import GRDB
import Testing

@testable import CorginaVault

/// A share: one key for two, a link used once, and what ends it.
@Suite struct ShareTests {
    private let now = TestVault.now
    private static let bundle = Array("due in spring".utf8)
    private static let details = Array("Samantha".utf8)

    private func shared(
        _ test: TestVault, by journal: UnlockedJournal, _ number: UInt64 = 1, bundle: [UInt8] = bundle
    ) async throws -> ShareSecret {
        try await test.vault.shares.begin(
            as: RecordID(high: 9, low: number), by: journal, details: Self.details, bundle: bundle, at: now)
    }

    private func companion(
        _ test: TestVault, _ secret: ShareSecret, _ name: String = "sam"
    ) async throws -> UnlockedJournal {
        let admission = try await test.vault.accounts.create(
            name: name, passphrase: TestVault.passphrase, with: .share(secret), at: now)
        return try #require(try await test.vault.unlock(admission.secret, at: now))
    }

    private func record(_ test: TestVault, of journal: UnlockedJournal) throws -> ShareRecord {
        try #require(try test.vault.shares.all(of: journal, at: now).first)
    }

    private func count(_ test: TestVault, _ table: String) throws -> Int? {
        try test.tamper { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM \(table)") }
    }

    @Test func `whoever has the link joins, once, and reads what is shared and nothing of the diary`() async throws {
        let test = try TestVault()
        let ada = try await test.unlocked()
        _ = try await ada.append(Sample.entries(1...3))
        let secret = try await shared(test, by: ada)
        #expect(try record(test, of: ada).lastDay != nil && record(test, of: ada).seen == nil)
        let sam = try await companion(test, secret)
        #expect(sam.isCompanion && !ada.isCompanion)
        #expect(try test.vault.companions.share(of: sam)?.bundle == Self.bundle)
        #expect(try await sam.entries().isEmpty)
        #expect(try record(test, of: ada).lastDay == nil && record(test, of: ada).seen != nil)
        #expect(try !test.vault.companions.canJoin(secret, at: now))
        await #expect(throws: VaultError.shareNotValid) { _ = try await companion(test, secret, "eve") }
        #expect(try test.vault.companions.share(of: ada) == nil)
    }

    @Test func `a link lasts a week, and one that nobody used goes with the next share`() async throws {
        let test = try TestVault()
        let ada = try await test.unlocked()
        let secret = try await shared(test, by: ada)
        let week = now.advanced(bySeconds: 7 * 86_400)
        let later = now.advanced(bySeconds: 8 * 86_400)
        #expect(
            try test.vault.companions.canJoin(secret, at: week) && !test.vault.companions.canJoin(secret, at: later))
        await #expect(throws: VaultError.shareNotValid) {
            _ = try await test.vault.accounts.create(
                name: "sam", passphrase: TestVault.passphrase, with: .share(secret), at: later)
        }
        #expect(try test.vault.shares.all(of: ada, at: later).isEmpty)
        _ = try await test.vault.shares.begin(
            as: RecordID(high: 9, low: 2), by: ada, details: Self.details, bundle: Self.bundle, at: later)
        #expect(try count(test, "share") == 1 && count(test, "shared") == 1)
    }

    @Test func `a link that nobody used is erased once its week is over, with what was to be shared`() async throws {
        let test = try TestVault()
        let ada = try await test.unlocked()
        _ = try await companion(test, shared(test, by: ada))
        _ = try await shared(test, by: ada, 2)
        try await test.vault.shares.eraseUnused(at: now.advanced(bySeconds: 7 * 86_400))
        #expect(try count(test, "share") == 2 && count(test, "shared") == 2)
        try await test.vault.shares.eraseUnused(at: now.advanced(bySeconds: 8 * 86_400))
        #expect(try count(test, "share") == 1 && count(test, "shared") == 1)
        #expect(try record(test, of: ada).lastDay == nil)
        #expect(try await test.vault.verify().damage.isEmpty)
    }

    @Test func `ten shares are all there are, and each is its maker's alone`() async throws {
        let test = try TestVault()
        let ada = try await test.unlocked()
        let grace = try await test.unlocked(name: "grace")
        for number in 1...10 { _ = try await shared(test, by: ada, UInt64(number)) }
        await #expect(throws: VaultError.sharesFull) { _ = try await shared(test, by: ada, 11) }
        _ = try await shared(test, by: grace, 12)
        #expect(try test.vault.shares.all(of: ada, at: now).count == 10)
        #expect(try test.vault.shares.all(of: grace, at: now).count == 1)
    }

    @Test func `a companion signs in, locks and recovers like anybody, and keeps the share`() async throws {
        let test = try TestVault()
        let ada = try await test.unlocked()
        let secret = try await shared(test, by: ada)
        let admission = try await test.vault.accounts.create(
            name: "sam", passphrase: TestVault.passphrase, with: .share(secret), at: now)
        let session = try await test.vault.signIn(
            name: "sam", passphrase: TestVault.passphrase, from: nil, at: now)
        try await test.vault.sessions.lock(session, at: now)
        let again = try await test.vault.sessions.unlock(session, passphrase: TestVault.passphrase, at: now)
        let unlocked = try #require(try await test.vault.unlock(again, at: now))
        #expect(try test.vault.companions.share(of: unlocked)?.bundle == Self.bundle)
        let recovered = try await test.vault.credentials.recover(
            name: "sam", code: admission.recoveryCode.text, newPassphrase: "another set of quiet words", from: nil,
            at: now)
        let last = try #require(try await test.vault.unlock(recovered.secret, at: now))
        #expect(last.isCompanion)
        #expect(try test.vault.companions.share(of: last)?.bundle == Self.bundle)
        // What makes the account a companion's would be gone with another key.
        try await test.vault.credentials.offerCode(forNextKeyOf: last)
        let code = try #require(try await test.vault.credentials.codeOfNextKey(of: last))
        await #expect(throws: VaultError.interrupted) {
            _ = try await test.vault.credentials.renewKey(
                of: last, passphrase: "another set of quiet words", with: code, at: now)
        }
    }

    @Test func `less is another key: the old one opens nothing written after, and what was before is gone`()
        async throws
    {
        let test = try TestVault()
        let ada = try await test.unlocked()
        let sam = try await companion(test, shared(test, by: ada))
        let before = try #require(try test.vault.companions.share(of: sam))
        try await test.vault.companions.send(SentItem(id: RecordID(high: 1, low: 1), bytes: [7]), to: before)
        let record = try record(test, of: ada)
        try await test.vault.shares.change(record, of: ada, details: [1], bundle: [2], rotates: true)
        #expect(try test.vault.shares.sent(to: self.record(test, of: ada)).isEmpty)
        let after = try #require(try test.vault.companions.share(of: sam))
        #expect(after.bundle == [2] && after.key.bytes != before.key.bytes)
        #expect(try test.vault.database.readHere { try SharedRows.bundle($0, before.key, of: before.row.id) } == nil)
        await #expect(throws: VaultError.changedMeanwhile) {
            try await test.vault.companions.send(SentItem(id: RecordID(high: 1, low: 2), bytes: [8]), to: before)
        }
        // What was read before the change keeps nothing.
        try await test.vault.shares.keep([3], in: record, of: ada)
        #expect(try test.vault.companions.share(of: sam)?.bundle == [2])
        await #expect(throws: VaultError.changedMeanwhile) {
            try await test.vault.shares.change(record, of: ada, details: [1], bundle: [4], rotates: false)
        }
    }

    @Test func `more keeps the key and what was sent`() async throws {
        let test = try TestVault()
        let ada = try await test.unlocked()
        let sam = try await companion(test, shared(test, by: ada))
        let share = try #require(try test.vault.companions.share(of: sam))
        try await test.vault.companions.send(SentItem(id: RecordID(high: 1, low: 1), bytes: [7]), to: share)
        try await test.vault.shares.change(record(test, of: ada), of: ada, details: [1], bundle: [2], rotates: false)
        #expect(try test.vault.companions.share(of: sam)?.bundle == [2])
        #expect(try test.vault.shares.sent(to: record(test, of: ada)).map(\.bytes) == [[7]])
        try await test.vault.shares.drop(RecordID(high: 1, low: 1), sentTo: record(test, of: ada))
        #expect(try test.vault.companions.share(of: sam)?.sent.isEmpty == true)
    }

    @Test func `fifty things may wait, and none too long`() async throws {
        let test = try TestVault()
        let ada = try await test.unlocked()
        let sam = try await companion(test, shared(test, by: ada))
        let share = try #require(try test.vault.companions.share(of: sam))
        await #expect(throws: VaultError.draftTooLarge) {
            let long = [UInt8](repeating: 65, count: 8_189)
            try await test.vault.companions.send(SentItem(id: RecordID(high: 1, low: 0), bytes: long), to: share)
        }
        for number in 1...50 {
            try await test.vault.companions.send(
                SentItem(id: RecordID(high: 1, low: UInt64(number)), bytes: [7]), to: share)
        }
        await #expect(throws: VaultError.sentFull) {
            try await test.vault.companions.send(SentItem(id: RecordID(high: 1, low: 51), bytes: [7]), to: share)
        }
        #expect(try test.vault.shares.sentCount(to: record(test, of: ada)) == 50)
    }

    /// What ends a share, and what does not.
    enum Event: CaseIterable {
        case ended, herErasing, theirErasing
        case signedOutEverywhere, passphrase, recovery, key
    }

    @Test(arguments: Event.allCases) func `what ends a share ends it, and nothing else does`(event: Event) async throws
    {
        let test = try TestVault()
        let vault = test.vault
        let made = try await vault.accounts.create(name: "ada", passphrase: TestVault.passphrase, at: now)
        var ada = try #require(try await vault.unlock(made.secret, at: now))
        let sam = try await companion(test, shared(test, by: ada))
        let key = try #require(try vault.companions.share(of: sam)).key.bytes
        switch event {
        case .ended: try await vault.shares.end(record(test, of: ada), of: ada)
        case .herErasing: try await vault.accounts.erase(ada)
        case .theirErasing: try await vault.accounts.erase(sam)
        case .signedOutEverywhere: try await vault.sessions.endAll(of: ada)
        case .passphrase:
            _ = try await vault.credentials.changePassphrase(
                of: ada, from: TestVault.passphrase, to: "another set of quiet words", at: now)
        case .recovery:
            _ = try await vault.credentials.recover(
                name: "ada", code: made.recoveryCode.text, newPassphrase: TestVault.passphrase, from: nil, at: now)
        case .key: ada = try #require(try await vault.unlock(test.renewKey(of: ada).secret, at: now))
        }
        #expect(try await vault.verify().damage.isEmpty)
        switch event {
        case .ended, .herErasing, .theirErasing:
            #expect(try count(test, "share") == 0 && count(test, "shared") == 0)
            #expect(try vault.companions.share(of: sam) == nil)
        case .signedOutEverywhere, .passphrase, .recovery:
            #expect(try vault.companions.share(of: sam)?.bundle == Self.bundle)
        case .key:
            // Whoever had the diary's key had the share's too.
            let share = try #require(try vault.companions.share(of: sam))
            #expect(share.key.bytes != key && share.bundle == nil)
            try await vault.shares.keep([5], in: record(test, of: ada), of: ada)
            #expect(try vault.companions.share(of: sam)?.bundle == [5])
        }
    }

    @Test func `a companion whose share ended joins another with the same account`() async throws {
        let test = try TestVault()
        let ada = try await test.unlocked()
        let sam = try await companion(test, shared(test, by: ada))
        let other = try await shared(test, by: ada, 2, bundle: [6])
        await #expect(throws: VaultError.shareNotValid) {
            try await test.vault.companions.join(other, as: sam, at: now)
        }
        let first = try #require(
            try test.vault.shares.all(of: ada, at: now).first { $0.id == RecordID(high: 9, low: 1) })
        try await test.vault.shares.end(first, of: ada)
        await #expect(throws: VaultError.shareNotValid) {
            try await test.vault.companions.join(other, as: ada, at: now)
        }
        try await test.vault.companions.join(other, as: sam, at: now)
        #expect(try test.vault.companions.share(of: sam)?.bundle == [6])
    }
}
