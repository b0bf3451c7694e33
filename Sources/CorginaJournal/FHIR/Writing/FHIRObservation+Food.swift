import CorginaCore

extension FHIRObservation {
    /// A meal: its energy, its nutrients and what was eaten. R4 has no resource for what was eaten; R5's NutritionIntake came later.
    init(_ meal: Meal) {
        let nutrients = meal.nutrients
        let foods = meal.items.map { item in
            "\(item.name), \(Figure.decimal(item.quantity, places: 2)) \(item.portion)"
        }.joined(separator: "; ")
        self.init(
            "Energy of a meal", .energy,
            words: "\(meal.type.displayName), \(Figure.whole(nutrients[.energy])) kcal: \(foods)")
        measure(nutrients[.energy], .kilocalories)
        components = [
            FHIRValue.component(FHIRName.meal, "String", .string(meal.type.displayName)),
            FHIRValue.component(FHIRName.foods, "String", foods.isEmpty ? nil : FHIRValue.text(foods)),
        ]
        components += Nutrient.allCases.filter { $0 != .energy && nutrients[$0] > 0 }.map { nutrient in
            FHIRValue.component(
                nutrient.displayName, "Quantity", FHIRValue.quantity(nutrients[nutrient], nutrient.unit.code))
        }
    }

    init(_ drink: Drink) {
        self.init(FHIRName.drinkVolume, words: "\(drink.name), \(Figure.whole(drink.volume.value)) mL")
        measure(drink.volume.value, .milliliters)
        components = [FHIRValue.component(FHIRName.drink, "String", FHIRValue.text(drink.name))]
    }
}

extension Nutrient.Unit {
    /// In UCUM.
    var code: ClinicalCode.ID {
        switch self {
        case .kilocalories: .kilocalories
        case .grams: .grams
        case .milligrams: .milligrams
        case .micrograms: .micrograms
        }
    }
}
