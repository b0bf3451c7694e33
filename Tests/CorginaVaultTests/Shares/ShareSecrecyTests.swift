import CorginaCore
import Foundation
import GRDB
import Testing

@testable import CorginaVault

/// What the file and a backup tell of shares.
@Suite struct ShareSecrecyTests {
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

    private func count(_ test: TestVault, _ table: String) throws -> Int? {
        try test.tamper { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM \(table)") }
    }

    @Test func `the file tells neither words, nor who shares with whom, nor who is a companion`() async throws {
        let test = try TestVault()
        let ada = try await test.unlocked()
        let sam = try await companion(test, shared(test, by: ada))
        let share = try #require(try test.vault.companions.share(of: sam))
        try await test.vault.companions.send(
            SentItem(id: RecordID(high: 1, low: 1), bytes: Array("nappies".utf8)), to: share)
        let bytes = try test.folder.allBytes()
        for secret in ["due in spring", "nappies", "Samantha"] { #expect(bytes.range(of: Data(secret.utf8)) == nil) }
        #expect(bytes.range(of: share.key.bytes) == nil)
        let names = try test.tamper { try Data.fetchAll($0, sql: "SELECT name_hash FROM account") }
        let rows = try test.tamper { try Row.fetchAll($0, sql: "SELECT * FROM share") }
        for row in rows {
            for value in row.databaseValues {
                guard case .blob(let blob) = value.storage else { continue }
                for name in names { #expect(blob.range(of: name) == nil) }
                #expect(blob.range(of: ada.id.bytes) == nil && blob.range(of: sam.id.bytes) == nil)
            }
        }
        let lengths = try test.tamper { try Int.fetchAll($0, sql: "SELECT DISTINCT length(slots) FROM account") }
        #expect(lengths.count == 1)
    }

    @Test func `what is shared has one size, and a row in another's place does not open`() async throws {
        let test = try TestVault()
        let ada = try await test.unlocked()
        let sam = try await companion(test, shared(test, by: ada))
        _ = try await shared(test, by: ada, 2, bundle: Array(repeating: 65, count: 9_000))
        let sizes = try test.tamper { try Int.fetchAll($0, sql: "SELECT DISTINCT length(sealed) FROM shared") }
        #expect(sizes == [16_384 + Sealing.overhead])
        let swap = """
            CREATE TEMP TABLE was AS SELECT share AS place, sealed FROM shared;
            UPDATE shared SET sealed = (SELECT was.sealed FROM was WHERE was.place <> shared.share);
            """
        try test.tamper { try $0.execute(sql: swap) }
        #expect(try test.vault.companions.share(of: sam)?.bundle == nil)
    }

    @Test func `a backup has neither links nor what goes between the two, and brings no ended share back`() async throws
    {
        let test = try TestVault()
        let ada = try await test.unlocked()
        let sam = try await companion(test, shared(test, by: ada))
        _ = try await shared(test, by: ada, 2)
        let shelf = try TemporaryFolder()
        let path = shelf.path + "/backup"
        _ = try await Backup.make(of: StoredVault(folder: test.folder.path), at: path)
        let backup = try DatabaseQueue(path: path)
        #expect(try await backup.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM share") } == 1)
        #expect(try await backup.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM shared") } == 0)
        try backup.close()
        let joined = try #require(try test.vault.shares.all(of: ada, at: now).first { $0.lastDay == nil })
        try await test.vault.shares.end(joined, of: ada)
        try ErasedList(folder: shelf.path).add(ErasedList(folder: test.folder.path))
        let home = try TemporaryFolder()
        _ = try await Backup.restore(path, to: home.path + "/new")
        let restored = try TestVault(in: TemporaryFolder(adopting: home.path + "/new"))
        #expect(try count(restored, "share") == 0)
        let secret = try await restored.vault.signIn(
            name: "sam", passphrase: TestVault.passphrase, from: nil, at: now)
        let again = try #require(try await restored.vault.unlock(secret, at: now))
        #expect(again.isCompanion && again.id == sam.id)
        #expect(try restored.vault.companions.share(of: again) == nil)
    }
}
