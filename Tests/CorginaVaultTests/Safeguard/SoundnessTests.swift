import CorginaCore
import Foundation
import GRDB
import Testing

@testable import CorginaVault

/// Whatever the vault does, its rows and their safeguards agree.
@Suite struct SoundnessTests {
    private let now = TestVault.now
    private let other = "another set of quiet words"

    private func expectSound(_ test: TestVault, _ what: String) async throws {
        let found = try await test.vault.verify()
        #expect(found.damage.isEmpty, "after \(what): \(found.damage)")
        let (rows, safeguards) = try test.tamper { db in
            let rows = try SafeguardedTable.all.map {
                try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM \($0.name)") ?? 0
            }
            return (rows.reduce(0, +), try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM safeguard"))
        }
        #expect(rows == safeguards, "after \(what)")
    }

    @Test func `accounts, sessions, accesses and invitations come, change and go, and each is as its safeguard says`()
        async throws
    {
        let test = try TestVault()
        let vault = test.vault
        try await expectSound(test, "opening")
        let ada = try await test.unlocked()
        let grace = try await test.unlocked(name: "grace")
        try await expectSound(test, "two accounts")
        let invitation = try await vault.invitations.make(by: ada, details: [1], at: now)
        _ = try await vault.invitations.make(by: grace, details: [2], at: now)
        _ = try await vault.accounts.create(
            name: "joan", passphrase: TestVault.passphrase, with: .code(invitation.text), at: now)
        try await expectSound(test, "an invitation used")
        _ = try await vault.access.grant(.calendarFeed, to: ada, details: [1])
        _ = try await vault.access.grant(.interface, to: ada, details: [2])
        let feed = try #require(try await vault.access.all(.calendarFeed, of: ada).first)
        try await vault.access.change(feed.id, .calendarFeed, of: ada, details: [9])
        try await expectSound(test, "accesses")
        let device = try #require(try await vault.devices.all(of: ada, at: now).first)
        try await vault.devices.change(device, of: ada, details: [7])
        try await vault.sessions.setLock(afterMinutes: 10, of: ada, at: now)
        try await expectSound(test, "settings of a device")
        try await test.remind(ada)
        try await expectSound(test, "a device that is reminded")
        let link = try await vault.shares.begin(
            as: RecordID(high: 9, low: 1), by: ada, details: [1], bundle: [2], at: now)
        try await expectSound(test, "a share")
        _ = try await vault.accounts.create(name: "sam", passphrase: TestVault.passphrase, with: .share(link), at: now)
        let share = try #require(try vault.shares.all(of: ada, at: now).first)
        try await vault.shares.change(share, of: ada, details: [3], bundle: [4], rotates: true)
        try await expectSound(test, "a share joined, and under another key")

        let second = try await vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
        try await vault.sessions.lock(second, at: now)
        try await expectSound(test, "a lock")
        _ = try await vault.sessions.unlock(second, passphrase: TestVault.passphrase, at: now)
        let changed = try await vault.credentials.changePassphrase(
            of: ada, from: TestVault.passphrase, to: other, at: now)
        try await expectSound(test, "another passphrase")
        let code = try await vault.credentials.renewRecoveryCode(of: ada, passphrase: other, at: now)
        try await expectSound(test, "another code that waits")
        try await vault.credentials.confirm(code, of: ada)
        try await expectSound(test, "another code")
        let recovered = try await vault.credentials.recover(
            name: "ada", code: code.text, newPassphrase: TestVault.passphrase, from: nil, at: now)
        #expect(try await vault.unlock(changed, at: now) == nil)
        try await expectSound(test, "a recovery")
        let again = try #require(try await vault.unlock(recovered.secret, at: now))
        let renewed = try await test.renewKey(of: again)
        try await expectSound(test, "another key")
        let last = try #require(try await vault.unlock(renewed.secret, at: now))
        _ = try await vault.signIn(
            name: "ada", passphrase: TestVault.passphrase, from: nil, at: now.advanced(bySeconds: 40 * 86_400))
        try await expectSound(test, "sessions that are over")
        try await vault.accounts.erase(last)
        try await vault.sessions.endAll(of: grace)
        try await expectSound(test, "an account erased")
    }

    @Test func `a folder opened again, and a backup restored, are sound`() async throws {
        let folder = try TemporaryFolder()
        try await {
            let test = try TestVault(in: folder)
            let ada = try await test.unlocked()
            _ = try await test.vault.access.grant(.interface, to: ada, details: [2])
            _ = try await test.vault.invitations.make(by: ada, details: [2], at: now)
            try await test.remind(ada)
            try await test.vault.sessions.setLock(afterMinutes: 10, of: ada, at: now)
        }()
        let test = try TestVault(in: folder)
        #expect(test.vault.mended.isEmpty)
        try await expectSound(test, "opening again")
        let shelf = try TemporaryFolder()
        #expect(try await Backup.make(of: test.vault.stored(), at: shelf.path + "/one").isSound)
        #expect(try await Backup.restore(shelf.path + "/one", to: shelf.path + "/new").isSound)
        let restored = try TestVault(in: TemporaryFolder(adopting: shelf.path + "/new"))
        try await expectSound(restored, "restoring")
        _ = try await restored.vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
        try await expectSound(restored, "signing in there")
    }

    @Test func `rows are written as bytes that are read back, whatever kind of value is in them`() {
        let values: [SQLValue] = [
            .null, .integer(0), .integer(.min), .real(1.5), .text(""), .text("grüezi"), .blob(Data()),
            .blob(Data([0, 255])),
        ]
        #expect(RowBytes.read(RowBytes.write(values)) == values)
        let bytes = RowBytes.write(values)
        for length in 0..<bytes.count { #expect(RowBytes.read(bytes.prefix(length)) != values) }
        #expect(RowBytes.read(Data([9])) == nil)
        #expect(RowBytes.read(Data([4, 255, 255, 255, 255, 0])) == nil)
        // Bytes may not move from one column into the next unseen.
        #expect(
            RowBytes.write([.blob(Data([1, 2])), .blob(Data([3]))])
                != RowBytes.write([.blob(Data([1])), .blob(Data([2, 3]))]))
    }
}
