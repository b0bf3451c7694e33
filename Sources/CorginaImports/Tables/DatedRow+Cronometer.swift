import CorginaCore

extension DatedRow {
    private var time: TimeOfDay? { TimeOfDay(cell: row.text("time")) }

    /// A food of Cronometer's servings, or a glass of water, which is a food there.
    func cronometerServing(_ collector: inout ImportCollector, _ meals: inout MealBook) throws(ImportError) {
        let name = row.text("food name")
        guard !name.isEmpty, let nutrients = NutrientColumn.amounts(in: row) else {
            return collector.leaveOut(.unreadableFigure)
        }
        let amount = ServedAmount(row.text("amount"), isCommaDecimal: row.isCommaDecimal)
        if Self.isWater(name), nutrients.energy.value == 0, let volume = amount.volume(of: nutrients) {
            let glass = "\(day) \(time.map { "\($0)" } ?? "") \(Figure.typed(volume.value))"
            return try collector.add(
                .hydration(Drink(name: "Water", volume: volume)), on: day, at: time, usually: Self.usualDrinkingTime,
                key: "\(glass) \(collector.countBefore(glass))")
        }
        meals.add(
            FoodItem(
                imported: name, quantity: amount.quantity, portion: amount.portion, grams: amount.grams,
                nutrients: nutrients),
            on: day, at: time, meal: row.text("group").shortened(to: 60), collector.world)
    }

    /// All of a day in one row of Cronometer's daily summary.
    func cronometerDay(_ collector: inout ImportCollector) throws(ImportError) {
        guard let nutrients = NutrientColumn.amounts(in: row), nutrients.energy.value > 0 else {
            return collector.leaveOut(.unreadableFigure)
        }
        // Where the table is grouped, a row is a meal.
        let group = row.text("group")
        let type = MealType(told: group) ?? .snack
        let name = group.isEmpty ? "The day’s food from Cronometer" : "\(group) from Cronometer"
        try collector.add(
            .meal(Meal(name: name, type: type, items: [FoodItem(imported: name, nutrients: nutrients)])), on: day,
            at: nil, usually: collector.world.usualTime(of: type), key: "day \(day) \(group.lowercased())")
    }

    /// A measurement of Cronometer's biometrics.
    func cronometerBiometric(_ collector: inout ImportCollector) throws(ImportError) {
        // "Weight (Apple Health)"
        let metric = row.text("metric").lowercased().split(separator: "(").first.map(String.init) ?? ""
        let words = metric.split(separator: " ").joined(separator: " ")
        guard let details = Self.biometric(words, row, collector.world) else {
            return collector.leaveOut(Self.metrics.contains(words) ? .unknownUnit : .otherKind)
        }
        try collector.add(
            details, on: day, at: time, usually: ImportWorld.usualMeasuringTime,
            key: "\(day) \(time.map { "\($0)" } ?? "") \(row.text("amount"))")
    }

    private static let metrics: Set<String> = [
        "weight", "blood pressure", "blood glucose", "body temperature", "temperature",
    ]

    private static func biometric(_ metric: String, _ row: NamedRow, _ world: ImportWorld) -> HealthEvent.Details? {
        let unit = MeasuredUnit(row.text("unit"))
        if metric == "blood pressure" {
            let figures = row.text("amount").split(separator: "/").map {
                CellNumber.read($0, isCommaDecimal: row.isCommaDecimal)
            }
            guard figures.count == 2, let systolic = figures[0], let diastolic = figures[1] else { return nil }
            return unit.bloodPressure(systolic, diastolic).map { .bloodPressure($0) }
        }
        guard let figure = row.number("amount") else { return nil }
        return switch metric {
        case "weight": unit.weight(figure).map { .weight($0) }
        case "blood glucose": unit.glucose(figure).map { .glucose($0) }
        case "body temperature", "temperature": unit.temperature(figure).map { .temperature($0) }
        default: nil
        }
    }

    private static func isWater(_ name: String) -> Bool {
        let words = name.lowercased()
        return words == "water" || words == "tap water" || words == "drinking water" || words.hasPrefix("water, ")
    }

    /// When a drink without a time counts as drunk. The app's own choice.
    private static let usualDrinkingTime = TimeOfDay(minutes: 12 * 60)
}

/// How much was eaten, as Cronometer tells it: "150.00 g", "1.00 cup", "2.00 medium (2-2/3" dia)".
struct ServedAmount {
    let quantity: Double
    let portion: String
    /// 0 where only a portion is told.
    let grams: Double

    init(_ text: String, isCommaDecimal: Bool) {
        let parts = text.split(separator: " ", maxSplits: 1)
        guard let first = parts.first, let quantity = CellNumber.read(first, isCommaDecimal: isCommaDecimal),
            quantity > 0, quantity <= FoodItem.mostPortions
        else {
            (quantity, portion, grams) = (1, text.isEmpty ? "serving" : text, 0)
            return
        }
        self.quantity = quantity
        portion = parts.count > 1 ? String(parts[1]) : "serving"
        grams = MeasuredUnit(portion).gramsInOne.map { $0 * quantity } ?? 0
    }

    /// The volume of a drink of water: as told, or by its weight, of which a gram is a milliliter.
    func volume(of nutrients: NutrientAmounts) -> Milliliters? {
        if let one = MeasuredUnit(portion).millilitersInOne { return Milliliters(one * quantity) }
        let water = nutrients[.water]
        if water > 0 { return Milliliters(water) }
        return grams > 0 ? Milliliters(grams) : nil
    }
}
