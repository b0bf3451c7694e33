import CorginaCore
import CorginaVault
import Foundation
import GRDB
import Testing

/// Diaries written by earlier versions, kept as files, opened by this one.
@Suite struct MigrationTests {
    /// Made by version 1 on 22 November 2026: an account, its profile and one sentence, "midwife on Tuesday at 2".
    private static let cookie = "fRDGqe-fBt7gtUDAnvapg-aJgjIgY94h4kDGfPbdAW8"
    private static let then = Moment(secondsSinceEpoch: 1_795_329_356, utcOffset: 3_600)

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let file = try #require(Bundle.module.url(forResource: "Fixtures/version-1", withExtension: "sqlite"))
        try FileManager.default.copyItem(atPath: file.path, toPath: folder.path + "/corgina.sqlite")
        // Only a folder closed to others may hold anything.
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
        return folder
    }

    @Test func `a diary of version 1 opens with its own session, and nothing in it changed`() async throws {
        let test = try TestVault(in: folder())
        #expect(try test.tamper { try Int.fetchOne($0, sql: "PRAGMA user_version") } == 2)
        let secret = try #require(SessionSecret(cookieValue: Self.cookie))
        let journal = try #require(try await test.vault.unlock(secret, at: Self.then))
        let diary = try await test.vault.diaries.diary(for: journal)
        #expect(diary.profile?.timeZone == "Europe/Berlin")
        #expect(diary.appointments.compactMap(\.appointment) == [Appointment(title: "Midwife")])
        #expect(try await test.vault.verify().entries == 2)
    }

    @Test func `it takes what is new`() async throws {
        let test = try TestVault(in: folder())
        let secret = try #require(SessionSecret(cookieValue: Self.cookie))
        let journal = try #require(try await test.vault.unlock(secret, at: Self.then))
        let access = try await test.vault.grant(.calendarFeed, to: journal, details: [1])
        #expect(try test.vault.open(access, for: .calendarFeed)?.journal.id == journal.id)
    }
}
