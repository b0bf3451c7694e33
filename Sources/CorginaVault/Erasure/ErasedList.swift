import Crypto
import Foundation
import GRDB

/// What was erased, so that a backup from before does not bring it back: a file beside the database, and beside the backups.
///
/// It holds hashes of accounts and journals that are gone, and nothing else; it is in no backup itself.
public struct ErasedList: Sendable {
    private let path: String

    static let name = "corgina.erased"

    /// - Parameter folder: a vault's, or one in which backups are kept.
    public init(folder: String) { path = folder + "/" + Self.name }

    /// - Throws: `storageFailed` when there is a list that cannot be read.
    func tombstones() throws(VaultError) -> Tombstones {
        guard FileManager.default.fileExists(atPath: path) else { return Tombstones() }
        guard let bytes = FileManager.default.contents(atPath: path) else { throw .storageFailed(code: 0) }
        return Tombstones(text: String(decoding: bytes, as: UTF8.self))
    }

    /// Adds to the list; it is on the disk when this returns.
    func add(_ tombstones: Tombstones) throws(VaultError) {
        let fresh = tombstones.subtracting(try self.tombstones())
        guard !fresh.isEmpty else { return }
        let descriptor = open(path, O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw errno == ENOSPC ? .diskFull : .placeNotUsable }
        defer { close(descriptor) }
        let text = Array(fresh.text.utf8)
        guard write(descriptor, text, text.count) == text.count else {
            throw errno == ENOSPC ? .diskFull : .storageFailed(code: 0)
        }
        guard fsync(descriptor) == 0 else { throw .storageLost }
    }

    /// Adds what another list has, as when backups are kept elsewhere.
    public func add(_ other: ErasedList) throws(VaultError) { try add(try other.tombstones()) }
}

/// Hashes that stand for accounts and journals nobody may bring back.
struct Tombstones: Sendable {
    private var hashes: Set<String> = []

    init() {}

    /// Reads what ``text`` wrote; a line that is something else is passed over.
    init(text: String) {
        hashes = Set(text.split(whereSeparator: \.isNewline).map(String.init).filter { $0.utf8.count == 64 })
    }

    var isEmpty: Bool { hashes.isEmpty }
    var text: String { hashes.sorted().map { $0 + "\n" }.joined() }

    mutating func add(_ id: Data) { hashes.insert(Self.hash(id)) }

    func contains(_ id: Data) -> Bool { hashes.contains(Self.hash(id)) }

    func subtracting(_ other: Tombstones) -> Tombstones {
        var rest = self
        rest.hashes.subtract(other.hashes)
        return rest
    }

    func union(_ other: Tombstones) -> Tombstones {
        var all = self
        all.hashes.formUnion(other.hashes)
        return all
    }

    private static func hash(_ id: Data) -> String {
        SHA256.hash(data: Data("corgina erased".utf8) + id).hexadecimal
    }
}

extension Tombstones {
    /// Takes what they stand for out of a database, of whatever version.
    ///
    /// - Returns: how many accounts that were.
    @discardableResult
    func apply(to db: Database) throws -> Int {
        guard !isEmpty else { return 0 }
        // Before there were ids of their own, accounts were known by the hashes of their names.
        let hasIDs = try db.columns(in: "account").contains { $0.name == "id" }
        let accounts = try Row.fetchAll(db, sql: "SELECT name_hash, \(hasIDs ? "id" : "name_hash AS id") FROM account")
        var erased = 0
        for row in accounts where contains(row["id"]) {
            let account: Data = row["name_hash"]
            try db.execute(sql: "DELETE FROM account WHERE name_hash = ?", arguments: [account])
            try db.execute(sql: "DELETE FROM session WHERE account = ?", arguments: [account])
            if try db.tableExists("access") { try AccessRow.deleteAll(db, of: account) }
            erased += 1
        }
        for table in ["journal", "draft"] {
            for journal in try Data.fetchAll(db, sql: "SELECT DISTINCT journal FROM \(table)") where contains(journal) {
                try db.execute(sql: "DELETE FROM \(table) WHERE journal = ?", arguments: [journal])
            }
        }
        return erased
    }
}
