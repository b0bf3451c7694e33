import CorginaCore

/// A food of the catalogue: a window on its row, so that holding one costs two words.
public struct Food: Sendable, Identifiable {
    /// The food's place in ``FoodCatalogue/foods``, 0..<count.
    public let row: Int
    let table: FoodTable

    init(row: Int, table: FoodTable) {
        self.row = row
        self.table = table
    }

    public var id: FoodCode { code }
    public var code: FoodCode { table.codes[row] }
    /// The published description: "Potato, boiled, NFS". ``displayName`` is for screens.
    public var name: String { table.string(table.names[row]) }
    public var category: FoodCategory { table.categories[Int(table.categoryRows[row])] }

    /// Other names and notes on what the food stands for: "leche fresca", "Lactaid".
    public var synonyms: [String] {
        var names: [String] = []
        withNames { name, isFirst in if !isFirst { names.append(String(decoding: name, as: UTF8.self)) } }
        return names
    }

    /// Reads the bytes of its name and of each other name, without making strings of them; which is faster for all names at once.
    ///
    /// - Parameter read: gets a name and whether it is ``name``.
    package func withNames(_ read: (_ name: UnsafeBufferPointer<UInt8>, _ isFirst: Bool) -> Void) {
        table.text.withUnsafeBufferPointer { text in
            read(UnsafeBufferPointer(rebasing: text[table.names[row].indices]), true)
            for name in text[table.synonyms[row].indices].split(separator: UInt8(ascii: ";")) {
                read(UnsafeBufferPointer(rebasing: name.drop { $0 == UInt8(ascii: " ") }), false)
            }
        }
    }

    /// Every portion with a published weight, in published order; empty for the 25 foods that exist only as ingredients.
    public var portions: [Portion] { table.portions(ofRow: row) }

    /// What 100 g contain.
    public var nutrientsPer100g: NutrientAmounts {
        var amounts = NutrientAmounts.zero
        for nutrient in Nutrient.allCases { amounts[nutrient] = amountPer100g(of: nutrient) }
        return amounts
    }

    /// The amount of one nutrient in 100 g, in the nutrient's own unit, exactly as published.
    public func amountPer100g(of nutrient: Nutrient) -> Double {
        Double(table.thousandths[row * FoodTable.nutrientCount + nutrient.index]) / 1_000
    }

    /// What that much of the food contains.
    public func nutrients(in grams: Grams) -> NutrientAmounts { nutrientsPer100g * (grams.value / 100) }
}

extension Food: Hashable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.code == rhs.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension Food {
    /// The portion to assume when she did not say how much.
    ///
    /// USDA publishes a weight for "Quantity not specified"; the first portion of just that weight puts it in words
    /// ("1 cup"). Without such a figure it is the first portion; `nil` if there is none at all.
    public var usualPortion: Portion? {
        let portions = portions
        guard let unspecified = portions.first(where: { $0.isUnspecifiedQuantity }) else { return portions.first }
        let named = portions.first {
            $0.grams == unspecified.grams && $0.variety == nil && !$0.isUnspecifiedQuantity && !$0.isGuideline
        }
        return named ?? unspecified
    }
}

extension Portion {
    /// Whether this weighs an amount added to something else ("Guideline amount per cup of hot cereal").
    public var isGuideline: Bool { description.hasPrefix("Guideline amount") }
}
