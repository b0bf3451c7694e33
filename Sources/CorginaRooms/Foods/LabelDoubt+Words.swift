import CorginaCore
import CorginaFoods

extension LabelDoubt {
    /// What she is asked about the figures she typed, at the field it is about.
    func question(_ label: LabelFigures) -> FieldError {
        let energy = label.amounts[.energy] ?? 0
        return switch self {
        case .kilojoules:
            FieldError(
                field: Nutrient.energy.rawValue,
                message:
                    "This looks like kilojoules. \(Figure.whole(energy)) kJ are \(Figure.whole(label.energyOfKilojoules)) calories: is that what you mean?"
            )
        case .energy:
            FieldError(
                field: Nutrient.energy.rawValue,
                message: "That is more than the same weight of pure fat has. Check the energy and the weight.")
        case .balance:
            FieldError(
                field: Nutrient.energy.rawValue,
                message:
                    "Protein, carbs and fat come to about \(Figure.whole(label.energyOfThree)) calories. Check these four."
            )
        case .sugars:
            FieldError(
                field: Nutrient.sugars.rawValue,
                message: "Sugars are part of the carbs, so they can’t be more. Check both.")
        case .saturatedFat:
            FieldError(
                field: Nutrient.saturatedFat.rawValue,
                message: "Saturated fat is part of the fat, so it can’t be more. Check both.")
        case .weight:
            FieldError(
                field: "grams", message: "Protein, carbs and fat weigh more than the serving. Check its weight.")
        case .sodium:
            FieldError(
                field: Nutrient.sodium.rawValue,
                message: "Enter sodium in mg. If the label says g, 0.5 g are 500 mg. Check the unit.")
        case .energyPer100:
            FieldError(
                field: NewFoodPage.energyPer100,
                message:
                    "By this one serving has \(Figure.whole(label.energyBy100 ?? 0)) calories, not \(Figure.whole(energy)). Check both, and the weight."
            )
        }
    }
}
