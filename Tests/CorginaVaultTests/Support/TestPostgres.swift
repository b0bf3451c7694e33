import Foundation
import Synchronization
import Testing

@testable import CorginaVault

/// The PostgreSQL that `scripts/with-postgres` runs these tests beside.
enum TestPostgres {
    static let text = ProcessInfo.processInfo.environment["CORGINA_TEST_POSTGRES"]
    static var isThere: Bool { text != nil }
    /// The folder with the certificate it shows, `server.crt`, and one it does not, `other.crt`.
    static let certificates = ProcessInfo.processInfo.environment["CORGINA_TEST_POSTGRES_CERTIFICATES"]

    private static let count = Mutex(0)

    /// A place in it where nothing is yet: tables of its own.
    ///
    /// - Parameter name: what its connections are known by.
    static func fresh(named name: String = "corgina") throws -> PostgresAddress {
        let number = count.withLock { count in
            count += 1
            return count
        }
        let schema = "test_\(ProcessInfo.processInfo.processIdentifier)_\(number)"
        let text = try #require(text)
        try run("CREATE SCHEMA \(schema)")
        return try PostgresAddress(text + " application_name=\(name) options='-c search_path=\(schema)'")
    }

    /// The same place by another way.
    static func same(as address: PostgresAddress, byPort port: Int) throws -> PostgresAddress {
        try changed(address) { $0["port"] = "\(port)" }
    }

    /// The same place with something else that is usual for connections to it.
    static func same(as address: PostgresAddress, adding setting: String) throws -> PostgresAddress {
        try changed(address) { $0["options", default: ""] += " " + setting }
    }

    private static func changed(
        _ address: PostgresAddress, _ change: (inout [String: String]) -> Void
    ) throws -> PostgresAddress {
        var options = address.options
        change(&options)
        return try PostgresAddress(options.map { "\($0)='\($1)'" }.sorted().joined(separator: " "))
    }

    /// What whoever owns the database can do to it.
    static func run(_ sql: String, on address: PostgresAddress? = nil) throws {
        try PostgresConnection(address ?? PostgresAddress(#require(text))).run(sql)
    }

    /// Ends what uses a place, and returns once the database has seen it go.
    static func awaitNobody(on address: PostgresAddress, _ end: () throws -> Void) throws {
        try end()
        let own = try PostgresConnection(address)
        let sql = "SELECT COUNT(*) FROM pg_stat_activity WHERE application_name = ? AND pid <> pg_backend_pid()"
        let name = try #require(address.options["application_name"])
        while try Database(own).value(Int.self, sql, [name]) != 0 {}
    }

    /// The numbers a query finds.
    static func numbers(_ sql: String, on address: PostgresAddress) throws -> [Int] {
        try Database(PostgresConnection(address)).values(Int.self, sql)
    }

    /// The texts a query finds.
    static func texts(_ sql: String, on address: PostgresAddress) throws -> [String] {
        try Database(PostgresConnection(address)).values(String.self, sql)
    }
}

extension Trait where Self == ConditionTrait {
    /// For tests that need a PostgreSQL.
    static var besidePostgres: Self {
        .enabled(
            if: TestPostgres.isThere, "There is no PostgreSQL beside these tests. Run them by scripts/with-postgres.")
    }

    /// For tests that need one that speaks TLS.
    static var besidePostgresWithTLS: Self {
        .enabled(
            if: TestPostgres.certificates != nil,
            "There is no PostgreSQL with a certificate beside these tests. It takes scripts/with-postgres and openssl.")
    }
}
