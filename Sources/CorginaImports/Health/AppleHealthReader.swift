import CorginaCore
import CorginaJournal

/// Reads Apple Health's `export.xml` in pieces, however large it is: what it holds in memory grows with what a diary keeps of it, not
/// with steps and heartbeats.
public struct AppleHealthReader: Sendable {
    private var records: HealthRecords
    private var tags = MarkupTags()
    private var correlation: Correlation?
    private var state = State.before

    private enum State {
        case before, within, after
    }

    /// What was measured together.
    private struct Correlation {
        let isBloodPressure: Bool
        let moment: Moment?
        let source: String
        var systolic: Double?
        var diastolic: Double?
    }

    public init(_ world: ImportWorld) { records = HealthRecords(world) }

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
        return try records.finish()
    }

    private mutating func take(_ tag: HealthTag) throws(ImportError) {
        switch tag.name {
        case "HealthData" where state == .before: state = tag.isClosed ? .after : .within
        case "/HealthData": state = .after
        case "Record" where state == .within: try takeRecord(tag)
        case "/Record": records.endRecord()
        case "MetadataEntry" where tag["key"] == "HKFoodType":
            if let name = tag["value"] { records.name(name) }
        case "Correlation" where state == .within:
            correlation = Correlation(
                isBloodPressure: tag["type"] == HealthKind.bloodPressure, moment: Self.start(of: tag),
                source: tag["sourceName"] ?? "")
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
        let source = tag["sourceName"] ?? ""
        if kind == .sleep { return try takeSleep(tag, from: source) }
        try records.add(type, Self.figure(of: tag), unit: tag["unit"] ?? "", at: Self.start(of: tag), from: source)
        if tag.isClosed { records.endRecord() }
    }

    private mutating func takeSleep(_ tag: HealthTag, from source: String) throws(ImportError) {
        let value = tag["value"] ?? ""
        let isInBed = HealthSleep.isInBed(value)
        guard isInBed || HealthSleep.isAsleep(value) else { return }
        let start = Self.start(of: tag)
        let end = tag["endDate"].flatMap { Moment(health: $0) }
        try records.addSleep(isAsleep: !isInBed, from: start, to: isInBed ? start : end, source: source)
    }

    private mutating func endCorrelation() throws(ImportError) {
        defer { correlation = nil }
        guard let measured = correlation, measured.isBloodPressure else { return }
        try records.addBloodPressure(
            measured.systolic, measured.diastolic, at: measured.moment, from: measured.source)
    }

    private static func start(of tag: HealthTag) -> Moment? { tag["startDate"].flatMap { Moment(health: $0) } }

    private static func figure(of tag: HealthTag) -> Double? {
        guard let value = tag["value"], value.utf8.count <= 30, let figure = Double(value), figure.isFinite,
            abs(figure) < 1e9
        else { return nil }
        return figure
    }
}
