import CorginaCore
import Foundation
import GRDB
import Testing

@testable import CorginaVault

/// Devices to be woken: they go with their sessions, are sealed with a key that is not in the vault, and are in no backup.
@Suite struct PushRowTests {
    private static let seal = PushSeal(secret: Array(repeating: 7, count: 32))
    private static let bytes = Array("endpoint minutes".utf8)
    private let now = TestVault.now

    private struct Signed {
        let secret: SessionSecret
        let journal: UnlockedJournal
        let device: DeviceRecord
    }

    private func signedIn(_ test: TestVault, _ secret: SessionSecret) async throws -> Signed {
        guard case .open(let session) = try await test.vault.sessions.open(secret, at: now) else {
            throw VaultError.signInFailed
        }
        return Signed(secret: secret, journal: session.journal, device: session.device)
    }

    /// An account with one device that is woken.
    private func woken(_ test: TestVault, _ name: String = "ada", id: UInt8 = 1) async throws -> Signed {
        let admission = try await test.vault.accounts.create(name: name, passphrase: TestVault.passphrase, at: now)
        let signed = try await signedIn(test, admission.secret)
        try await keep(test, signed, id)
        return signed
    }

    private func keep(_ test: TestVault, _ signed: Signed, _ id: UInt8, _ bytes: [UInt8] = bytes) async throws {
        try await test.vault.push.keep(
            bytes, as: Data(repeating: id, count: 32), on: signed.device, of: signed.journal, Self.seal)
    }

    private func count(_ test: TestVault) throws -> [Int] {
        try test.tamper { db in
            try ["SELECT COUNT(*) FROM push", "SELECT COUNT(*) FROM safeguard WHERE kind = 'push'"].map {
                try Int.fetchOne(db, sql: $0) ?? -1
            }
        }
    }

    @Test func `what is kept is read back, with the right key alone`() async throws {
        let test = try TestVault()
        let signed = try await woken(test)
        let found = try await test.vault.push.all(Self.seal)
        #expect(found.map(\.bytes) == [Self.bytes] && found.allSatisfy { $0.isOf(signed.device) })
        #expect(try await test.vault.push.exist(of: signed.journal))
        #expect(try await test.vault.push.all(PushSeal(secret: Array(repeating: 8, count: 32))).isEmpty)
    }

    @Test func `the file has nothing of it in the clear, and rows of one length`() async throws {
        let test = try TestVault()
        let signed = try await woken(test)
        let lengths = { try test.tamper { try Int.fetchAll($0, sql: "SELECT length(sealed) FROM push") } }
        let first = try lengths()
        try await keep(test, signed, 1, Array(repeating: 65, count: 3_000))
        #expect(try lengths() == first && first == [4_096 + Sealing.overhead])
        for file in try FileManager.default.contentsOfDirectory(atPath: test.folder.path) {
            let bytes = FileManager.default.contents(atPath: test.folder.path + "/" + file) ?? Data()
            #expect(bytes.range(of: Data(Self.bytes)) == nil && bytes.range(of: Data("AAAAAAAA".utf8)) == nil)
        }
        await #expect(throws: VaultError.draftTooLarge) {
            try await keep(test, signed, 1, Array(repeating: 65, count: PushSubscriptions.longest + 1))
        }
    }

    @Test func `a row put in another's place does not open`() async throws {
        let test = try TestVault()
        _ = try await woken(test)
        _ = try await woken(test, "grace", id: 2)
        let swap = """
            CREATE TEMP TABLE was AS SELECT endpoint_hash AS place, sealed FROM push;
            UPDATE push SET sealed = (SELECT was.sealed FROM was WHERE was.place <> push.endpoint_hash);
            """
        try test.tamper { try $0.execute(sql: swap) }
        #expect(try await test.vault.push.all(Self.seal).isEmpty)
    }

    @Test func `a session has one device, and a device belongs to whoever switched it on last`() async throws {
        let test = try TestVault()
        let ada = try await woken(test)
        try await keep(test, ada, 2)
        #expect(try count(test) == [1, 1])
        let grace = try await woken(test, "grace", id: 2)
        #expect(try count(test) == [1, 1])
        #expect(try await test.vault.push.all(of: ada.journal, Self.seal).isEmpty)
        #expect(try await test.vault.push.all(of: grace.journal, Self.seal).count == 1)
    }

    @Test func `a change is of what is there, and of nothing that is gone`() async throws {
        let test = try TestVault()
        let signed = try await woken(test)
        let id = Data(repeating: 1, count: 32)
        let found = try await test.vault.push.change(id, Self.seal) { bytes -> (bytes: [UInt8], found: Int)? in
            (bytes + [33], bytes.count)
        }
        #expect(found == Self.bytes.count)
        #expect(try await test.vault.push.all(Self.seal).map(\.bytes) == [Self.bytes + [33]])
        try await test.vault.push.end(id)
        try await test.vault.push.change(id, Self.seal) { $0 + [1] }
        #expect(try count(test) == [0, 0])
        try await keep(test, signed, 1)
        try await test.vault.push.end(on: signed.device, of: signed.journal)
        #expect(try count(test) == [0, 0])
    }

    /// How a session ends.
    enum Ending: CaseIterable { case signOut, thatDevice, everywhere, passphrase, key, recovery, erase, another }

    @Test(arguments: Ending.allCases) func `it goes with its session, however that ends`(ending: Ending) async throws {
        let test = try TestVault()
        let vault = test.vault
        let admission = try await vault.accounts.create(name: "ada", passphrase: TestVault.passphrase, at: now)
        let ada = try await signedIn(test, admission.secret)
        try await keep(test, ada, 1)
        let grace = try await woken(test, "grace", id: 2)
        switch ending {
        case .signOut: try await vault.sessions.end(ada.secret, at: now)
        case .thatDevice: try await vault.devices.end(ada.device, of: ada.journal)
        case .everywhere: try await vault.sessions.endAll(of: ada.journal)
        case .passphrase:
            _ = try await vault.credentials.changePassphrase(
                of: ada.journal, from: TestVault.passphrase, to: "another set of quiet words", at: now)
        case .key: _ = try await test.renewKey(of: ada.journal)
        case .recovery:
            _ = try await vault.credentials.recover(
                name: "ada", code: admission.recoveryCode.text, newPassphrase: "another set of quiet words", from: nil,
                at: now)
        case .erase: try await vault.accounts.erase(ada.journal)
        case .another:
            // Whoever signs in clears away what is over.
            _ = try await vault.signIn(
                name: "grace", passphrase: TestVault.passphrase, from: nil, at: now.advanced(bySeconds: 40 * 86_400))
        }
        let left = try await vault.push.all(Self.seal)
        #expect(left.map(\.id) == (ending == .another ? [] : [Data(repeating: 2, count: 32)]))
        #expect(left.allSatisfy { $0.isOf(grace.device) })
        #expect(try await vault.verify().damage.isEmpty)
    }

    @Test func `a lock ends nothing, and opening it keeps the device`() async throws {
        let test = try TestVault()
        let ada = try await woken(test)
        try await test.vault.sessions.lock(ada.secret, at: now)
        #expect(try await test.vault.push.all(Self.seal).count == 1)
        let opened = try await test.vault.sessions.unlock(ada.secret, passphrase: TestVault.passphrase, at: now)
        let again = try await signedIn(test, opened)
        #expect(try await test.vault.push.all(Self.seal).map { $0.isOf(again.device) } == [true])
        #expect(try await test.vault.verify().damage.isEmpty)
    }

    @Test func `nothing is kept for a session that ended meanwhile`() async throws {
        let test = try TestVault()
        let ada = try await woken(test)
        try await test.vault.sessions.end(ada.secret, at: now)
        await #expect(throws: VaultError.keyRetired) { try await keep(test, ada, 3) }
        #expect(try count(test) == [0, 0])
    }

    @Test func `no backup has it`() async throws {
        let test = try TestVault()
        _ = try await woken(test)
        let shelf = try TemporaryFolder()
        #expect(try await Backup.make(of: test.vault.stored(), at: shelf.path + "/one").isSound)
        let copy = try DatabaseQueue(path: shelf.path + "/one")
        #expect(try await copy.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM push") } == 0)
    }

    @Test func `a damaged row, and one without its session, is cleared away at the next start`() async throws {
        let folder = try TemporaryFolder()
        try await {
            let test = try TestVault(in: folder)
            _ = try await woken(test)
            _ = try await woken(test, "grace", id: 2)
            try test.tamper { db in
                try db.execute(
                    sql: "UPDATE push SET sealed = zeroblob(9) WHERE endpoint_hash = ?",
                    arguments: [Data(repeating: 1, count: 32)])
                try db.execute(sql: "UPDATE session SET sealed = zeroblob(9)")
            }
            #expect(Set(try await test.vault.verify().damage.map(\.kind)) == [.push, .session])
        }()
        let test = try TestVault(in: folder)
        #expect(try count(test) == [0, 0])
        #expect(try await test.vault.verify().damage.isEmpty)
    }

    @Test func `what a device asks by itself keeps no session from locking`() async throws {
        let test = try TestVault()
        let ada = try await woken(test)
        try await test.vault.sessions.setLock(afterMinutes: 5, of: ada.journal, at: now)
        _ = try await test.vault.sessions.open(ada.secret, at: now)
        for minutes in 1...4 {
            let later = now.advanced(bySeconds: minutes * 60)
            guard case .open = try await test.vault.sessions.open(ada.secret, at: later, isUse: false) else {
                Issue.record("locked too early")
                return
            }
        }
        guard
            case .locked = try await test.vault.sessions.open(
                ada.secret, at: now.advanced(bySeconds: 301), isUse: false)
        else {
            Issue.record("still open")
            return
        }
    }
}
