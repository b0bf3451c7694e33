import CorginaCore
import CorginaJournal

/// Reads Apple Health's `export.xml` in pieces, however large it is: what it holds in memory grows with what a diary keeps of it, not
/// with steps and heartbeats.
public struct AppleHealthReader: Sendable {
    private var collector: ImportCollector
    private var tags = MarkupTags()
    private var meals = HealthMeals()
    private var sleep = HealthSleep()
    private var correlation: Correlation?
    private var state = State.before

    private enum State {
        case before, within, after
    }

    /// What was measured together.
    private struct Correlation {
        let isBloodPressure: Bool
        let moment: Moment?
        var systolic: Double?
        var diastolic: Double?
    }

    public init(_ world: ImportWorld) { collector = ImportCollector(.appleHealth, .everything, world) }

    /// Reads the next piece of the file.
    ///
    /// - Throws: `unknown` where it is other XML; `damaged`, `tooLarge`, `tooMany`.
    public mutating func read(_ piece: [UInt8]) throws(ImportError) {
        var position = 0
        while try tags.next(in: piece, from: &position) { try take(HealthTag(tags.tag)) }
    }

    /// What was found.
    ///
    /// - Throws: `notWhole` where the end of the file is missing.
    public mutating func finish() throws(ImportError) -> ImportReading {
        guard state != .before else { throw .unknown }
        guard state == .after, tags.isBetweenTags else { throw .notWhole(row: nil) }
        try meals.close(into: &collector)
        try sleep.close(into: &collector)
        return collector.reading
    }

    private mutating func take(_ tag: HealthTag) throws(ImportError) {
        switch tag.name {
        case "HealthData" where state == .before: state = tag.isClosed ? .after : .within
        case "/HealthData": state = .after
        case "Record" where state == .within: try takeRecord(tag)
        case "/Record": meals.endRecord()
        case "MetadataEntry" where tag["key"] == "HKFoodType":
            if let name = tag["value"], !name.isEmpty { meals.name(name) }
        case "Correlation" where state == .within:
            correlation = Correlation(
                isBloodPressure: tag["type"] == HealthKind.bloodPressure, moment: Self.start(of: tag))
            if tag.isClosed { try endCorrelation() }
        case "/Correlation": try endCorrelation()
        default: guard state != .before else { throw .unknown }
        }
    }

    private mutating func takeRecord(_ tag: HealthTag) throws(ImportError) {
        guard let type = tag["type"], let kind = HealthKind(type) else { return }
        // What is measured together stands once more by itself, except for blood pressure, which is nothing by itself.
        if correlation != nil {
            if kind == .systolic { correlation?.systolic = Self.figure(of: tag) }
            if kind == .diastolic { correlation?.diastolic = Self.figure(of: tag) }
            return
        }
        guard kind != .systolic, kind != .diastolic else { return }
        guard let moment = Self.start(of: tag) else { return collector.leaveOut(.unreadableDate) }
        if kind == .sleep { return try takeSleep(tag, from: moment) }
        guard let figure = Self.figure(of: tag) else { return collector.leaveOut(.unreadableFigure) }
        if case .nutrient(let nutrient) = kind { return try take(nutrient, figure, tag, at: moment) }
        guard let details = Self.details(kind, figure, MeasuredUnit(tag["unit"] ?? "")) else {
            return collector.leaveOut(.unknownUnit)
        }
        // Two apps may have written the same measurement.
        try collector.add(details, at: moment, key: "\(moment.secondsSinceEpoch) \(Figure.typed(figure))")
    }

    private mutating func take(
        _ nutrient: Nutrient, _ figure: Double, _ tag: HealthTag, at moment: Moment
    ) throws(ImportError) {
        guard figure >= 0, let amount = nutrient.amount(figure, in: tag["unit"] ?? "") else {
            return collector.leaveOut(.unknownUnit)
        }
        try meals.add(nutrient, amount, from: tag["sourceName"] ?? "", at: moment, collector.world)
        if tag.isClosed { meals.endRecord() }
    }

    private mutating func takeSleep(_ tag: HealthTag, from start: Moment) throws(ImportError) {
        let value = tag["value"] ?? ""
        if HealthSleep.isInBed(value) { return collector.leaveOut(.inBed) }
        guard HealthSleep.isAsleep(value) else { return }
        guard let end = tag["endDate"].flatMap({ Moment(health: $0) }) else {
            return collector.leaveOut(.unreadableDate)
        }
        try sleep.add(from: start, to: end)
    }

    private mutating func endCorrelation() throws(ImportError) {
        defer { correlation = nil }
        guard let measured = correlation, measured.isBloodPressure else { return }
        guard let moment = measured.moment else { return collector.leaveOut(.unreadableDate) }
        guard let systolic = measured.systolic, let diastolic = measured.diastolic else {
            return collector.leaveOut(.unreadableFigure)
        }
        let pressure = BloodPressure(systolic: Int(nearest: systolic), diastolic: Int(nearest: diastolic))
        try collector.add(
            .bloodPressure(pressure), at: moment,
            key: "\(moment.secondsSinceEpoch) \(pressure.systolic) \(pressure.diastolic)")
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

    private static func start(of tag: HealthTag) -> Moment? { tag["startDate"].flatMap { Moment(health: $0) } }

    private static func figure(of tag: HealthTag) -> Double? {
        guard let value = tag["value"], value.utf8.count <= 30, let figure = Double(value), figure.isFinite,
            abs(figure) < 1e9
        else { return nil }
        return figure
    }
}
