import CorginaCore
import Foundation
import GRDB
import Testing

@testable import CorginaVault

/// Damage outside the journals, as whoever has the file alone can see it.
@Suite struct SafeguardTests {
    private let now = TestVault.now

    /// Two accounts, one with an access, an invitation, a share and a device that is reminded, and what lets in the devices of a third; closed.
    private func livedIn() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let test = try TestVault(in: folder)
        let journal = try await test.unlocked()
        _ = try await journal.append(Sample.entries(1...3))
        _ = try await test.vault.access.grant(.interface, to: journal, details: [1, 2])
        _ = try await test.vault.invitations.make(by: journal, details: [3], at: now)
        try await test.remind(journal)
        _ = try await test.vault.shares.begin(
            as: RecordID(high: 9, low: 1), by: journal, details: [4], bundle: [5], at: now)
        _ = try await test.unlocked(name: "grace")
        let pass = try TestDevice().pass
        try await test.vault.database.write { db in
            try ProofRow.insert(db, .random(32), hashes: ProofRow.hashes([:]))
            try PassRow.insert(db, pass, .random())
        }
        try test.vault.close()
        return folder
    }

    private func database(_ folder: TemporaryFolder) throws -> DatabaseQueue {
        try DatabaseQueue(path: folder.path + "/corgina.sqlite")
    }

    /// What the server's key is kept in, and what it opens.
    private func keyRows(_ folder: TemporaryFolder) async throws -> [Row] {
        try database(folder).read { db in
            try ["secret", "account", "safeguard"].flatMap {
                try Row.fetchAll(db, sql: "SELECT * FROM \($0) ORDER BY 1, 2")
            }
        }
    }

    private func damage(_ folder: TemporaryFolder) async throws -> [RowDamage] {
        try await StoredVault(folder: folder.path).verify().damage
    }

    private func signIn(_ folder: TemporaryFolder, _ name: String = "ada") async throws {
        let test = try TestVault(in: folder)
        _ = try await test.vault.signIn(name: name, passphrase: TestVault.passphrase, from: nil, at: now)
    }

    @Test(arguments: SafeguardedTable.all)
    func `every bit of every row is watched, and the damage gets its own name`(table: SafeguardedTable) async throws {
        let folder = try await livedIn()
        try await database(folder).writeWithoutTransaction { db in
            #expect(try RowDamage.all(in: db.inVault).isEmpty)
            let row = try #require(try table.rows(db.inVault, where: "1 = 1", []).first)
            for (place, value) in row.enumerated() {
                for changed in flips(of: value) {
                    try db.execute(sql: "SAVEPOINT flip")
                    try db.inVault.execute(
                        "UPDATE \(table.name) SET \(table.columns[place]) = ? WHERE \(table.key) = ?",
                        [changed, row[0]])
                    let kinds = try RowDamage.all(in: db.inVault).map(\.kind)
                    #expect(!kinds.isEmpty && Set(kinds) == [table.kind.damage], "\(table.columns[place])")
                    try db.execute(sql: "ROLLBACK TO flip; RELEASE flip")
                }
            }
            #expect(try RowDamage.all(in: db.inVault).isEmpty)
        }
    }

    /// The value with one bit another: each bit of a number or a text, each byte of a blob with bits by turns.
    private func flips(of value: SQLValue) -> [SQLValue] {
        switch value {
        case .blob(let bytes):
            bytes.indices.map { place in
                var flipped = bytes
                flipped[place] ^= 1 << UInt8(place % 8)
                return .blob(flipped)
            }
        case .integer(let number): (0..<64).map { .integer(number ^ (1 << Int64($0))) }
        case .text(let text):
            text.utf8.indices.map { place in
                var bytes = Data(text.utf8)
                bytes[text.utf8.distance(from: text.utf8.startIndex, to: place)] ^= 1
                return .text(String(decoding: bytes, as: UTF8.self))
            }
        case .null, .real: []
        }
    }

    @Test(arguments: SafeguardedTable.all)
    func `a lost row is noticed, and so is a lost or damaged safeguard`(table: SafeguardedTable) async throws {
        let folder = try await livedIn()
        let statements = [
            "DELETE FROM \(table.name) WHERE \(table.key) IN (SELECT \(table.key) FROM \(table.name) LIMIT 1)",
            "DELETE FROM safeguard WHERE kind = '\(table.name)'",
            "UPDATE safeguard SET checksum = zeroblob(32) WHERE kind = '\(table.name)'",
            "UPDATE safeguard SET copy = x'00' WHERE kind = '\(table.name)'",
        ]
        try await database(folder).writeWithoutTransaction { db in
            for sql in table.keepsCopy ? statements : Array(statements.dropLast()) {
                try db.execute(sql: "SAVEPOINT loss; \(sql)")
                let kinds = try RowDamage.all(in: db.inVault).map(\.kind)
                #expect(!kinds.isEmpty && Set(kinds) == [table.kind.damage], "\(sql)")
                try db.execute(sql: "ROLLBACK TO loss; RELEASE loss")
            }
        }
    }

    @Test(arguments: [
        "UPDATE account SET slots = zeroblob(416)", "UPDATE account SET slots = 'text'", "DELETE FROM account",
        "UPDATE account SET created_day = created_day + 1, lock_after = 5",
        "UPDATE account SET name_hash = zeroblob(32) WHERE name_hash = (SELECT max(name_hash) FROM account)",
        "DELETE FROM safeguard WHERE kind = 'account'", "UPDATE safeguard SET copy = x'' WHERE kind = 'account'",
        "UPDATE safeguard SET checksum = x'00'", "UPDATE secret SET key = zeroblob(32)", "DELETE FROM secret",
        "UPDATE secret SET purpose = 'sarver'", "DELETE FROM safeguard WHERE kind = 'secret'",
    ])
    func `opening the folder puts right what has a second copy, and everyone signs in`(sql: String) async throws {
        let folder = try await livedIn()
        let before = try database(folder).read { try Row.fetchAll($0, sql: "SELECT * FROM account") }
        try await database(folder).write { try $0.execute(sql: sql) }
        #expect(try await !damage(folder).isEmpty)
        #expect(try await damage(folder).allSatisfy { !$0.isFatal })
        for name in ["ada", "grace"] { try await signIn(folder, name) }
        #expect(try await damage(folder).isEmpty)
        #expect(try await database(folder).read { try Row.fetchAll($0, sql: "SELECT * FROM account") } == before)
    }

    @Test func `what is lost with its copy stays known as lost, and the others sign in`() async throws {
        let folder = try await livedIn()
        try await database(folder).write { db in
            let lost = "(SELECT min(name_hash) FROM account)"
            try db.execute(sql: "UPDATE safeguard SET copy = x'' WHERE kind = 'account' AND id = \(lost)")
            try db.execute(sql: "DELETE FROM account WHERE name_hash = \(lost)")
        }
        for _ in 0..<2 {
            #expect(try await damage(folder) == [RowDamage(kind: .account, degree: .lost, count: 1)])
            #expect(try await damage(folder).allSatisfy(\.isFatal))
            let test = try TestVault(in: folder)
            #expect(test.vault.mended == [RowDamage(kind: .account, degree: .lost, count: 1)])
            var opened = 0
            for name in ["ada", "grace"] {
                if await (try? test.vault.signIn(name: name, passphrase: TestVault.passphrase, from: nil, at: now))
                    != nil
                {
                    opened += 1
                }
            }
            #expect(opened == 1)
            try test.vault.close()
        }
    }

    @Test func `slots that are damaged while the server runs are read from their copy, and mended by the next sign-in`()
        async throws
    {
        let test = try TestVault()
        _ = try await test.unlocked()
        for sql in ["UPDATE account SET slots = zeroblob(416)", "DELETE FROM account"] {
            try test.tamper { try $0.execute(sql: sql) }
            let secret = try await test.vault.signIn(
                name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
            #expect(try await test.vault.unlock(secret, at: now) != nil)
            #expect(try await test.vault.verify().isSound)
        }
    }

    @Test func `a damaged session, access or invitation is cleared away, and no diary is harmed`() async throws {
        let folder = try await livedIn()
        try await database(folder).write { db in
            try db.execute(
                sql: """
                    UPDATE session SET sealed = zeroblob(90); UPDATE access SET sealed = zeroblob(90);
                    UPDATE invitation SET details = zeroblob(90)
                    """)
        }
        let found = try await damage(folder)
        #expect(found.map(\.kind) == [.session, .access, .invitation] && found.allSatisfy { !$0.isFatal })
        #expect(found.map(\.count) == [2, 1, 1])
        try await signIn(folder)
        #expect(try await damage(folder).isEmpty)
        let left = try await database(folder).read { db in
            try ["session", "access", "invitation", "journal"].map {
                try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM \($0)")
            }
        }
        #expect(left == [1, 0, 0, 3])
    }

    @Test(arguments: [
        "DELETE FROM secret; DELETE FROM safeguard WHERE kind = 'secret'",
        "UPDATE secret SET key = zeroblob(32); UPDATE safeguard SET copy = x'' WHERE kind = 'secret'",
        "DELETE FROM secret; DELETE FROM safeguard WHERE kind = 'secret'; DELETE FROM account",
    ])
    func `a lost server key is refused and never replaced`(sql: String) async throws {
        let folder = try await livedIn()
        try await database(folder).write { try $0.execute(sql: sql) }
        #expect(try await damage(folder).contains { $0.kind == .serverKey && $0.isFatal })
        let before = try await keyRows(folder)
        #expect(throws: VaultError.serverKeyLost) { try TestVault(in: folder) }
        #expect(try await keyRows(folder) == before)
    }

    @Test func `nobody but what writes a row changes its checksum, so damage is never made to fit`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let access = try await test.vault.access.grant(.interface, to: journal, details: [1])
        try test.tamper { try $0.execute(sql: "UPDATE access SET sealed = zeroblob(length(sealed))") }
        let id = try #require(try await test.vault.access.all(.interface, of: journal).first).id
        try await test.vault.access.change(id, .interface, of: journal, details: [2])
        #expect(try test.vault.access.open(access, for: .interface) == nil)
        #expect(try await test.vault.verify().damage == [RowDamage(kind: .access, degree: .lost, count: 1)])
    }
}

extension SafeguardedTable: CustomTestStringConvertible {
    public var testDescription: String { name }
}
