import Foundation
import Testing

@testable import CorginaVault

/// The few words the vault has for a database.
@Suite struct DatabaseTests {
    private func written<Value: Sendable>(_ work: @escaping @Sendable (Database) throws -> Value) async throws -> Value
    {
        try await TestVault().vault.database.write(work)
    }

    @Test func `a statement says how many rows it changed`() async throws {
        let counts = try await written { db in
            [
                try db.execute("INSERT INTO attempt (subject, failures, last) VALUES (?, ?, ?)", [Data([1]), 1, 2]),
                try db.execute("INSERT INTO attempt (subject, failures, last) VALUES (?, ?, ?)", [Data([2]), 1, 2]),
                try db.execute("UPDATE attempt SET last = ? WHERE subject = ?", [3, Data([9])]),
                try db.execute("DELETE FROM attempt WHERE failures = ?", [1]),
            ]
        }
        #expect(counts == [1, 1, 0, 2])
    }

    @Test func `an argument that stands twice is given once`() async throws {
        let found = try await written { db in
            try db.execute("INSERT INTO attempt (subject, failures, last) VALUES (?1, ?2, ?2)", [Data([1]), 5])
            return try db.row("SELECT failures, last FROM attempt WHERE subject = ?", [Data([1])])?.values
        }
        #expect(found == [.integer(5), .integer(5)])
    }

    @Test func `bytes of no length are bytes, and are no missing value`() async throws {
        let found = try await written { db in
            try db.execute("INSERT INTO attempt (subject, failures, last) VALUES (?, 0, 0)", [Data()])
            return try db.value(Data.self, "SELECT subject FROM attempt")
        }
        #expect(found == Data())
    }

    @Test func `a value of another kind than was asked for is an error and no trap`() async throws {
        await #expect(throws: VaultError.storageFailed(code: 20)) {
            try await written { db in try db.value(Int.self, "SELECT key FROM secret") }
        }
        await #expect(throws: VaultError.storageFailed(code: 20)) {
            try await written { db -> Data in
                guard let row = try db.row("SELECT key FROM secret") else { return Data() }
                return try row["no such column"]
            }
        }
    }

    @Test func `a statement that is used again while its rows are visited disturbs nothing`() async throws {
        let seen = try await written { db in
            for number in 1...3 {
                try db.execute(
                    "INSERT INTO attempt (subject, failures, last) VALUES (?, ?, 0)", [Data([UInt8(number)]), number])
            }
            let sql = "SELECT failures FROM attempt ORDER BY failures"
            var seen: [[Int]] = []
            try db.forEachRow(sql) { row in seen.append([try row[0]] + (try db.values(Int.self, sql))) }
            return seen
        }
        #expect(seen == [[1, 1, 2, 3], [2, 1, 2, 3], [3, 1, 2, 3]])
    }
}
