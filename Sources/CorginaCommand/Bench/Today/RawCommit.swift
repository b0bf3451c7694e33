import Foundation
import GRDB

/// The least a durable commit can be: one row of a sealed entry's size, in a file set up as the vault's is.
struct RawCommit {
    private let database: DatabaseQueue
    private let row = Data(count: 2_048)

    init(at path: String) throws {
        var configuration = Configuration()
        configuration.prepareDatabase { db in
            try db.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
        }
        database = try DatabaseQueue(path: path, configuration: configuration)
        try database.write {
            try $0.execute(sql: "CREATE TABLE entry (sequence INTEGER PRIMARY KEY, sealed BLOB NOT NULL)")
        }
    }

    func commit() throws {
        try database.write { try $0.execute(sql: "INSERT INTO entry (sealed) VALUES (?)", arguments: [row]) }
    }
}
