import CorginaCore
import CorginaVault
import Foundation
import Testing

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
