import Foundation
import GRDB

/// A vault's file, or a backup of one, opened beside the vault itself.
struct SQLiteFile: Sendable {
    private let queue: DatabaseQueue

    /// Opens a file for reading alone, so that it is never checkpointed.
    ///
    /// - Parameter seconds: how long a reading waits for others.
    init(reading path: String, waiting seconds: TimeInterval) throws(VaultError) {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.busyMode = .timeout(seconds)
        do { queue = try DatabaseQueue(path: path, configuration: configuration) } catch {
            throw VaultError(storage: error)
        }
    }

    /// Opens a file that nobody else has open, and makes it if need be.
    init(changing path: String) throws(VaultError) {
        do { queue = try DatabaseQueue(path: path) } catch { throw VaultError(storage: error) }
    }

    func read<Value: Sendable>(_ work: @escaping @Sendable (Database) throws -> Value) async throws(VaultError) -> Value
    {
        do { return try await queue.read { try work(Database($0)) } } catch { throw VaultError(storage: error) }
    }

    /// The same on the thread that asks.
    func readNow<Value>(_ work: (Database) throws -> Value) throws(VaultError) -> Value {
        do { return try queue.read { try work(Database($0)) } } catch { throw VaultError(storage: error) }
    }

    /// Makes the tables of a version and fills them, all or nothing.
    func make(ofVersion version: Int, _ fill: (Database) throws -> Void) throws(VaultError) {
        do {
            try Schema.migrate(queue, to: version)
            try queue.write { try fill(Database($0)) }
        } catch { throw VaultError(storage: error) }
    }

    /// Runs work that is no transaction by itself.
    @discardableResult
    func change<Value>(_ work: (Database) throws -> Value) throws(VaultError) -> Value {
        do { return try queue.writeWithoutTransaction { try work(Database($0)) } } catch {
            throw VaultError(storage: error)
        }
    }

    /// Copies all pages in one step: nothing can be written in between, so it is the file of one instant.
    func copy(to other: SQLiteFile) throws(VaultError) {
        do { try queue.backup(to: other.queue) } catch { throw VaultError(storage: error) }
    }

    func close() throws(VaultError) {
        do { try queue.close() } catch { throw VaultError(storage: error) }
    }

    /// What SQLite finds wrong with the file, at most 20 findings; none when it is sound.
    func problems() async throws(VaultError) -> [String] {
        try await read { try $0.values(String.self, "PRAGMA integrity_check(20)") }.filter { $0 != "ok" }
    }

    /// Which SQLite this is; `nil` when it does not even say that.
    static var libraryVersion: String? {
        try? DatabaseQueue().read { try String.fetchOne($0, sql: "SELECT sqlite_version()") }
    }
}
