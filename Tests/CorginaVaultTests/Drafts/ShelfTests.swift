import CorginaCore
import Foundation
import GRDB
import Testing

@testable import CorginaVault

/// What goes on under a name of its own, as whoever has the file sees it: one row, the same for everyone.
@Suite struct ShelfTests {
    private let now = TestVault.now
    private let kept = [1, 2, 3, 4, 16, 17].map { RecordID(high: 0, low: $0) }

    private struct Row: Hashable {
        let draft: Data
        let staged: Int
        let size: Int
    }

    private func rows(_ test: TestVault, _ journal: UnlockedJournal) throws -> [Row] {
        try test.tamper { db in
            let sql = "SELECT draft, staged, LENGTH(sealed) AS size FROM draft WHERE journal = ? ORDER BY draft"
            return try GRDB.Row.fetchAll(db, sql: sql, arguments: [journal.id.bytes]).map {
                Row(draft: $0["draft"], staged: $0["staged"], size: $0["size"])
            }
        }
    }

    @Test func `whatever goes on, and whether anything does, the row looks the same`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked(name: "ada")
        let nobody = try await test.unlocked(name: "grace")
        try await test.vault.credentials.confirm(
            #require(test.vault.credentials.waitingCode(of: nobody)).code, of: nobody)
        let empty = try rows(test, nobody)
        #expect(empty.count == 1)
        for id in kept {
            try await journal.stage(Array(repeating: 7, count: 400), as: id)
            #expect(try rows(test, journal) == empty)
        }
        // As many arrivals as are kept at most.
        try await journal.stage(Array(repeating: 7, count: 9_000), as: kept[4])
        #expect(try rows(test, journal) == empty)
        for id in kept { #expect(try await journal.kept(id)?.first == 7) }
        for id in kept { try await journal.discard(id) }
        #expect(try rows(test, journal) == empty)
        for id in kept { #expect(try await journal.kept(id) == nil) }
    }

    @Test func `no id of what goes on is in the file, and small drafts are of one size`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let ids = (1...6).map { RecordID(high: 0xA1B2_C3D4_E5F6_0718, low: $0) }
        for (index, id) in ids.enumerated() {
            try await journal.stage(Array(repeating: 1, count: 40 * index * index), as: id)
        }
        try await journal.stage([1], as: kept[2])
        let found = try rows(test, journal).filter { $0.draft != Shelf.name }
        #expect(found.count == 6 && Set(found.map(\.size)).count == 1)
        for id in ids + kept {
            let bytes = Data(bigEndian: id.high) + Data(bigEndian: id.low)
            #expect(!found.contains { $0.draft == bytes })
        }
        for (index, id) in ids.enumerated() { #expect(try await journal.staged(id)?.count == 40 * index * index) }
    }

    @Test func `what becomes an entry leaves the shelf with the same commit`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        for id in kept { try await journal.stage([1, 2], as: id) }
        #expect(try await journal.append([Sample.entry(1)], discarding: kept[3]) == 1)
        #expect(try await journal.kept(kept[3]) == nil)
        #expect(try await journal.kept(kept[2]) == [1, 2])
    }

    @Test func `a restored backup has one once she signs in`() async throws {
        let test = try TestVault()
        _ = try await test.unlocked()
        let folder = try TemporaryFolder()
        _ = try await Backup.make(of: StoredVault(folder: test.folder.path), at: folder.path + "/one")
        _ = try await Backup.restore(folder.path + "/one", to: folder.path + "/home")
        let vault = try Vault.open(at: folder.path + "/home", scrypt: #require(TestVault.cheap))
        let secret = try await vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
        let journal = try #require(try await vault.unlock(secret, at: now))
        let count = try await vault.database.read { db in
            try db.value(Int.self, "SELECT COUNT(*) FROM draft WHERE journal = ?", [journal.id.bytes])
        }
        #expect(count == 1)
    }

    @Test func `what it writes it reads, and nothing else`() throws {
        var shelf = Shelf()
        for (number, id) in kept.enumerated() { shelf[id] = Array(repeating: UInt8(number), count: number * 100) }
        #expect(Shelf(shelf.bytes) == shelf)
        #expect(Shelf([]) == Shelf())
        for count in [1, 11, shelf.bytes.count - 1] { #expect(Shelf(Array(shelf.bytes.prefix(count))) == nil) }
        #expect(Shelf(Array(repeating: 255, count: 64)) == nil)
        shelf[RecordID(high: 1, low: 1)] = [1]
        #expect(shelf[RecordID(high: 1, low: 1)] == nil)
    }
}
