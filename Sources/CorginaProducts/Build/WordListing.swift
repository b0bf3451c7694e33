import Foundation
import GRDB

/// Writes down in which products each word is. FTS5 takes the names apart and sorts their words, in little memory; its index is not kept.
struct WordListing {
    private let word: Statement
    private let block: Statement
    private var nextBlock: Int64 = 0

    static func write(_ db: Database) throws {
        try db.execute(sql: ProductSchema.words)
        var listing = try WordListing(db)
        try listing.write(Row.fetchCursor(db, sql: "SELECT term, doc FROM vocabulary"))
        try db.execute(sql: "DROP TABLE vocabulary; DROP TABLE product_words")
    }

    init(_ db: Database) throws {
        word = try db.makeStatement(sql: "INSERT INTO word VALUES (?, ?, ?, ?)")
        block = try db.makeStatement(sql: "INSERT INTO block VALUES (?, ?)")
    }

    /// - Parameter rows: a word and a place each, in the order of both.
    private mutating func write(_ rows: RowCursor) throws {
        var (word, places) = ("", [Int]())
        while let row = try rows.next() {
            let next: String = row[0]
            // Swift takes words for the same that are other bytes.
            if !next.utf8.elementsEqual(word.utf8) {
                try add(word, at: places)
                word = next
                places.removeAll(keepingCapacity: true)
            }
            places.append(row[1])
        }
        try add(word, at: places)
    }

    /// - Parameter places: ascending.
    mutating func add(_ word: String, at places: [Int]) throws {
        guard let last = places.last else { return }
        guard places.count > WordPlaces.mostFew else {
            return try self.word.execute(arguments: [word, places.count, nil, PlaceGaps.data(places)])
        }
        try self.word.execute(arguments: [word, places.count, nextBlock, nil])
        var rest = places[...]
        for number in 0...last / PlaceBlock.width {
            let held = rest.prefix { $0 / PlaceBlock.width == number }
            rest = rest.dropFirst(held.count)
            guard !held.isEmpty else { continue }
            let stored = PlaceBlock.stored(held.map { $0 % PlaceBlock.width })
            try block.execute(arguments: [nextBlock + Int64(number), stored])
        }
        nextBlock += Int64(last / PlaceBlock.width + 1)
    }
}
