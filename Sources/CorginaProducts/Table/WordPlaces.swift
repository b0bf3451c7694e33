import Foundation
import GRDB

/// In which products one word is, by their places in the order in which they are shown.
struct WordPlaces {
    /// In how many.
    let count: Int
    /// Of a rare word all places, by their blocks.
    private let few: [Int: [Int]]
    /// Of a frequent word where its blocks begin.
    private let blocks: Int64?

    /// A word in more products is frequent: its places are in blocks.
    static let mostFew = 500

    /// - Parameter word: as the tokenizer writes it.
    /// - Returns: `nil` for a word that no product has.
    init?(_ word: String, _ db: Database) throws {
        let statement = try db.cachedStatement(sql: "SELECT count, blocks, places FROM word WHERE word = ?")
        guard let row = try Row.fetchOne(statement, arguments: [word]) else { return nil }
        count = row[0]
        blocks = row[1]
        few = Dictionary(grouping: (row[2] as Data?).map(PlaceGaps.places) ?? []) { $0 / PlaceBlock.width }
    }

    /// Its places in one block; `nil` where it has none there.
    private func block(_ number: Int, _ db: Database) throws -> PlaceBlock? {
        guard let blocks else {
            return few[number].map { places in PlaceBlock(places.lazy.map { $0 % PlaceBlock.width }) }
        }
        // A damaged file may have any number here: then there is no such block.
        let statement = try db.cachedStatement(sql: "SELECT places FROM block WHERE id = ?")
        return try Data.fetchOne(statement, arguments: [blocks &+ Int64(number)]).map { PlaceBlock(stored: $0) }
    }

    /// The lowest places that hold all words.
    ///
    /// However frequent the words are and however few places hold them all: of each word at most one block of 8 KB is read for every
    /// 65,536 products, and none any more where a rarer word leaves nothing.
    static func places(holding words: Set<String>, among total: Int, most: Int, _ db: Database) throws -> [Int] {
        var lists: [WordPlaces] = []
        for word in words {
            guard let list = try WordPlaces(word, db) else { return [] }
            lists.append(list)
        }
        lists.sort { $0.count < $1.count }
        var places: [Int] = []
        for number in 0...max(0, total) / PlaceBlock.width where places.count < most {
            guard let held = try intersection(of: lists, in: number, db) else { continue }
            places += held.places(most - places.count).map { $0 + number * PlaceBlock.width }
        }
        return places
    }

    private static func intersection(of lists: [WordPlaces], in number: Int, _ db: Database) throws -> PlaceBlock? {
        guard var held = try lists.first?.block(number, db) else { return nil }
        for list in lists.dropFirst() where !held.isEmpty {
            guard let other = try list.block(number, db) else { return nil }
            held.formIntersection(other)
        }
        return held
    }
}
