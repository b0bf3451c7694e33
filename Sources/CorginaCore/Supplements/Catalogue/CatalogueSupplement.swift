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
    /// "empty stomach or with vitamin C; with food if it upsets"
    public let timing: String
    /// Preconception, trimesters 1 to 3, lactation: when it may have a place.
    public let stages: [String]
    /// The upper limit in the reference's words: "800 (14-18); 1000 (19+)", with its unit and what counts towards it.
    public let limitText: (amount: String, unit: String, scope: String)?
    public let isEssential: Bool
    public let reminder: TimeOfDay?
    public let takeWith: String
    public let avoidWith: String
    /// Ids of ``SupplementInteraction``s.
    public let interactionIDs: [String]
    public let warning: String
    public let sources: [ClinicalSource]
    /// The cells as the reference has them, for tests.
    let cells: [String]

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.cells == rhs.cells }

    public func hash(into hasher: inout Hasher) { hasher.combine(cells) }

    /// Every row of the reference, in its order.
    public static let all: [CatalogueSupplement] = TableText(table).rows(width: 19).compactMap(CatalogueSupplement.init)

    /// Those to offer when she adds one. What is "not routine" is left to her provider and to a name of her own.
    public static var offered: [CatalogueSupplement] { all.filter { $0.typicalDose.upperBound > 0 && $0.unit != nil } }

    public static func of(_ id: String) -> CatalogueSupplement? { all.first { $0.id == id } }

    private init?(_ cells: [String]) {
        guard let least = Double(cells[2]), let most = Double(cells[3]), least <= most, let times = Int(cells[5]) else {
            return nil
        }
        self.cells = cells
        id = cells[0]
        name = cells[1]
        typicalDose = least...most
        unit = Self.unit(cells[4])
        timesADay = times
        timing = cells[6]
        stages = TableText.words(cells[7])
        limitText = cells[8] == "NA" ? nil : (cells[8], cells[9], cells[10])
        isEssential = cells[11] == "yes"
        reminder = TimeOfDay(cells[12])
        takeWith = cells[13]
        avoidWith = cells[14]
        interactionIDs = cells[15] == "none" ? [] : TableText.words(cells[15])
        warning = ReferenceText.forHer(cells[16])
        sources = ClinicalSource.mentioned(in: cells[17])
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
