import Crypto
import Foundation

/// All rows of a vault as they stand, from one database to another, of whatever kind.
///
/// Nothing is opened and nothing is made anew: chains, safeguards and seals are copied with the rest.
enum TableCopy {
    /// Those of ``Schema``, of every version, but for `checkpoint`: what is in it is made again, by the program that needs it.
    static let tables = [
        "secret", "account", "session", "journal", "draft", "attempt", "access", "invitation", "earlier", "safeguard",
        "photo", "proof", "pass", "renewal", "push", "share", "shared", "clinic",
    ]

    /// Copies every row and reads each back.
    ///
    /// - Parameter goal: in a transaction of its own, with the tables of the same version and nothing in them.
    /// - Throws: `versionsDiffer`, `databaseNotEmpty`; `copyDiffers` where what arrived is not what was sent.
    static func run(from source: Database, to goal: Database) throws {
        guard try source.schemaVersion == goal.schemaVersion else { throw VaultError.versionsDiffer }
        guard try isEmpty(goal) else { throw VaultError.databaseNotEmpty }
        for table in try present(in: source) {
            var sent = RowSum()
            try source.forEachRow("SELECT * FROM \(table)") { row in
                try insert(row, into: table, goal)
                sent.add(row)
            }
            guard try RowSum(of: table, in: goal) == sent else { throw VaultError.copyDiffers }
        }
    }

    static func isEmpty(_ db: Database) throws -> Bool {
        try present(in: db).allSatisfy { try db.row("SELECT 1 FROM \($0) LIMIT 1") == nil }
    }

    private static func present(in db: Database) throws -> [String] { try tables.filter { try db.hasTable($0) } }

    private static func insert(_ row: SQLRow, into table: String, _ db: Database) throws {
        let places = row.columns.map { _ in "?" }.joined(separator: ", ")
        try db.execute(
            "INSERT INTO \(table) (\(row.columns.joined(separator: ", "))) VALUES (\(places))", row.values)
    }
}

/// What tells one collection of rows from every other, in whatever order they come.
struct RowSum: Hashable {
    private(set) var count = 0
    /// The sum of the rows' hashes, word by word.
    private var words: [UInt64] = [0, 0, 0, 0]

    init() {}

    /// The rows of a table.
    init(of table: String, in db: Database) throws {
        var sum = RowSum()
        try db.forEachRow("SELECT * FROM \(table)") { sum.add($0) }
        self = sum
    }

    mutating func add(_ row: SQLRow) {
        // The columns may stand in another order elsewhere.
        let columns = zip(row.columns, row.values).sorted { $0.0 < $1.0 }
        let hash = Data(SHA256.hash(data: RowBytes.write(columns.flatMap { [.text($0.0), $0.1] })))
        for place in words.indices { words[place] &+= hash.bigEndianWord(at: place * 8) }
        count += 1
    }
}
