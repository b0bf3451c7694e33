import CorginaCore

/// How it is written what happened: what there is most of in numbers, all else as in an entry's text.
private enum Form: UInt8 {
    case meal, drink, intake, text
}

extension SharedPartsWriter {
    mutating func write(_ details: HealthEvent.Details, to bytes: inout CheckpointBytes) throws(DiaryCheckpointError) {
        switch details {
        case .meal(let meal):
            bytes.byte(Form.meal.rawValue)
            write(meal, to: &bytes)
        case .hydration(let drink):
            bytes.byte(Form.drink.rawValue)
            bytes.count(place(of: drink.name))
            bytes.amount(drink.volume.value)
        case .supplement(let intake):
            bytes.byte(Form.intake.rawValue)
            write(intake, to: &bytes)
        case .symptom, .weight, .bloodPressure, .glucose, .temperature, .kicks, .contraction, .sleep, .appointment,
            .note:
            bytes.byte(Form.text.rawValue)
            bytes.run(try details.checkpointText())
        }
    }

    private mutating func write(_ meal: Meal, to bytes: inout CheckpointBytes) {
        bytes.count(place(of: meal.name))
        bytes.count(MealType.allCases.firstIndex(of: meal.type) ?? 0)
        bytes.count(meal.items.count)
        for item in meal.items { bytes.count(place(of: item)) }
        bytes.ids(meal.recipes)
    }
}

extension SharedParts {
    func nextDetails(_ reader: inout CheckpointReader) throws(DiaryCheckpointError) -> HealthEvent.Details {
        switch Form(rawValue: try reader.byte()) {
        case .meal: return .meal(try nextMeal(&reader))
        case .drink:
            return .hydration(Drink(name: try nextText(&reader), volume: Milliliters(try reader.amount())))
        case .intake: return .supplement(try nextIntake(&reader))
        case .text: return try HealthEvent.Details(checkpointText: try reader.run())
        case nil: throw .notReadable
        }
    }

    private func nextMeal(_ reader: inout CheckpointReader) throws(DiaryCheckpointError) -> Meal {
        let (name, type) = (try nextText(&reader), try reader.one(of: MealType.allCases))
        let count = try reader.count()
        var items: [FoodItem] = []
        items.reserveCapacity(count)
        for _ in 0..<count { items.append(foods[try reader.place(in: foods.count)]) }
        return Meal(name: name, type: type, items: items, recipes: try reader.ids())
    }
}
