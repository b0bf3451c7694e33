/// A common supplement of pregnancy: how much is usual, when, and what to mind. Information; her provider decides.
public struct CatalogueSupplement: Hashable, Sendable, Identifiable {
    public let id: ID
    public let name: String
    /// The least and most of a typical dose, in ``unit``; 0...0 for one that is not routinely taken.
    public let typicalDose: ClosedRange<Double>
    /// `nil` where the reference has none.
    public let unit: DoseUnit?
    public let timesADay: Int
    /// "on an empty stomach or with vitamin C; with food if it upsets your stomach"
    public let timing: String
    /// When it may have a place; empty for one that is not routinely taken.
    public let stages: [Stage]
    /// The upper limit in the reference's words: "800 (14-18); 1000 (19+)", with its unit and what counts towards it.
    public let limitText: LimitText?
    public let isEssential: Bool
    public let reminder: TimeOfDay?
    public let takeWith: String
    public let avoidWith: String
    public let interactionIDs: [SupplementInteraction.ID]
    /// What it is, as far as spacing goes. A prenatal whose label was not entered counts as one with iron: its row names iron's interactions.
    let substances: Set<Substance>
    /// The one nutrient it is; `nil` for a multivitamin, whose label must say, and for what is no nutrient.
    let nutrient: SupplementNutrient?
    public let warning: String
    public let sources: [ClinicalSource]

    /// A time in which it may have a place.
    public enum Stage: String, CaseIterable, Sendable {
        case preconception
        case firstTrimester = "1"
        case secondTrimester = "2"
        case thirdTrimester = "3"
        case lactation
    }

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

    private static let byID = all.keyed { $0.id }

    /// The row of that name; `nil` only where it cannot be read, which a test of the table reports.
    public static func of(_ id: ID) -> CatalogueSupplement? { byID[id] }
}

/// Reminders, times a day and substances are this app's choice; no clinician has reviewed them.
extension CatalogueSupplement: ReferenceRecord {
    static var table: ReferenceTable { .supplements }

    init(_ row: ReferenceRow) throws(ReferenceTableError) {
        id = try row.choice("id", "a supplement of CatalogueSupplement.ID")
        name = try row.text("name")
        typicalDose = try row.range("typical_dose_min", "typical_dose_max", "a number", ReferenceRow.finite)
        unit = try row.optionalValue("unit", "a unit of doses", Self.unit)
        timesADay = try row.whole("times_a_day")
        timing = try row.text("timing")
        stages = try row.choices("stages", "a stage of CatalogueSupplement.Stage")
        limitText = try Self.limit(row)
        isEssential = try row.flag("essential")
        reminder = try row.optionalValue("reminder", "a time of day") { TimeOfDay($0) }
        takeWith = try row.text("take_with")
        avoidWith = try row.text("avoid_with")
        interactionIDs = try row.choices("interactions", "an interaction of SupplementInteraction.ID")
        substances = Set(try row.choices("substances", "a substance of Substance"))
        nutrient = try row.optionalValue("nutrient", "a nutrient of SupplementNutrient") {
            SupplementNutrient(rawValue: $0)
        }
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
        guard let nutrient, let amount = dose.amount(of: nutrient) else { return .none }
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
            catalogueID: self.id, courses: [course])
    }
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
