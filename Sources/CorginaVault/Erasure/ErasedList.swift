import Crypto
import Foundation
import Synchronization

/// What was erased, so that a backup from before does not bring it back: a file beside the database, and beside the backups.
///
/// It holds hashes of accounts, journals and shares that are gone, and nothing else; it is in no backup itself.
public struct ErasedList: Sendable {
    private let path: String

    static let name = "corgina.erased"

    /// Two at once would each write what they had read, and one of them would be missing.
    private static let turn = Mutex(())

    /// - Parameter folder: a vault's, or one in which backups are kept.
    public init(folder: String) { path = folder + "/" + Self.name }

    /// - Throws: `storageFailed` when there is a list that cannot be read.
    func tombstones() throws(VaultError) -> Tombstones {
        var status = stat()
        guard stat(path, &status) == 0 else {
            guard errno == ENOENT else { throw .storageFailed(code: 0) }
            return Tombstones()
        }
        guard let bytes = FileManager.default.contents(atPath: path) else { throw .storageFailed(code: 0) }
        return Tombstones(text: String(decoding: bytes, as: UTF8.self))
    }

    /// Adds to the list; it is on the disk when this returns.
    ///
    /// The whole list is written beside the old one and takes its name, so that a power cut leaves the one or the other. Lines that are
    /// damaged stay, for somebody to see to.
    func add(_ tombstones: Tombstones) throws(VaultError) {
        try Self.turn.withLock { (_) throws(VaultError) in
            let known = try self.tombstones()
            guard !tombstones.subtracting(known).isEmpty else { return }
            try PartialFile.replace(path, with: Data(known.union(tombstones).text.utf8))
        }
    }

    /// Adds what another list has, as when backups are kept elsewhere.
    public func add(_ other: ErasedList) throws(VaultError) { try add(try other.tombstones()) }
}

/// Hashes that stand for accounts and journals nobody may bring back.
struct Tombstones: Sendable {
    private var hashes: Set<String> = []
    /// Lines that are not as they were written.
    private(set) var damaged: [String] = []

    private static let hashLength = 64
    private static let checkLength = 16
    /// How many digits of a hash are no other's by chance.
    private static let tellingLength = 8

    init() {}

    /// Reads what ``text`` wrote, and what versions before 4 did: hashes without a check.
    ///
    /// A line that is something else is kept as damaged. Where one was torn and another written after it, the whole one is read all
    /// the same: the line ends with it.
    init(text: String) {
        for line in text.split(whereSeparator: \.isNewline).map(String.init) {
            if let hash = Self.hash(of: line) { hashes.insert(hash) } else { damaged.append(line) }
        }
        let whole = hashes
        for line in damaged { hashes.formUnion(Self.hashes(within: line)) }
        // The beginning of what was written whole afterwards tells nothing more, if it is long enough to be known.
        damaged.removeAll { line in
            let rest =
                Self.hashes(within: line).first { line.hasSuffix($0) }.map { line.dropLast($0.count) } ?? line[...]
            return rest.count >= Self.tellingLength && whole.contains { Self.line($0).hasPrefix(rest) }
        }
    }

    /// What may be hashes in a line that is damaged. One that was none stands for nothing.
    private static func hashes(within line: String) -> [String] {
        line.split { !($0.isASCII && $0.isHexDigit) }
            .filter { $0.utf8.count >= hashLength }
            .map { String($0.suffix(hashLength)) }
    }

    /// In hexadecimal, in order.
    var all: [String] { hashes.sorted() }

    var isEmpty: Bool { hashes.isEmpty }

    /// A line a hash: 64 hexadecimal digits, a space, and 16 by which a damaged line is known. Damaged lines stand last.
    var text: String { (hashes.sorted().map { Self.line($0) } + damaged).map { $0 + "\n" }.joined() }

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

    private static func line(_ hash: String) -> String {
        "\(hash) \(SHA256.hash(data: Data("corgina erased line \(hash)".utf8)).hexadecimal.prefix(checkLength))"
    }

    private static func hash(of line: String) -> String? {
        let hash = String(line.prefix(hashLength))
        guard hash.utf8.count == hashLength, hash.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
        return line == hash || line == Self.line(hash) ? hash : nil
    }
}

extension Tombstones {
    /// Takes what they stand for out of a database, of whatever version.
    ///
    /// - Returns: how many accounts that were.
    @discardableResult
    func apply(to db: Database) throws -> Int {
        guard !isEmpty else { return 0 }
        var erased = 0
        for (account, id) in try accounts(db) where contains(id) {
            try AccountRow.delete(db, account)
            try SessionRow.deleteAll(db, of: account)
            if try db.hasTable("access") { try AccessRow.deleteAll(db, of: account) }
            erased += 1
        }
        try PassRow.delete(db, of: contains)
        try ShareRow.delete(db, of: contains)
        for table in ["journal", "draft", "photo", "renewal", "checkpoint"] where try db.hasTable(table) {
            for journal in try db.values(Data.self, "SELECT DISTINCT journal FROM \(table)") where contains(journal) {
                try db.execute("DELETE FROM \(table) WHERE journal = ?", [journal])
            }
        }
        return erased
    }

    /// Accounts and what they are known by for good, those too of which only the second copy is left.
    private func accounts(_ db: Database) throws -> [(account: Data, id: Data)] {
        guard try SafeguardedTable.areThere(db) else {
            // Before there were ids of their own, accounts were known by the hashes of their names.
            let hasIDs = try db.schemaVersion >= Schema.accountIDsFrom
            let sql = "SELECT name_hash, \(hasIDs ? "id" : "name_hash AS id") FROM account"
            return try db.rows(sql).map { (try $0["name_hash"], try $0["id"]) }
        }
        var accounts: [(Data, Data)] = []
        try SafeguardedTable.account.forEachState(db) { account, state in
            if let row = state.values, row.count > 3, let id = Data(sqlValue: row[3]) {
                accounts.append((account, id))
            }
        }
        return accounts
    }
}
