/// Why a supplement cannot be kept as entered. `description` tells her what to do.
public enum SupplementError: Error, Hashable, Sendable, CustomStringConvertible {
    case nameMissing
    case nameTooLong
    case doseAmount
    case piecesADose
    case dosesADay
    case sameTimeTwice
    case timesOutOfOrder
    case stock
    case contentAmount(SupplementNutrient)

    public var description: String {
        switch self {
        case .nameMissing: "Enter the supplement's name"
        case .nameTooLong: "Enter a name of at most \(Supplement.longestName) characters"
        case .doseAmount: "Enter a dose above 0, as the label says it"
        case .piecesADose: "Enter how many you take at once, from 1 to 20"
        case .dosesADay: "Choose 1 to 8 doses a day"
        case .sameTimeTwice: "Two doses have the same time. Choose another time for one of them."
        case .timesOutOfOrder: "Put the times in order"
        case .stock: "Enter how many are left, from 0 to 10,000"
        case .contentAmount(let nutrient):
            "Enter how much \(nutrient.displayName) one dose has, in \(nutrient.unit.rawValue), or leave it empty"
        }
    }
}
