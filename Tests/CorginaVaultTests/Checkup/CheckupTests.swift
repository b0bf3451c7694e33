import CorginaCore
import CorginaVault
import Foundation
import GRDB
import Testing

@Suite struct CheckupTests {
    /// Well after the files of a test are written.
    private static let later = Moment(secondsSinceEpoch: 4_000_000_000, utcOffset: 0)

    private func problems(of test: TestVault, at now: Moment = later) async -> [String] {
        await Checkup(of: test.folder.path, shelf: nil, at: now).findings
            .filter { $0.grade == .problem }.map(\.words)
    }

    @Test func `a folder as Corgina makes it has no problem`() async throws {
        let test = try TestVault()
        _ = try await test.unlocked().append(Sample.entries(1...3))
        #expect(await problems(of: test).isEmpty)
    }

    @Test func `open permissions, a clock set back and damage are each found`() async throws {
        let test = try TestVault()
        _ = try await test.unlocked().append(Sample.entries(1...3))
        chmod(test.folder.path, 0o755)
        chmod(test.folder.path + "/corgina.sqlite", 0o644)
        try test.tamper { try $0.execute(sql: "DELETE FROM journal WHERE sequence = 2") }
        let found = await problems(of: test, at: Moment(secondsSinceEpoch: 1_000_000, utcOffset: 0))
        #expect(found.count == 4)
        #expect(found[0].contains("chmod 700"))
        #expect(found[1].contains("corgina.sqlite. Run chmod 600"))
        #expect(found[2].contains("1970-01-12"))
        #expect(found[3].contains("entry 3: missing"))
    }

    @Test func `SQLite and the newest backup are looked at`() async throws {
        let test = try TestVault()
        _ = try await test.unlocked().append(Sample.entries(1...3))
        let shelf = BackupShelf(folder: try TemporaryFolder().path + "-shelf", capacity: 2)
        try FileManager.default.createDirectory(atPath: shelf.folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: shelf.folder) }
        let (item, _) = try await shelf.add(try StoredVault(folder: test.folder.path), at: TestVault.now)
        func words(_ grade: Checkup.Finding.Grade) async -> [String] {
            await Checkup(of: test.folder.path, shelf: shelf, at: Self.later).findings
                .filter { $0.grade == grade }.map(\.words)
        }
        let fine = await words(.fine)
        #expect(fine.contains { $0.hasPrefix("SQLite is 3.") })
        #expect(fine.contains("The newest backup is whole: 3 entries."))
        #expect(fine.contains("The backups are closed to other users."))
        #expect(await words(.warning).contains { $0.contains("same disk") })
        chmod(item.path, 0o644)
        try await DatabaseQueue(path: item.path).write { try $0.execute(sql: "DELETE FROM journal WHERE sequence = 2") }
        let found = await words(.problem)
        #expect(found.count == 2)
        #expect(found[0].contains("Run chmod 600") && found[1].contains("damaged"))
    }

    @Test func `a folder without a diary is a problem`() async throws {
        let folder = try TemporaryFolder()
        let checkup = await Checkup(of: folder.path, shelf: nil, at: Self.later)
        #expect(checkup.hasProblems)
        #expect(checkup.findings.contains { $0.words == VaultError.nothingStored.description })
        #expect(await Checkup(of: folder.path + "/none", shelf: nil, at: Self.later).hasProblems)
    }

    @Test func `the age of the newest backup is told`() async throws {
        let test = try TestVault()
        let folder = try TemporaryFolder()
        let shelf = BackupShelf(folder: folder.path, capacity: 2)
        func last(after days: Int) async -> Checkup.Finding? {
            let now = TestVault.now.advanced(bySeconds: days * 86_400)
            return await Checkup(of: test.folder.path, shelf: shelf, at: now).findings.last
        }
        #expect(await last(after: 0)?.grade == .warning)
        try await shelf.add(try StoredVault(folder: test.folder.path), at: TestVault.now)
        #expect(await last(after: 1) == .init(grade: .fine, words: "The newest backup is 1 day old."))
        #expect(await last(after: 3)?.grade == .warning)
    }
}
