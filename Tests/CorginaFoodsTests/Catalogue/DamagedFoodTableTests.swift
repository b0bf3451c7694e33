import CorginaCore
import CorginaFoods
import Testing

/// A table that is not whole is refused with the line that is wrong, whatever is wrong with it.
struct DamagedFoodTableTests {
    static let nutrients = Nutrient.allCases.map(\.rawValue).joined(separator: "\t")
    static let zeros = Array(repeating: "0", count: 38).joined(separator: "\t")

    static func table(
        title: String = "Corgina food table 1\tUSDA", categories: String = "categories\t1\n1002\tMilk, whole",
        measures: String = "measures\t1\n1 cup", varieties: String = "varieties\t1\nLactaid",
        heading: String = "foods\t1\t\(nutrients)", food: String = "11100000\tMilk\t1002\t\t0=244 0/0=2.5\t\(zeros)",
        end: String = "\n"
    ) -> String {
        [title, categories, measures, varieties, heading, food].joined(separator: "\n") + end
    }

    @Test func `The sound table of these tests is sound`() throws {
        let catalogue = try FoodCatalogue(bytes: Array(Self.table().utf8))
        #expect(catalogue.foods.map(\.name) == ["Milk"])
        #expect(catalogue.foods.first?.portions.map(\.variety) == [nil, "Lactaid"])
    }

    static let damages: [(String, FoodCatalogueError)] = [
        ("", .notAFoodTable),
        ("\u{FEFF}Corgina food table 1\tUSDA\n", .notAFoodTable),
        (table(title: "Corgina food table 2\tUSDA"), .unsupportedVersion),
        (table(title: "Corgina food table 1"), .damaged(line: 1, .tooFewFields)),
        (table(title: "Corgina food table 1\tUSDA\textra"), .damaged(line: 1, .tooManyFields)),
        (table(categories: "measures\t1\n1002\tMilk, whole"), .damaged(line: 2, .wrongHeading)),
        (table(categories: "categories\tmany\n1002\tMilk, whole"), .damaged(line: 2, .notANumber)),
        (table(categories: "categories\t99999999\n1002\tMilk"), .damaged(line: 2, .numberOutOfRange)),
        (table(categories: "categories\t1\n1002\t"), .damaged(line: 3, .emptyName)),
        (table(measures: "measures\t2\n1 cup"), .damaged(line: 6, .tooManyFields)),
        (table(heading: "foods\t1\tenergy"), .damaged(line: 8, .wrongNutrients)),
        (table(heading: "foods\t1\t\(nutrients)\tenergy"), .damaged(line: 8, .wrongNutrients)),
        (table(heading: "foods\t1\t\(nutrients)x"), .damaged(line: 8, .wrongNutrients)),
        (table(heading: "foods\t2\t\(nutrients)"), .damaged(line: 10, .endsEarly)),
        (table(heading: "foods\t0\t\(nutrients)"), .damaged(line: 9, .textAfterTheEnd)),
        (table(food: "1110000\tMilk\t1002\t\t\t\(zeros)"), .damaged(line: 9, .notAFoodCode)),
        (table(food: "milk\tMilk\t1002\t\t\t\(zeros)"), .damaged(line: 9, .notANumber)),
        (table(food: "11100000\t\t1002\t\t\t\(zeros)"), .damaged(line: 9, .emptyName)),
        (table(food: "11100000\tMilk\t1003\t\t\t\(zeros)"), .damaged(line: 9, .unknownCategory)),
        (table(food: "11100000\tMilk\t1002\t\t1=244\t\(zeros)"), .damaged(line: 9, .unknownMeasure)),
        (table(food: "11100000\tMilk\t1002\t\t0/1=244\t\(zeros)"), .damaged(line: 9, .unknownVariety)),
        (table(food: "11100000\tMilk\t1002\t\t0=0\t\(zeros)"), .damaged(line: 9, .portionWithoutWeight)),
        (table(food: "11100000\tMilk\t1002\t\t0=-9\t\(zeros)"), .damaged(line: 9, .notANumber)),
        (table(food: "11100000\tMilk\t1002\t\t0=1 \t\(zeros)x"), .damaged(line: 9, .notANumber)),
        (table(food: "11100000\tMilk\t1002\t\t99999:0=1\t\(zeros)"), .damaged(line: 9, .numberOutOfRange)),
        (table(food: "11100000\tMilk\t1002\t\t\t\(zeros)\t0"), .damaged(line: 9, .tooManyFields)),
        (table(food: "11100000\tMilk\t1002\t\t\t0\t0"), .damaged(line: 9, .tooFewFields)),
        (table(food: "11100000\tMilk\t1002\t\t\t9999999999999999999999\t\(zeros)"), .damaged(line: 9, .notANumber)),
        (table(food: "11100000\tMilk\t1002\t\t\t1.2345\t\(zeros)"), .damaged(line: 9, .notANumber)),
        (table(end: ""), .damaged(line: 9, .endsEarly)),
        (table(end: "\nmore"), .damaged(line: 10, .textAfterTheEnd)),
        (
            table(heading: "foods\t2\t\(nutrients)", end: "\n11100000\tMilk\t1002\t\t\t\(zeros)\n"),
            .damaged(line: 10, .codesOutOfOrder)
        ),
    ]

    @Test(arguments: damages.indices)
    func `Damage is named with its line`(index: Int) {
        let (text, expected) = Self.damages[index]
        #expect(throws: expected) { try FoodCatalogue(bytes: Array(text.utf8)) }
    }

    @Test func `A name that is not UTF-8 is refused`() {
        var bytes = Array(Self.table(food: "11100000\tM!lk\t1002\t\t\t\(Self.zeros)").utf8)
        if let place = bytes.firstIndex(of: UInt8(ascii: "!")) { bytes[place] = 0xC3 }
        #expect(throws: FoodCatalogueError.damaged(line: 9, .notUTF8)) { try FoodCatalogue(bytes: bytes) }
    }

    @Test func `A table cut off anywhere is refused`() {
        let bytes = Array(Self.table().utf8)
        for count in 0..<bytes.count {
            #expect(throws: FoodCatalogueError.self, "\(count)") {
                try FoodCatalogue(bytes: Array(bytes.prefix(count)))
            }
        }
    }

    @Test func `No exchanged byte brings the reader down`() {
        let bytes = Array(Self.table().utf8)
        for place in bytes.indices {
            for byte: UInt8 in [0, 9, 10, 32, 48, 57, 61, 127, 255] {
                var damaged = bytes
                damaged[place] = byte
                _ = try? FoodCatalogue(bytes: damaged)
            }
        }
    }

    @Test func `An error says what to do and shows nothing of the table`() {
        let error = FoodCatalogueError.damaged(line: 812, .notANumber)
        #expect(
            error.description
                == "The food table is damaged: line 812 has something else where a number belongs. "
                + "Make a new one with `corgina foods build`.")
    }
}
