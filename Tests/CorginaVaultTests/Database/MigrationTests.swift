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

    private func folder(version: Int = 1) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let file = try #require(Bundle.module.url(forResource: "Fixtures/version-\(version)", withExtension: "sqlite"))
        try FileManager.default.copyItem(atPath: file.path, toPath: folder.path + "/corgina.sqlite")
        // Only a folder closed to others may hold anything.
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
        return folder
    }

    @Test func `a diary of version 1 opens with its own session, and nothing in it changed`() async throws {
        let test = try TestVault(in: folder())
        #expect(try test.tamper { try Int.fetchOne($0, sql: "PRAGMA user_version") } == 3)
        let secret = try #require(SessionSecret(cookieValue: Self.cookie))
        let journal = try #require(try await test.vault.unlock(secret, at: Self.then))
        let diary = try await test.vault.diaries.diary(for: journal)
        #expect(diary.profile?.timeZone == "Europe/Berlin")
        #expect(diary.appointments.compactMap(\.appointment) == [Appointment(title: "Midwife")])
        #expect(try await test.vault.verify().entries == 2)
    }

    /// Made by version 2 on 22 November 2026: the same sentence, "I ate an apple" not yet confirmed, and a calendar address.
    private enum Version2 {
        static let cookie = "78h1lTq13hrx3q6rQN_LJJUf3rSsrZtrr4MDXXu3AtE"
        static let feed = "z_0uoVSxESN5ZX8jcDtplwUbJI_DIFEg1mKthKYfPyE"
        static let draft = "20421e0b0c2a9d9c2b3a6a69f33e2862"
        static let then = Moment(secondsSinceEpoch: 1_795_340_814, utcOffset: 3_600)
    }

    @Test func `a diary of version 2 opens by session, address and draft, and its device gets a name`() async throws {
        let test = try TestVault(in: folder(version: 2))
        #expect(try test.tamper { try Int.fetchOne($0, sql: "PRAGMA user_version") } == 3)
        let secret = try #require(SessionSecret(cookieValue: Version2.cookie))
        guard case .open(let session) = try await test.vault.open(secret, at: Version2.then) else {
            Issue.record("the session is not open")
            return
        }
        #expect(session.lockAfter == 0)
        #expect(session.device.details.isEmpty)
        let diary = try await test.vault.diaries.diary(for: session.journal)
        #expect(diary.appointments.compactMap(\.appointment) == [Appointment(title: "Midwife")])
        #expect(try await session.journal.staged(#require(RecordID(Version2.draft))) != nil)
        let access = try #require(AccessSecret(text: Version2.feed))
        #expect(try test.vault.open(access, for: .calendarFeed)?.journal.id == session.journal.id)
        try await test.vault.change(session.device, of: session.journal, details: [1, 2])
        #expect(try await test.vault.devices(of: session.journal, at: Version2.then).map(\.details) == [[1, 2]])
    }

    @Test func `an account of version 2 that was erased stays erased in a backup of version 2`() async throws {
        let shelf = try folder(version: 2)
        let test = try TestVault(in: folder(version: 2))
        let secret = try #require(SessionSecret(cookieValue: Version2.cookie))
        try await test.vault.erase(#require(try await test.vault.unlock(secret, at: Version2.then)))
        try ErasedList(folder: shelf.path).add(ErasedList(folder: test.folder.path))
        let home = try TemporaryFolder()
        let result = try await Backup.restore(shelf.path + "/corgina.sqlite", to: home.path + "/new")
        #expect(result.erasedAccounts == 1)
        #expect(result.entries == 0)
    }

    @Test func `it takes what is new`() async throws {
        let test = try TestVault(in: folder())
        let secret = try #require(SessionSecret(cookieValue: Self.cookie))
        let journal = try #require(try await test.vault.unlock(secret, at: Self.then))
        let access = try await test.vault.grant(.calendarFeed, to: journal, details: [1])
        #expect(try test.vault.open(access, for: .calendarFeed)?.journal.id == journal.id)
    }
}
