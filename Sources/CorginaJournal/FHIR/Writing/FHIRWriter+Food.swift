import CorginaCore

extension FHIRWriter {
    /// A meal: its energy, its nutrients and what was eaten. R4 has no resource for what was eaten; R5's NutritionIntake came later.
    func meal(_ meal: Meal, _ event: HealthEvent) -> FHIRResource {
        var observation = FHIRObservation("Energy of a meal", .energy)
        let nutrients = meal.nutrients
        observation.measure(nutrients[.energy], .kilocalories)
        let foods = meal.items.map { item in
            "\(item.name), \(Figure.decimal(item.quantity, places: 2)) \(item.portion)"
        }.joined(separator: "; ")
        observation.components = [
            Self.component(FHIRName.meal, "String", .string(meal.type.displayName)),
            Self.component(FHIRName.foods, "String", foods.isEmpty ? nil : Self.text(foods)),
        ]
        observation.components += Nutrient.allCases.filter { $0 != .energy && nutrients[$0] > 0 }.map { nutrient in
            Self.component(
                nutrient.displayName, "Quantity", Self.quantity(nutrients[nutrient], nutrient.unit.code))
        }
        return self.observation(
            observation, event, words: "\(meal.type.displayName), \(Figure.whole(nutrients[.energy])) kcal: \(foods)")
    }

    func drink(_ drink: Drink, _ event: HealthEvent) -> FHIRResource {
        var observation = FHIRObservation(FHIRName.drinkVolume)
        observation.measure(drink.volume.value, .milliliters)
        observation.components = [Self.component(FHIRName.drink, "String", Self.text(drink.name))]
        return self.observation(
            observation, event, words: "\(drink.name), \(Figure.whole(drink.volume.value)) mL")
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
