import CorginaCore
import CorginaJournal
import Foundation
import GRDB
import Testing

@testable import CorginaVault

/// A diary of version 3, whose rows were named by their ids, from the moment its key is at hand.
@Suite struct EarlierJournalTests {
    private let written = MigrationTests.written[2]
    private let shelf = [1, 2, 3, 4, 16, 17].map { RecordID(high: 0, low: $0) }

    private func folder() throws -> TemporaryFolder { try MigrationTests.folder(of: 3) }

    private func opened(_ test: TestVault) async throws -> UnlockedJournal {
        let secret = try #require(SessionSecret(cookieValue: written.cookie))
        return try #require(try await test.vault.unlock(secret, at: written.then))
    }

    /// The ids of its entries and drafts, as they stood in the clear.
    private func ids(_ folder: TemporaryFolder) throws -> (entries: [Data], drafts: [Data]) {
        try DatabaseQueue(path: folder.path + "/corgina.sqlite").read { db in
            (
                try Data.fetchAll(db, sql: "SELECT entry FROM journal ORDER BY sequence"),
                try Data.fetchAll(db, sql: "SELECT draft FROM draft ORDER BY draft")
            )
        }
    }

    @Test func `once it was open none of the old names is in the folder, and everything is in the diary`() async throws
    {
        let folder = try folder()
        let old = try ids(folder)
        #expect(old.entries.count == 5 && old.drafts.count == 7)
        let test = try TestVault(in: folder)
        #expect(try await test.vault.verify().isSound)
        let journal = try await opened(test)
        await test.vault.flushed()
        let bytes = try folder.allBytes()
        for id in old.entries + old.drafts.suffix(1) { #expect(bytes.range(of: id) == nil) }
        #expect(try ids(folder).drafts.count == 2)
        #expect(try test.tamper { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM earlier") } == 0)

        let entries = try await journal.entries().map(\.entry)
        #expect(entries.map { Data($0.id.bytes) } == old.entries)
        let verified = try await test.vault.verify()
        #expect(verified.isSound && verified.entries == 5)
        for id in shelf { #expect(try await journal.staged(id)?.isEmpty == false) }
        #expect(try await journal.staged(#require(RecordID("be77841b7b2c9e9653aa9ff4b8c6bf65")))?.isEmpty == false)
    }

    @Test func `what was stored before is known by its old id, and sent again it adds nothing`() async throws {
        let test = try TestVault(in: folder())
        let journal = try await opened(test)
        let before = try await journal.entries().map(\.entry)
        #expect(try await journal.known(before.map(\.id)) == Set(before.map(\.id)))
        #expect(try await journal.append(before) == 5)
        #expect(try await journal.appendOnce([before[4]], after: journal.head()) == false)
        #expect(try await journal.entries().count == 5)
    }

    @Test func `it is brought forward once, by many at once and by its token`() async throws {
        let test = try TestVault(in: folder())
        let heads = try await withThrowingTaskGroup(of: JournalHead.self) { group in
            for _ in 0..<8 { group.addTask { try await opened(test).head() } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(heads.count == 1)

        let other = try TestVault(in: folder())
        let token = try #require(AccessSecret(text: "iAWV82YiZT92fabMq6l5P0lyriWn9mFUQ1u0Dxj_L5k"))
        let accessed = try #require(try other.vault.access.open(token, for: .interface))
        #expect(try await accessed.journal.entries().count == 5)
        #expect(try other.tamper { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM earlier") } == 0)
        // What a device sealed and saw before is told apart by the key it had.
        #expect(accessed.journal.formerOfflineKey == "N70x9WU3UIj_GR7E8BtJvDZvgyPZctpFBn8aFv-5qCM")
        #expect(accessed.journal.offlineKey != accessed.journal.formerOfflineKey)
    }

    @Test func `a code that was shown and not typed back counts, as it did`() async throws {
        let test = try TestVault(in: folder())
        let journal = try await opened(test)
        let waiting = try #require(try await test.vault.credentials.waitingCode(of: journal))
        #expect(!waiting.replacesAnother)
        #expect(waiting.code == (try RecoveryCode("5PSHRJTARQX2WDXZR7EFYVGPW2P")))
        let slots = try test.tamper { try Data.fetchOne($0, sql: "SELECT slots FROM account") }
        try await test.vault.credentials.confirm(waiting.code, of: journal)
        #expect(try test.tamper { try Data.fetchOne($0, sql: "SELECT slots FROM account") } == slots)
        #expect(try await test.vault.credentials.waitingCode(of: journal) == nil)
    }

    @Test func `what was damaged stays damaged and is said, and the rest is there`() async throws {
        let folder = try folder()
        let whole = try TestVault(in: folder)
        let damaged = try whole.tamper { db in
            let sealed = try #require(try Data.fetchOne(db, sql: "SELECT sealed FROM journal WHERE sequence = 3"))
            let flipped = Data(sealed.dropLast()) + [sealed.last.map { $0 ^ 1 } ?? 0]
            try db.execute(sql: "UPDATE journal SET sealed = ? WHERE sequence = 3", arguments: [flipped])
            return flipped
        }
        let journal = try await opened(whole)
        let found = try await whole.vault.verify()
        #expect(found.problems.map(\.sequence) == [3] && found.entries == 5)
        #expect(try whole.sealed(journal.id, 3) == damaged)
        let folded = try await whole.vault.diaries.folded(for: journal)
        #expect(folded.damagedEntries == 1 && folded.head.sequence == 5)
        #expect(try await journal.append([Sample.entry(1)]) == 6)
        #expect(try await whole.vault.verify().problems.map(\.sequence) == [3])
    }

    @Test func `cut off on the way it is as it was, and is brought forward the next time`() async throws {
        let folder = try folder()
        let old = try ids(folder)
        let test = try TestVault(in: folder)
        // A row that cannot be read stands for a disk that fails there.
        try test.tamper { try $0.execute(sql: "UPDATE journal SET entry = x'00' WHERE sequence = 5") }
        await #expect(throws: VaultError.entryDamaged(sequence: 5)) { try await opened(test) }
        #expect(try ids(folder).entries.prefix(4) == old.entries.prefix(4))
        try test.tamper {
            try $0.execute(sql: "UPDATE journal SET entry = ? WHERE sequence = 5", arguments: [old.entries[4]])
        }
        #expect(try await opened(test).entries().count == 5)
    }

    @Test func `a backup of version 3 is brought forward in its new home`() async throws {
        let (folder, home) = (try folder(), try TemporaryFolder())
        _ = try await Backup.make(of: StoredVault(folder: folder.path), at: home.path + "/one")
        _ = try await Backup.restore(home.path + "/one", to: home.path + "/new")
        let vault = try Vault.open(at: home.path + "/new", scrypt: #require(TestVault.cheap))
        let token = try #require(AccessSecret(text: "iAWV82YiZT92fabMq6l5P0lyriWn9mFUQ1u0Dxj_L5k"))
        let journal = try #require(try vault.access.open(token, for: .interface)).journal
        #expect(try await journal.entries().count == 5)
        let row = try #require(try await vault.journals.read(journal.id, after: 0, limit: 1).first)
        let first = try #require(try await journal.entries().first)
        #expect(row.name == journal.seal.name(of: first.entry.id))
    }
}
