import CorginaCore
import CorginaJournal
import CorginaVault
import Foundation
import GRDB
import Testing

/// Diaries written by earlier versions, kept as SQL, opened by this one.
@Suite struct MigrationTests {
    /// A diary as one version of the vault left it, and the session it was written in.
    struct Written: Sendable, CustomTestStringConvertible {
        let version: Int
        let cookie: String
        let then: Moment
        let entries: Int
        var zone = "Europe/Berlin"

        var testDescription: String { "version \(version)" }
    }

    /// One for each version there has been. A new one adds its own: a diary made with it, dumped as text.
    static let written = [
        // An account, its profile and one sentence, "midwife on Tuesday at 2".
        Written(
            version: 1, cookie: "fRDGqe-fBt7gtUDAnvapg-aJgjIgY94h4kDGfPbdAW8",
            then: Moment(secondsSinceEpoch: 1_795_329_356, utcOffset: 3_600), entries: 2),
        // An account, its profile, a pregnancy, a meal, a glass of water, a calendar address and an open draft.
        Written(
            version: 2, cookie: "m34eQUk07xlLJxoTz8SFBLAY0Zb8HCGtdAYvNQFvLLw",
            then: Moment(secondsSinceEpoch: 1_795_341_580, utcOffset: 3_600), entries: 4),
        // An account, its profile, a pregnancy, a meal, a glass of water, one more said by a shortcut, and its token. Open are a draft, a
        // count of movements, a contraction, other dates and a new recovery code.
        Written(
            version: 3, cookie: "AHnJazAQdevEmCW_c6FuEQciW5FO2FWO3zAtWHsXJpw",
            then: Moment(secondsSinceEpoch: 1_795_411_100, utcOffset: 0), entries: 5, zone: "Atlantic/Reykjavik"),
        // An account, its profile, a pregnancy, a meal, a glass of water, a token, an invitation and an open draft.
        Written(
            version: 4, cookie: "VroBW5AWjW8TYHp6xtb5d60VuFBWAUsC_DH55PpQYNI",
            then: Moment(secondsSinceEpoch: 1_795_699_764, utcOffset: 0), entries: 4, zone: "Atlantic/Reykjavik"),
        // The same, and a photo that waits.
        Written(
            version: 5, cookie: "b4AEiiT1odTjDJC69_qxWPqyOnB2Eq3cmFQScXGOYsM",
            then: Moment(secondsSinceEpoch: 1_795_715_223, utcOffset: 0), entries: 4, zone: "Atlantic/Reykjavik"),
        // An account, its profile, a pregnancy, a meal, a glass of water, a token, an invitation and an open draft.
        Written(
            version: 6, cookie: "WzJqpRoxQ9kcsirl50X_C_BGlHqJRVlzg5y1YMHCmi4",
            then: Moment(secondsSinceEpoch: 1_795_728_607, utcOffset: 0), entries: 4, zone: "Atlantic/Reykjavik"),
        // An account, its profile, a pregnancy, a meal, a glass of water, a link for the clinic, a share nobody has joined and an open
        // draft.
        Written(
            version: 7, cookie: "KxkY9dexjMNkdU0JLQgQdYq6XMdX1Lon0Y5fmnZOXYA",
            then: Moment(secondsSinceEpoch: 1_795_747_457, utcOffset: 0), entries: 4, zone: "Atlantic/Reykjavik"),
    ]

    static func sql(of version: Int) throws -> String {
        let file = try #require(Bundle.module.url(forResource: "Fixtures/version-\(version)", withExtension: "sql"))
        return try String(contentsOf: file, encoding: .utf8)
    }

    static func folder(of version: Int) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let sql = try sql(of: version)
        let database = try DatabaseQueue(path: folder.path + "/corgina.sqlite")
        try database.writeWithoutTransaction { try $0.execute(sql: sql) }
        try database.close()
        return folder
    }

    @Test(arguments: written)
    func `a diary of an earlier version opens with its own session, and nothing in it changed`(
        written: Written
    ) async throws {
        let test = try TestVault(in: Self.folder(of: written.version))
        let newest = try TestVault()
        #expect(
            try test.tamper { try Int.fetchOne($0, sql: "PRAGMA user_version") }
                == newest.tamper { try Int.fetchOne($0, sql: "PRAGMA user_version") })
        let secret = try #require(SessionSecret(cookieValue: written.cookie))
        let journal = try #require(try await test.vault.unlock(secret, at: written.then))
        let diary = try await test.vault.diaries.diary(for: journal)
        #expect(diary.profile?.timeZone == written.zone)
        let check = try await test.vault.verify()
        #expect(check.isSound && check.entries == written.entries)
    }

    @Test(arguments: written)
    func `it opens from its log, as a first start that was cut off leaves it`(written: Written) async throws {
        let (making, folder) = (try TemporaryFolder(), try TemporaryFolder())
        let pool = try DatabasePool(path: making.path + "/corgina.sqlite")
        let sql = try Self.sql(of: written.version)
        try await pool.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA wal_autocheckpoint = 0")
            try db.execute(sql: sql)
        }
        for file in ["/corgina.sqlite", "/corgina.sqlite-wal"] {
            try FileManager.default.copyItem(atPath: making.path + file, toPath: folder.path + file)
        }
        try pool.close()
        let test = try TestVault(in: folder)
        #expect(try await test.vault.verify().entries == written.entries)
    }

    @Test func `a session of version 2 is open, and its device gets a name`() async throws {
        let written = Self.written[1]
        let test = try TestVault(in: Self.folder(of: 2))
        let secret = try #require(SessionSecret(cookieValue: written.cookie))
        guard case .open(let session) = try await test.vault.sessions.open(secret, at: written.then) else {
            Issue.record("the session is not open")
            return
        }
        #expect(session.lockAfter == 0)
        #expect(session.device.details.isEmpty)
        try await test.vault.devices.change(session.device, of: session.journal, details: [1, 2])
        #expect(try await test.vault.devices.all(of: session.journal, at: written.then).map(\.details) == [[1, 2]])
    }

    @Test func `an account of version 2 that was erased stays erased in a backup of version 2`() async throws {
        let written = Self.written[1]
        let shelf = try Self.folder(of: 2)
        let test = try TestVault(in: Self.folder(of: 2))
        let secret = try #require(SessionSecret(cookieValue: written.cookie))
        try await test.vault.accounts.erase(#require(try await test.vault.unlock(secret, at: written.then)))
        try ErasedList(folder: shelf.path).add(ErasedList(folder: test.folder.path))
        let home = try TemporaryFolder()
        let result = try await Backup.restore(shelf.path + "/corgina.sqlite", to: home.path + "/new")
        #expect(result.erasedAccounts == 1)
        #expect(result.entries == 0)
    }

    @Test(arguments: written)
    func `its tables are those of a new one`(written: Written) throws {
        let test = try TestVault(in: Self.folder(of: written.version))
        let newest = try TestVault()
        let sql = "SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name"
        #expect(
            try test.tamper { try String.fetchAll($0, sql: sql) } == newest.tamper { try String.fetchAll($0, sql: sql) }
        )
    }

    @Test(arguments: written)
    func `it takes what is new`(written: Written) async throws {
        let test = try TestVault(in: Self.folder(of: written.version))
        let secret = try #require(SessionSecret(cookieValue: written.cookie))
        let journal = try #require(try await test.vault.unlock(secret, at: written.then))
        let access = try await test.vault.access.grant(.calendarFeed, to: journal, details: [1])
        #expect(try test.vault.access.open(access, for: .calendarFeed)?.journal.id == journal.id)
        _ = try await journal.append(Sample.entries(1...2))
        #expect(try await test.vault.verify().entries == written.entries + 2)
    }

    @Test func `what was written in it is what was meant`() async throws {
        let first = try await diary(of: Self.written[0])
        #expect(first.appointments.compactMap(\.appointment) == [Appointment(title: "Midwife")])
        let second = try await diary(of: Self.written[1])
        #expect(second.pregnancies.count == 1)
        let kinds = second.events(on: Self.written[1].then.day).map(\.details.kind)
        #expect(kinds.sorted { $0.rawValue < $1.rawValue } == [.hydration, .meal])
    }

    @Test func `a calendar address and a draft of version 2 still open`() async throws {
        let written = Self.written[1]
        let test = try TestVault(in: Self.folder(of: 2))
        let secret = try #require(SessionSecret(cookieValue: written.cookie))
        let journal = try #require(try await test.vault.unlock(secret, at: written.then))
        #expect(try await journal.staged(#require(RecordID("aa038fda875aacb8370e938b725abc49")))?.isEmpty == false)
        let address = try #require(AccessSecret(text: "rX_Qs0OrTOTzAEPxQkcXo-wFg_MCel7CObfJQyuwknU"))
        #expect(try test.vault.access.open(address, for: .calendarFeed)?.journal.id == journal.id)
    }

    /// The newest may still be in the making.
    @Test func `there is a saved diary of every version but the newest`() throws {
        let newest = try TestVault().tamper { try Int.fetchOne($0, sql: "PRAGMA user_version") ?? 0 }
        #expect(Self.written.map(\.version) == Array(1...Self.written.count) && Self.written.count >= newest - 1)
    }

    private func diary(of written: Written) async throws -> Diary {
        let test = try TestVault(in: Self.folder(of: written.version))
        let secret = try #require(SessionSecret(cookieValue: written.cookie))
        let journal = try #require(try await test.vault.unlock(secret, at: written.then))
        return try await test.vault.diaries.diary(for: journal)
    }
}
