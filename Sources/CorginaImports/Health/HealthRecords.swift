import CorginaCore
import CorginaJournal

/// The records of Apple Health that a diary keeps, gathered one after the other: from its export, or as a phone hands them over. Both
/// ways the same record becomes the same entry.
public struct HealthRecords: Sendable {
    private(set) var collector: ImportCollector
    private var meals = HealthMeals()
    private var sleep = HealthSleep()

    /// What Corgina's own records are from: they are in the diary already.
    public static let ownSource = "Corgina"

    public init(_ world: ImportWorld) { collector = ImportCollector(.appleHealth, .everything, world) }

    /// A weight, a glucose, a temperature, water, or one nutrient of a food.
    ///
    /// - Parameters:
    ///   - type: HealthKit's identifier. One that a diary does not keep is passed over.
    ///   - figure: `nil` for one nobody can read.
    ///   - unit: as Apple Health writes it.
    ///   - source: the app or device it is from.
    ///   - name: what the food is called, where that is told.
    /// - Returns: the id of the entry; `nil` where it is none, or one of several that make an entry.
    /// - Throws: `tooMany`.
    @discardableResult
    public mutating func add(
        _ type: String, _ figure: Double?, unit: String, at moment: Moment?, from source: String,
        named name: String? = nil
    ) throws(ImportError) -> RecordID? {
        guard source != Self.ownSource, let kind = HealthKind(type), kind.isByItself else { return nil }
        guard let moment else { return leftOut(.unreadableDate) }
        guard let figure, figure.isFinite, abs(figure) < 1e9 else { return leftOut(.unreadableFigure) }
        if case .nutrient(let nutrient) = kind {
            try add(nutrient, figure, unit, at: moment, from: source)
            if let name, !name.isEmpty { meals.name(name) }
            return nil
        }
        guard let details = Self.details(kind, figure, MeasuredUnit(unit)) else { return leftOut(.unknownUnit) }
        // Two apps may have written the same measurement.
        return try collector.add(details, at: moment, key: "\(moment.secondsSinceEpoch) \(Figure.typed(figure))")
    }

    /// A blood pressure in mmHg.
    ///
    /// - Throws: `tooMany`.
    @discardableResult
    public mutating func addBloodPressure(
        _ systolic: Double?, _ diastolic: Double?, at moment: Moment?, from source: String
    ) throws(ImportError) -> RecordID? {
        guard source != Self.ownSource else { return nil }
        guard let moment else { return leftOut(.unreadableDate) }
        guard let systolic, let diastolic else { return leftOut(.unreadableFigure) }
        let pressure = BloodPressure(systolic: Int(nearest: systolic), diastolic: Int(nearest: diastolic))
        return try collector.add(
            .bloodPressure(pressure), at: moment,
            key: "\(moment.secondsSinceEpoch) \(pressure.systolic) \(pressure.diastolic)")
    }

    /// A stage of sleep, or time in bed, which is none.
    ///
    /// - Throws: `tooLarge`.
    public mutating func addSleep(
        isAsleep: Bool, from start: Moment?, to end: Moment?, source: String
    ) throws(ImportError) {
        guard source != Self.ownSource else { return }
        guard let start, let end else { return collector.leaveOut(.unreadableDate) }
        guard isAsleep else { return collector.leaveOut(.inBed) }
        try sleep.add(from: start, to: end)
    }

    /// All that was gathered.
    ///
    /// - Throws: `tooMany`.
    public mutating func finish() throws(ImportError) -> ImportReading {
        try meals.close(into: &collector)
        try sleep.close(into: &collector)
        return collector.reading
    }
}

extension HealthRecords {
    /// What the record that was added last is called, where that is told after it.
    mutating func name(_ name: String) { if !name.isEmpty { meals.name(name) } }

    mutating func endRecord() { meals.endRecord() }

    private mutating func leftOut(_ reason: LeftOut) -> RecordID? {
        collector.leaveOut(reason)
        return nil
    }

    private mutating func add(
        _ nutrient: Nutrient, _ figure: Double, _ unit: String, at moment: Moment, from source: String
    ) throws(ImportError) {
        guard figure >= 0, let amount = nutrient.amount(figure, in: unit) else {
            return collector.leaveOut(.unknownUnit)
        }
        try meals.add(nutrient, amount, from: source, at: moment, collector.world)
    }

    private static func details(_ kind: HealthKind, _ figure: Double, _ unit: MeasuredUnit) -> HealthEvent.Details? {
        switch kind {
        case .weight: unit.weight(figure).map { .weight($0) }
        case .glucose: unit.glucose(figure).map { .glucose($0) }
        case .temperature: unit.temperature(figure).map { .temperature($0) }
        case .water:
            unit.millilitersInOne.map { .hydration(Drink(name: "Water", volume: Milliliters($0 * figure))) }
        case .sleep, .systolic, .diastolic, .nutrient: nil
        }
    }
}
