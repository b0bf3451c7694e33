/// Why bytes are not a food table. It names the line, never prints it.
public enum FoodCatalogueError: Error, Hashable, Sendable {
    case notAFoodTable
    case unsupportedVersion
    case damaged(line: Int, Damage)
    /// Packed foods, which have no lines, are not whole.
    case damagedPacking

    /// What is wrong with a line.
    public enum Damage: Hashable, Sendable {
        case endsEarly
        case tooFewFields
        case tooManyFields
        case notANumber
        case numberOutOfRange
        case notUTF8
        case emptyName
        case notAFoodCode
        case codesOutOfOrder
        case wrongHeading
        case wrongNutrients
        case unknownCategory
        case unknownMeasure
        case unknownVariety
        case portionWithoutWeight
        case textAfterTheEnd
    }
}

extension FoodCatalogueError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notAFoodTable: "This is not a Corgina food table. Make one with `corgina foods build`."
        case .unsupportedVersion:
            "This food table is of another version of Corgina. Make a new one with `corgina foods build`."
        case .damaged(let line, let damage):
            "The food table is damaged: line \(line) \(damage). Make a new one with `corgina foods build`."
        case .damagedPacking: "The packed food table is damaged. Pack it again with `make pack-foods`."
        }
    }
}

extension FoodCatalogueError.Damage: CustomStringConvertible {
    public var description: String {
        switch self {
        case .endsEarly: "is missing, the table ends early"
        case .tooFewFields: "has too few fields"
        case .tooManyFields: "has too many fields"
        case .notANumber: "has something else where a number belongs"
        case .numberOutOfRange: "has a number that is too large"
        case .notUTF8: "is not UTF-8 text"
        case .emptyName: "has a blank name"
        case .notAFoodCode: "does not start with a food code of eight digits"
        case .codesOutOfOrder: "has a food code that is not larger than the one before"
        case .wrongHeading: "is not the heading that belongs there"
        case .wrongNutrients: "does not name each nutrient once"
        case .unknownCategory: "names a category that is not listed"
        case .unknownMeasure: "names a measure that is not listed"
        case .unknownVariety: "names a variety that is not listed"
        case .portionWithoutWeight: "has a portion that weighs nothing"
        case .textAfterTheEnd: "comes after the last food"
        }
    }
}
