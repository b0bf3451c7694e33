import CorginaCore

extension FHIRReader {
    func observation(_ resource: JSON, at address: String) throws(FHIRSkip) -> HealthEvent {
        guard ["final", "amended", "corrected"].contains(resource["status"]?.text ?? "") else { throw .notFinal }
        let details = try details(FHIRParts(resource))
        let moment = try past(time(of: resource, isSleep: details.kind == .sleep))
        return try checked(details, moment, resource, at: address, notes: Self.notes(resource))
    }

    /// A night counts by its end, everything else by its beginning.
    private func time(of resource: JSON, isSleep: Bool) -> JSON? {
        let period = resource["effectivePeriod"]
        return resource["effectiveDateTime"] ?? resource["effectiveInstant"]
            ?? (isSleep ? period?["end"] : period?["start"])
    }

    private func details(_ parts: FHIRParts) throws(FHIRSkip) -> HealthEvent.Details {
        let codes = Self.codes(parts.code)
        if codes.contains(.bloodPressure) { return try bloodPressure(parts) }
        if codes.contains(.weight) { return .weight(Weight(kilograms: try parts.quantity().kilograms)) }
        if codes.contains(.temperature) { return .temperature(try parts.quantity().temperature) }
        if codes.contains(.sleep) { return try sleep(parts) }
        if codes.contains(.energy) { return try meal(parts) }
        if codes.contains(where: { $0.isOfGlucose }) { return try glucose(parts) }
        return try named(parts)
    }

    private func bloodPressure(_ parts: FHIRParts) throws(FHIRSkip) -> HealthEvent.Details {
        var figures: [Int] = []
        for code in [ClinicalCode.ID.systolic, .diastolic] {
            let quantity = try FHIRQuantity(parts.component(code)?["valueQuantity"])
            figures.append(Int(nearest: try quantity.times([.millimetersOfMercury: 1])))
        }
        let felt = parts.felt
        return .bloodPressure(
            BloodPressure(
                systolic: figures[0], diastolic: figures[1],
                signs: Set(BloodPressure.Sign.allCases.filter { felt.contains($0.name) }),
                isFaint: felt.contains(FHIRName.faint)))
    }

    private func glucose(_ parts: FHIRParts) throws(FHIRSkip) -> HealthEvent.Details {
        let timing = parts.text(FHIRName.timing)
        let meal = parts.text(FHIRName.meal)
        return .glucose(
            BloodGlucose(
                milligramsPerDeciliter: try parts.quantity().milligramsPerDeciliter,
                timing: BloodGlucose.Timing.allCases.first { $0.displayName == timing },
                meal: MealType.allCases.first { $0.displayName == meal }))
    }

    private func sleep(_ parts: FHIRParts) throws(FHIRSkip) -> HealthEvent.Details {
        let quality = parts.text(FHIRName.quality)
        let asleep = parts.component(FHIRName.asleep)?["valueTime"]?.text
        let minutes: Int? = parts.hasQuantity ? try parts.quantity().minutes : nil
        return .sleep(
            Sleep(
                minutes: minutes, asleep: asleep.flatMap { TimeOfDay($0) },
                wakings: parts.component(FHIRName.wakings)?["valueInteger"]?.integer,
                quality: quality.flatMap { Sleep.Quality(rawValue: $0) },
                isNap: parts.component(FHIRName.nap)?["valueBoolean"]?.boolean ?? false))
    }

    /// A meal as one food: what it was made of is told in words, and its figures are of all of it.
    private func meal(_ parts: FHIRParts) throws(FHIRSkip) -> HealthEvent.Details {
        var nutrients = NutrientAmounts.zero
        nutrients[.energy] = try parts.quantity().times([.kilocalories: 1])
        for nutrient in Nutrient.allCases where nutrient != .energy {
            guard let part = parts.component(nutrient.displayName),
                let quantity = try? FHIRQuantity(part["valueQuantity"]), quantity.unit == nutrient.unit.code,
                (0...FoodItem.mostGrams).contains(quantity.value)
            else { continue }
            nutrients[nutrient] = quantity.value
        }
        guard (0...FoodItem.mostGrams).contains(nutrients[.energy]) else { throw .implausible }
        let name = parts.text(FHIRName.foods).map { String($0.prefix(Self.longestLine)) } ?? "Meal"
        let type = parts.text(FHIRName.meal)
        let food = FoodItem(
            name: name, foodCode: nil, quantity: 1, portion: "meal", grams: Grams(0), nutrients: nutrients,
            source: .manual, isEstimated: false)
        return .meal(
            Meal(name: name, type: MealType.allCases.first { $0.displayName == type } ?? .snack, items: [food]))
    }

    /// What is known by the words Corgina writes for it.
    private func named(_ parts: FHIRParts) throws(FHIRSkip) -> HealthEvent.Details {
        switch parts.code?["text"]?.text {
        case FHIRName.movements:
            guard let count = parts.value("Integer")?.integer else { throw .noValue }
            let length = parts.component(FHIRName.length)?["valueQuantity"]
            return .kicks(KickCount(count: count, minutes: length == nil ? nil : try FHIRQuantity(length).minutes))
        case FHIRName.contraction:
            return .contraction(Contraction(seconds: parts.hasQuantity ? try parts.quantity().seconds : nil))
        case FHIRName.drinkVolume:
            let volume = Milliliters(try parts.quantity().milliliters)
            return .hydration(Drink(name: parts.text(FHIRName.drink) ?? "Water", volume: volume))
        case FHIRName.moodCheck: return try moodCheck(parts)
        case FHIRName.edinburgh: return try edinburgh(parts)
        default: return try symptom(parts)
        }
    }

    private func moodCheck(_ parts: FHIRParts) throws(FHIRSkip) -> HealthEvent.Details {
        guard let interest = parts.component(.moodInterest)?["valueInteger"]?.integer,
            let mood = parts.component(.moodDown)?["valueInteger"]?.integer
        else { throw .noValue }
        let check = MoodCheck(interest: interest, mood: mood)
        return .symptom(SymptomReport(name: MoodCheck.name, severity: nil, moodCheck: check))
    }

    private func edinburgh(_ parts: FHIRParts) throws(FHIRSkip) -> HealthEvent.Details {
        guard let total = parts.value("Integer")?.integer,
            let selfHarm = parts.component(FHIRName.edinburghSelfHarm)?["valueInteger"]?.integer
        else { throw .noValue }
        let score = EdinburghScore(total: total, selfHarm: selfHarm)
        return .symptom(SymptomReport(name: EdinburghScore.name, severity: nil, edinburgh: score))
    }

    private func symptom(_ parts: FHIRParts) throws(FHIRSkip) -> HealthEvent.Details {
        guard parts.category == FHIRName.symptom, let name = Self.words(parts.code) else { throw .unknownCode }
        guard let isThere = parts.value("Boolean")?.boolean else { throw .noValue }
        let length = parts.component(FHIRName.length)?["valueQuantity"]
        let felt = parts.felt
        return .symptom(
            SymptomReport(
                name: name, severity: parts.component(FHIRName.severity)?["valueInteger"]?.integer,
                hasResolved: !isThere, minutes: length == nil ? nil : try FHIRQuantity(length).minutes,
                signs: Set(SymptomFacts.Sign.allCases.filter { felt.contains($0.words) })))
    }
}

/// An observation taken apart.
struct FHIRParts {
    private let resource: JSON
    let code: JSON?

    init(_ resource: JSON) {
        self.resource = resource
        code = resource["code"]
    }

    /// The words of its first category.
    var category: String? { resource["category"]?.elements?.first?["text"]?.text }

    func value(_ type: String) -> JSON? { resource["value" + type] }

    var hasQuantity: Bool { value("Quantity") != nil }

    func quantity() throws(FHIRSkip) -> FHIRQuantity { try FHIRQuantity(value("Quantity")) }

    func component(_ code: ClinicalCode.ID) -> JSON? {
        resource["component"]?.elements?.first { FHIRReader.codes($0["code"]).contains(code) }
    }

    func component(_ name: String) -> JSON? {
        resource["component"]?.elements?.first { $0["code"]?["text"]?.text == name }
    }

    /// What came with it, by the words Corgina writes.
    var felt: [String] { (text(FHIRName.with) ?? "").split(atText: ", ").map { String($0) } }

    /// The words of a part.
    func text(_ name: String) -> String? { component(name)?["valueString"]?.text }
}

extension ClinicalCode.ID {
    fileprivate var isOfGlucose: Bool {
        [.glucose, .glucoseMeter, .glucoseMeterMoles, .glucoseTestStrip].contains(self)
    }
}
