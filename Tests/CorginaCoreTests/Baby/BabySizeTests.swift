import Testing

@testable import CorginaCore

struct BabySizeTests {
    @Test(arguments: ReferenceTable.babySizes.cellsByColumn)
    func `A week's size is the table's`(row: [String: String]) throws {
        let week = try #require(Int(row["week"] ?? ""))
        let size = try #require(BabySize(week: week))
        #expect(size.week == week)
        #expect(size.length.value == Double(row["length_cm"] ?? ""))
        #expect(size.lengthKind.rawValue == row["length_kind"])
        #expect(size.weight.value == Double(row["weight_g"] ?? ""))
        #expect(size.comparison == row["comparison"])
        #expect(size.picture == row["picture"])
        #expect(size.isWeightBelowOneGram == (week < 8))
        #expect(size.sources.map(\.id) == row.sourceIDs && !size.sources.isEmpty)
    }

    @Test func `Every week from 4 to 42 has a size, the ones before have none, the ones after keep the last`() {
        #expect(BabySize.weeks.allSatisfy { BabySize(week: $0) != nil })
        #expect((-1...3).allSatisfy { BabySize(week: $0) == nil })
        #expect(BabySize(week: 43) == BabySize(week: 42))
    }

    @Test func `Sizes only grow`() {
        let sizes = BabySize.weeks.compactMap(BabySize.init)
        for (earlier, later) in zip(sizes, sizes.dropFirst()) {
            #expect(earlier.length < later.length && earlier.weight < later.weight)
        }
    }

    @Test func `The measure changes at week 21 and nowhere else`() {
        for size in BabySize.weeks.compactMap(BabySize.init) {
            #expect((size.lengthKind == .crownHeel) == (size.week >= BabySize.firstCrownHeelWeek))
        }
    }

    @Test(arguments: [
        (24, "a papaya"), (16, "an avocado"), (22, "an ear of corn"), (37, "a bunch of Swiss chard"),
        (28, "an eggplant"),
    ])
    func `A comparison reads within a sentence`(week: Int, words: String) {
        #expect(BabySize(week: week)?.comparisonWithArticle == words)
    }
}
