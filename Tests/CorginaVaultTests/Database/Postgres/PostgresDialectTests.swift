import Foundation
import Testing

@testable import CorginaVault

@Suite struct PostgresDialectTests {
    @Test(arguments: [
        ("SELECT 1", "SELECT 1"),
        ("a = ? AND b = ?", "a = $1 AND b = $2"),
        ("a = ?1 AND b = ?2 AND c = ?1", "a = $1 AND b = $2 AND c = $1"),
        ("kind = 'what?' AND id = ?", "kind = 'what?' AND id = $1"),
    ])
    func `arguments are numbered, and what is quoted stays`(sql: String, expected: String) {
        #expect(PostgresDialect.numbered(sql) == expected)
    }

    @Test func `every table and column the vault has gets a kind PostgreSQL knows`() {
        for step in Schema.migrations {
            let sql = PostgresDialect.tables(step.sql)
            for word in ["BLOB", "ROWID", " INTEGER", "x'"] { #expect(!sql.contains(word), "\(word)") }
        }
        #expect(PostgresDialect.tables("a BLOB NOT NULL DEFAULT x''") == "a BYTEA NOT NULL DEFAULT ''")
    }

    @Test func `arguments in a statement's text stay what they are`() {
        let filled = PostgresDialect.filled(
            "a = ? AND b = ? AND c = ?", [.text("it's $2 ?1"), .blob(Data([0, 255])), .integer(-3)])
        #expect(filled == "a = 'it''s $2 ?1' AND b = '\\x00ff'::bytea AND c = -3")
    }

    @Test(arguments: [
        ("40001", VaultError.storageBusy), ("53100", .diskFull), ("25006", .readOnly), ("", .databaseNotReachable),
        ("57P01", .databaseNotReachable), ("42601", .databaseFailed(state: "42601")),
    ])
    func `what PostgreSQL could not do is said in the vault's words`(state: String, meaning: VaultError) {
        #expect(PostgresError(state: state).meaning == meaning)
    }

    @Test func `what is said between processes is read again, and anything else is nothing`() {
        let changes: [SharedChange] = [.closed(.random()), .retired(.random(32))]
        for change in changes { #expect(SharedChange(text: change.text) == change) }
        for text in ["", "closed", "closed zz", "closed 00", "opened 00", "retired 00 11"] {
            #expect(SharedChange(text: text) == nil, "\(text)")
        }
    }
}
