import Foundation
import Synchronization

@testable import CorginaVault

/// The PostgreSQL that `scripts/with-postgres` runs these tests beside.
enum TestPostgres {
    static let text = ProcessInfo.processInfo.environment["CORGINA_TEST_POSTGRES"]
    static var isThere: Bool { text != nil }
    /// Said where a test is left out.
    static let missing = "There is no PostgreSQL beside these tests. Run them by scripts/with-postgres."

    private static let count = Mutex(0)

    /// A place in it where nothing is yet: tables of its own.
    static func fresh() throws -> PostgresAddress {
        let number = count.withLock { count in
            count += 1
            return count
        }
        let name = "test_\(ProcessInfo.processInfo.processIdentifier)_\(number)"
        let text = text ?? ""
        try PostgresConnection(PostgresAddress(text)).run("CREATE SCHEMA \(name)")
        return try PostgresAddress(text + " options='-c search_path=\(name)'")
    }
}
