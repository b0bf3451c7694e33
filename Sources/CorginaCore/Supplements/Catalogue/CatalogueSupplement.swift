/// A common supplement of pregnancy: how much is usual, when, and what to mind. Information; her provider decides.
public struct CatalogueSupplement: Hashable, Sendable, Identifiable {
    /// "iron", "prenatal_multi"
    public let id: String
    public let name: String
    /// The least and most of a typical dose, in ``unit``; 0...0 for one that is not routinely taken.
    public let typicalDose: ClosedRange<Double>
    /// `nil` where the reference has none.
    public let unit: DoseUnit?
    public let timesADay: Int
    /// "on an empty stomach or with vitamin C; with food if it upsets your stomach"
    public let timing: String
    /// Preconception, trimesters 1 to 3, lactation: when it may have a place.
    public let stages: [String]
    /// The upper limit in the reference's words: "800 (14-18); 1000 (19+)", with its unit and what counts towards it.
    public let limitText: LimitText?
    public let isEssential: Bool
    public let reminder: TimeOfDay?
    public let takeWith: String
    public let avoidWith: String
    /// Ids of ``SupplementInteraction``s.
    public let interactionIDs: [String]
    public let warning: String
    public let sources: [ClinicalSource]

    /// An upper limit in the reference's words.
    public struct LimitText: Hashable, Sendable {
        public let amount: String
        public let unit: String
        public let scope: String
    }

    /// Every row of the reference, in its order.
    public static let all = loadAll()

    /// Those to offer when she adds one. What is "not routine" is left to her provider and to a name of her own.
    public static var offered: [CatalogueSupplement] { all.filter { $0.typicalDose.upperBound > 0 && $0.unit != nil } }

    public static func of(_ id: String) -> CatalogueSupplement? { all.first { $0.id == id } }
}

/// Reminders and times a day are this app's choice; no clinician has reviewed them.
extension CatalogueSupplement: ReferenceRecord {
    static var table: ReferenceTable { .supplements }

    init(_ row: ReferenceRow) throws(ReferenceTableError) {
        id = try row.text("id")
        name = try row.text("name")
        typicalDose = try row.range("typical_dose_min", "typical_dose_max", "a number", ReferenceRow.finite)
        unit = try row.optionalValue("unit", "a unit of doses", Self.unit)
        timesADay = try row.whole("times_a_day")
        timing = try row.text("timing")
        stages = try row.list("stages")
        limitText = try Self.limit(row)
        isEssential = try row.text("essential") == "yes"
        reminder = try row.optionalValue("reminder", "a time of day") { TimeOfDay($0) }
        takeWith = try row.text("take_with")
        avoidWith = try row.text("avoid_with")
        interactionIDs = try row.list("interactions")
        warning = try row.text("warning")
        sources = try row.seenSources()
    }

    private static func limit(_ row: ReferenceRow) throws(ReferenceTableError) -> LimitText? {
        guard let amount = try row.optionalText("limit") else { return nil }
        return LimitText(amount: amount, unit: try row.text("limit_unit"), scope: try row.text("limit_scope"))
    }

    private static func unit(_ cell: String) -> DoseUnit? { cell == "ug" ? .micrograms : DoseUnit(rawValue: cell) }
}

extension CatalogueSupplement {
    /// What one dose contains, where the row is one nutrient; nothing known for a multivitamin, whose label must say.
    ///
    /// An antacid's milligrams are calcium carbonate, not calcium, so they are left out too.
    public func contents(of dose: DoseAmount) -> SupplementContents {
        guard let nutrient = Self.nutrients[id], let amount = dose.amount(of: nutrient) else { return .none }
        return SupplementContents([nutrient: amount])
    }

    /// The supplement for her list: the least typical dose, at the usual reminder, to be changed as she likes.
    ///
    /// - Parameters:
    ///   - id: a fresh id.
    ///   - moment: when she begins; doses due earlier that day are not asked for.
    /// - Returns: `nil` for one that is not routinely taken.
    public func supplement(_ id: RecordID, startingAt moment: Moment) -> Supplement? {
        guard let unit, typicalDose.upperBound > 0 else { return nil }
        let dose = DoseAmount(typicalDose.lowerBound, unit)
        let times = [reminder] + Array(repeating: nil, count: Swift.max(0, timesADay - 1))
        let course = Course(start: moment.day, startTime: moment.time, schedule: DoseSchedule(times: times))
        return Supplement(
            id: id, name: name, dose: dose, contents: contents(of: dose), isEssential: isEssential,
            catalogueID: self.id,
            courses: [course])
    }

    private static let nutrients: [String: SupplementNutrient] = [
        "folic_acid": .folicAcid, "iron": .iron, "calcium": .calcium, "vitamin_d": .vitaminD, "dha": .dha,
        "iodine": .iodine,
        "choline": .choline, "vitamin_b12": .vitaminB12, "vitamin_b6": .vitaminB6, "magnesium": .magnesium,
        "zinc": .zinc,
        "vitamin_c": .vitaminC, "vitamin_k": .vitaminK, "selenium": .selenium, "vitamin_e": .vitaminE,
    ]
}

extension DoseAmount {
    /// The dose as an amount of one nutrient, in its unit; `nil` when the unit does not tell, as "1 tablet".
    public func amount(of nutrient: SupplementNutrient) -> Double? {
        if unit == .internationalUnits { return nutrient.amountInOneIU.map { $0 * value } }
        let micrograms: [DoseUnit: Double] = [.micrograms: 1, .milligrams: 1e3, .grams: 1e6]
        guard let factor = micrograms[unit] else { return nil }
        return value * factor / (nutrient.unit == .micrograms ? 1 : 1e3)
    }
}
