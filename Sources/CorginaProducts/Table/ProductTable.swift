import CorginaCore
import CorginaFoods
import Foundation
import GRDB

/// A file of products, which `corgina foods barcodes` builds. It is only read, and nothing is asked of anybody.
public final class ProductTable: Sendable {
    /// What the file is called in the data folder.
    public static let fileName = "products.corgina"

    private let queue: DatabaseQueue
    /// The last place in the order in which products are shown.
    private let total: Int
    /// Whose tables it was built from.
    public let sources: [ProductSource]

    /// How many rows a search looks at, the shortest names first, before it puts those first that begin with the words.
    private static let mostCandidates = 100

    /// - Throws: `notATable`, also where there is no file.
    public init(path: String) throws(ProductTableError) {
        do {
            var configuration = Configuration()
            configuration.readonly = true
            configuration.label = "products"
            configuration.prepareDatabase { try $0.execute(sql: "PRAGMA trusted_schema = OFF") }
            queue = try DatabaseQueue(path: path, configuration: configuration)
            (sources, total) = try queue.read { db in
                guard try Int32.fetchOne(db, sql: "PRAGMA application_id") == ProductSchema.applicationID,
                    try Int.fetchOne(db, sql: "PRAGMA user_version") == ProductSchema.version
                else { throw ProductTableError.notATable(path) }
                let kinds = try String.fetchAll(db, sql: "SELECT DISTINCT kind FROM source ORDER BY kind")
                return (
                    kinds.compactMap(ProductSource.init), try Int.fetchOne(db, sql: "SELECT max(id) FROM place") ?? 0
                )
            }
        } catch { throw .notATable(path) }
    }

    /// The table in a data folder; `nil` where none was built.
    public convenience init?(folder: String) throws(ProductTableError) {
        let path = Self.path(in: folder)
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        try self.init(path: path)
    }

    public static func path(in folder: String) -> String { folder + "/" + fileName }

    /// The product of a number; `nil` where there is none, and where the file cannot be read just now.
    public subscript(barcode: Barcode) -> Product? {
        try? queue.read { db in
            try db.cachedStatement(sql: Self.byNumber).fetchOne(barcode.number)
        }
    }

    /// Products whose name and brand hold all words, the shortest names first. A beginning of a word is none: among millions of
    /// names it would be of too many words to find in time.
    public func products(matching words: String, limit: Int) -> [Product] {
        let order = ProductWords.Order(words)
        let products = try? queue.read { db in
            try candidates(words, db)
                .map { (number: $0[0] as Int64, rank: order.rank(name: $0[1], number: $0[0])) }
                .sorted { $0.rank < $1.rank }
                .prefix(limit).compactMap { try db.cachedStatement(sql: Self.byNumber).fetchOne($0.number) }
        }
        return products ?? []
    }

    /// Number and name of the shortest names that hold all words.
    private func candidates(_ text: String, _ db: Database) throws -> [Row] {
        let words = try ProductWords.tokens(of: text, db)
        guard !words.isEmpty else { return [] }
        let named = try db.cachedStatement(sql: Self.byPlace)
        return try WordPlaces.places(holding: words, among: total, most: Self.mostCandidates, db)
            .compactMap { try Row.fetchOne(named, arguments: [$0]) }
    }

    /// How many products there are.
    public func count() throws(ProductTableError) -> Int { try figure("SELECT count(*) FROM product") }

    /// So many numbers spread over all there are.
    public func sample(_ most: Int) throws(ProductTableError) -> [Barcode] {
        let step = max(1, try count() / max(1, most))
        do {
            let numbers = try queue.read { db in
                try Int64.fetchAll(
                    db,
                    sql: """
                        SELECT gtin FROM (SELECT gtin, row_number() OVER (ORDER BY gtin) AS place FROM product)
                        WHERE place % ? = 0 LIMIT ?
                        """, arguments: [step, most])
            }
            return numbers.compactMap { Barcode(number: $0) }
        } catch { throw ProductTableError(storage: error) }
    }

    /// The words that most products have.
    public func commonWords(_ most: Int) throws(ProductTableError) -> [String] {
        do {
            return try queue.read {
                try String.fetchAll(
                    $0, sql: "SELECT word FROM word ORDER BY count DESC, word LIMIT ?", arguments: [most])
            }
        } catch { throw ProductTableError(storage: error) }
    }

    private func figure(_ sql: String) throws(ProductTableError) -> Int {
        do { return try queue.read { try Int.fetchOne($0, sql: sql) ?? 0 } } catch {
            throw ProductTableError(storage: error)
        }
    }

    private static let byNumber = "SELECT * FROM product WHERE gtin = ?"
    private static let byPlace =
        "SELECT product.gtin, product.name FROM place JOIN product ON product.gtin = place.gtin WHERE place.id = ?"
}

extension Statement {
    fileprivate func fetchOne(_ number: Int64) throws -> Product? {
        try Row.fetchOne(self, arguments: [number]).flatMap { Product($0) }
    }
}

extension ProductTableError {
    /// What a failure inside a database access means.
    init(storage error: any Error) {
        switch error {
        case let error as ProductTableError: self = error
        case let error as DatabaseError where error.resultCode == .SQLITE_FULL: self = .diskFull
        case let error as DatabaseError where error.resultCode == .SQLITE_BUSY: self = .underWay
        case let error as DatabaseError: self = .storageFailed(code: Int(error.extendedResultCode.rawValue))
        default: self = .storageFailed(code: 0)
        }
    }
}
