import Foundation
import GRDB

/// Another program that reads the database, as a slow backup or an open `sqlite3` does, until it lets go.
final class HeldReader {
    private let database: DatabaseQueue

    init(_ folder: TemporaryFolder) throws {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.allowsUnsafeTransactions = true
        database = try DatabaseQueue(path: folder.path + "/corgina.sqlite", configuration: configuration)
        try database.inDatabase { db in
            try db.beginTransaction(.deferred)
            _ = try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM account")
        }
    }

    func letGo() throws {
        try database.inDatabase { try $0.commit() }
        try database.close()
    }
}
