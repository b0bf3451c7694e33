import CorginaCore
import Foundation
import GRDB
import Testing

@testable import CorginaVault

@Suite struct BackupShelfTests {
    @Test func `the newest are kept, and what is not a backup is left alone`() async throws {
        let test = try TestVault()
        _ = try await test.unlocked().append(Sample.entries(1...3))
        let folder = try TemporaryFolder()
        let stranger = folder.path + "/corgina-notes.backup"
        try Data("mine".utf8).write(to: URL(filePath: stranger))
        let shelf = BackupShelf(folder: folder.path, capacity: 3)
        let vault = try StoredVault(folder: test.folder.path)
        for day in 0..<5 { try await shelf.add(vault, at: TestVault.now.advanced(bySeconds: day * 86_400)) }
        #expect(
            folder.files == [
                "corgina-20260312T163000Z.backup", "corgina-20260313T163000Z.backup",
                "corgina-20260314T163000Z.backup", "corgina-notes.backup",
            ])
        #expect(try shelf.items().map(\.moment.day).map(\.description) == ["2026-03-12", "2026-03-13", "2026-03-14"])
    }

    @Test func `the last sound one stays, however many of a damaged diary come after it`() async throws {
        let test = try TestVault()
        _ = try await test.unlocked().append(Sample.entries(1...3))
        let folder = try TemporaryFolder()
        let shelf = BackupShelf(folder: folder.path, capacity: 2)
        func add(_ day: Int) async throws -> Bool {
            let vault = try StoredVault(folder: test.folder.path)
            return try await shelf.add(vault, at: TestVault.now.advanced(bySeconds: day * 86_400)).1.isSound
        }
        func kept() throws -> [Int] { try shelf.items().map { $0.moment.day.number - TestVault.now.day.number } }
        for day in 0..<3 { #expect(try await add(day)) }
        #expect(try kept() == [1, 2])
        let slots = try test.tamper { try Data.fetchOne($0, sql: "SELECT slots FROM account") }
        try test.tamper { try $0.execute(sql: "UPDATE account SET slots = zeroblob(416)") }
        for day in 3..<7 { #expect(try await !add(day)) }
        #expect(try kept() == [2, 5, 6])
        try test.tamper { try $0.execute(sql: "UPDATE account SET slots = ?", arguments: [slots]) }
        #expect(try await add(7))
        #expect(try kept() == [6, 7])
    }

    @Test func `what a killed backup left goes with the next, and two at once are refused`() async throws {
        let test = try TestVault()
        let folder = try TemporaryFolder()
        for name in [
            "corgina-20260301T000000Z.backup.partial", "corgina-20260301T000000Z.backup.partial-journal",
            "mine.partial",
        ] {
            try Data("x".utf8).write(to: URL(filePath: folder.path + "/" + name))
        }
        let shelf = BackupShelf(folder: folder.path, capacity: 3)
        let vault = try StoredVault(folder: test.folder.path)
        do {
            let other = try FolderLock(entering: folder.path)
            await #expect(throws: VaultError.backupUnderWay) { try await shelf.add(vault, at: TestVault.now) }
            withExtendedLifetime(other) {}
        }
        try await shelf.add(vault, at: TestVault.now)
        #expect(folder.files == ["corgina-20260310T163000Z.backup", "mine.partial"])
    }

    @Test func `one is due when there is none, and when the newest is old enough`() async throws {
        let test = try TestVault()
        let folder = try TemporaryFolder()
        let shelf = BackupShelf(folder: folder.path, capacity: 3)
        #expect(try shelf.isDue(at: TestVault.now, every: 86_400))
        try await shelf.add(try StoredVault(folder: test.folder.path), at: TestVault.now)
        #expect(try !shelf.isDue(at: TestVault.now, every: 86_400))
        #expect(try !shelf.isDue(at: TestVault.now.advanced(bySeconds: 86_399), every: 86_400))
        #expect(try shelf.isDue(at: TestVault.now.advanced(bySeconds: 86_400), every: 86_400))
        // A clock set back makes no backup every ten minutes.
        #expect(try !shelf.isDue(at: TestVault.now.advanced(bySeconds: -86_400), every: 86_400))
    }

    @Test func `a folder that is not there is said to be unusable`() {
        let shelf = BackupShelf(folder: "/nonexistent/shelf", capacity: 3)
        #expect(throws: VaultError.placeNotUsable) { try shelf.isDue(at: TestVault.now, every: 86_400) }
    }
}
