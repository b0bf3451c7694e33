import CorginaCore
import CorginaJournal
import CorginaRooms
import Foundation
import GRDB

/// A diary's journal and what waits beside it, in one SQLite file on a phone.
///
/// The rows have the format of `docs/storage.md`, and one answer of the rooms is one transaction: all of its effects are kept
/// or none. It is made of one connection, so that what is asked for one after another happens in that order.
public final class PhoneStore: Sendable {
    let key: PhoneKey
    private let database: DatabaseQueue

    /// Opens the file, and makes it where there is none.
    ///
    /// - Parameter key: as the Keychain has it. Where the diary has got another one that the Keychain does not have yet, the file
    ///   has that one, sealed under this: see ``keyToKeep()``.
    /// - Throws: `newer`, `full` or `failed`.
    public init(at path: String, key: PhoneKey) throws(PhoneStoreError) {
        do {
            let database = try DatabaseQueue(path: path, configuration: Self.configuration)
            try database.writeWithoutTransaction { try PhoneSchema.bringForward($0) }
            self.key = try database.read { try PhoneSuccessor.newest(after: key, $0) }
            self.database = database
        } catch { throw PhoneStoreError(error) }
    }

    private init(_ database: DatabaseQueue, key: PhoneKey) {
        self.database = database
        self.key = key
    }

    /// The same file with another key.
    func keyed(_ key: PhoneKey) -> PhoneStore { PhoneStore(database, key: key) }

    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.label = "corgina"
        configuration.prepareDatabase { db in
            try db.execute(sql: "PRAGMA journal_mode = WAL")
            try db.execute(sql: "PRAGMA synchronous = FULL")
            try db.execute(sql: "PRAGMA secure_delete = ON")
            try db.execute(sql: "PRAGMA temp_store = MEMORY")
            try db.execute(sql: "PRAGMA trusted_schema = OFF")
            // Apple's fsync does not reach the disk; these have no effect elsewhere.
            try db.execute(sql: "PRAGMA fullfsync = ON")
            try db.execute(sql: "PRAGMA checkpoint_fullfsync = ON")
        }
        return configuration
    }

    func read<Value>(_ work: (Database) throws -> Value) throws(PhoneStoreError) -> Value {
        do { return try database.read(work) } catch { throw PhoneStoreError(error) }
    }

    func write<Value>(_ work: (Database) throws -> Value) throws(PhoneStoreError) -> Value {
        do {
            return try database.write { db in
                // A store of before would write what the new key does not open.
                guard try PhoneSuccessor.next(after: key, db) == nil else { throw PhoneStoreError.failed }
                return try work(db)
            }
        } catch { throw PhoneStoreError(error) }
    }
}

extension PhoneStoreError {
    init(_ error: any Error) {
        switch error {
        case let error as PhoneStoreError: self = error
        case let error as DatabaseError where error.resultCode == .SQLITE_FULL: self = .full
        default: self = .failed
        }
    }
}
