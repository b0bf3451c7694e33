import Foundation
import GRDB
import SeededRandom
import Testing

@testable import CorginaProducts

/// In which products words are, without any products.
struct WordPlacesTests {
    /// A block and some of the next.
    private static let total = PlaceBlock.width + 5_000
    private static let all = 0...total

    /// Words in every product, in every second, in some, in few, and some that share hardly a place.
    private static let places: [String: [Int]] = [
        "all": Array(all), "even": all.filter { $0 % 2 == 0 }, "odd": all.filter { $0 % 2 == 1 },
        "tenth": all.filter { $0 % 10 == 3 }, "hundredth": all.filter { $0 % 100 == 13 },
        "rare": all.filter { $0 % 1_000 == 113 }, "rarest": [5, 65_535, 65_536, total],
        "late": Array((total - 600)...total),
        // What is even, and one that is not.
        "almost even": (all.filter { $0 % 2 == 0 } + [66_001]).sorted(),
    ]

    private let queue: DatabaseQueue

    init() throws {
        queue = try DatabaseQueue()
        try queue.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE word (word TEXT PRIMARY KEY, count INTEGER NOT NULL, blocks INTEGER, places BLOB) WITHOUT ROWID;
                    CREATE TABLE block (id INTEGER PRIMARY KEY, places BLOB NOT NULL);
                    """)
            var listing = try WordListing(db)
            for (word, places) in Self.places { try listing.add(word, at: places) }
        }
    }

    private func found(_ words: String..., most: Int = .max) throws -> [Int] {
        try queue.read { try WordPlaces.places(holding: Set(words), among: Self.total, most: most, $0) }
    }

    @Test func `the places of each word are those that were written`() throws {
        for (word, places) in Self.places { #expect(try found(word) == places, "\(word)") }
    }

    @Test func `places that hold two words are all of those that hold both`() throws {
        for (one, its) in Self.places {
            for (other, others) in Self.places {
                #expect(try found(one, other) == Set(its).intersection(others).sorted(), "\(one), \(other)")
            }
        }
    }

    @Test func `a single place is found among words that hundreds of thousands have`() throws {
        #expect(try found("almost even", "odd", "all") == [66_001])
        #expect(try found("even", "odd", "all").isEmpty)
    }

    @Test(arguments: [0, 1, 100, 33_000]) func `the lowest come first`(most: Int) throws {
        #expect(try found("even", "all", most: most) == Array(Self.places["even"]!.prefix(most)))
    }

    @Test func `a word that no product has leaves nothing, and no word finds nothing`() throws {
        #expect(try found("all", "nowhere").isEmpty)
        #expect(try queue.read { try WordPlaces.places(holding: [], among: Self.total, most: 9, $0) }.isEmpty)
    }

    @Test func `however frequent a word is, little is read of it for 65,536 products`() throws {
        try queue.read { db in
            let most = PlaceBlock.width / 8
            #expect(try Int.fetchOne(db, sql: "SELECT max(length(places)) FROM block") == most)
            #expect(try Int.fetchOne(db, sql: "SELECT max(length(places)) FROM word") ?? 0 <= 5 * WordPlaces.mostFew)
            let blocks = try Int.fetchOne(db, sql: "SELECT count(*) FROM block") ?? 0
            #expect(blocks <= Self.places.count * (Self.total / PlaceBlock.width + 1))
        }
    }

    @Test func `gaps of any length are read as they were written`() {
        for places in [
            [], [0], [0, 1, 2], [127, 255, 383], [128, 256 + 128], [1, 16_384, 2_097_152, 4_000_000_000],
        ] {
            #expect(PlaceGaps.places(PlaceGaps.data(places)) == places)
        }
        #expect(PlaceGaps.data(Array(0..<100)).count == 100)
    }

    @Test func `bytes that are no list do no harm`() {
        var random = SeededGenerator(seed: 7)
        for length in 0..<300 {
            let data = Data((0..<length).map { _ in UInt8.random(in: 0...255, using: &random) })
            #expect(PlaceGaps.places(data).count <= length)
            #expect(PlaceBlock(stored: data).places(.max).allSatisfy { (0..<PlaceBlock.width).contains($0) })
        }
        #expect(PlaceGaps.places(Data(repeating: 0xFF, count: 50)).isEmpty)
    }
}
