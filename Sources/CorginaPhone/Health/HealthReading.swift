import CorginaCore
import CorginaImports

/// A sample as the phone hands it over from Apple Health.
public struct HealthReading: Hashable, Sendable {
    /// The sample's UUID.
    public let id: RecordID
    /// HealthKit's identifier of its type.
    public let type: String
    /// In the unit of ``HealthType``; a category's value; 0 for a correlation.
    public let value: Double
    /// Of a blood pressure, in mmHg.
    public let pressure: Pressure?
    public let start: Moment
    public let end: Moment
    /// The name of the app or device it is from.
    public let source: String
    /// Its sync identifier, where it has one.
    public let syncIdentifier: String?
    /// What a food is called, where that is told.
    public let foodName: String?

    public struct Pressure: Hashable, Sendable {
        public let systolic: Double
        public let diastolic: Double

        public init(systolic: Double, diastolic: Double) {
            self.systolic = systolic
            self.diastolic = diastolic
        }
    }

    public init(
        id: RecordID, type: String, value: Double, pressure: Pressure? = nil, start: Moment, end: Moment,
        source: String, syncIdentifier: String? = nil, foodName: String? = nil
    ) {
        self.id = id
        self.type = type
        self.value = value
        self.pressure = pressure
        self.start = start
        self.end = end
        self.source = source
        self.syncIdentifier = syncIdentifier
        self.foodName = foodName
    }

    /// Whether Corgina wrote it, on this phone or on another of hers.
    var isOwn: Bool { HealthSync.isOwn(syncIdentifier) || source == HealthRecords.ownSource }
}

extension HealthRecords {
    /// - Returns: the id of the entry; `nil` where it is none, or one of several that make an entry.
    /// - Throws: `tooMany`, `tooLarge`.
    mutating func add(_ reading: HealthReading) throws(ImportError) -> RecordID? {
        guard !reading.isOwn else { return nil }
        if let pressure = reading.pressure {
            return try addBloodPressure(
                pressure.systolic, pressure.diastolic, at: reading.start, from: reading.source)
        }
        if reading.type == HealthType.sleep.identifier {
            if Self.stages.contains(reading.value) {
                try addSleep(isAsleep: true, from: reading.start, to: reading.end, source: reading.source)
            }
            return nil
        }
        return try add(
            reading.type, reading.value, unit: Self.units[reading.type] ?? "", at: reading.start,
            from: reading.source, named: reading.foodName)
    }

    /// The unit of each type that is read.
    private static let units: [String: String] = {
        let types = [HealthType.weight, .glucose, .temperature, .water] + HealthType.nutrients.map { $0.type }
        var units: [String: String] = [:]
        for type in types { units[type.identifier] = type.unit }
        return units
    }()

    /// Asleep in whichever stage; 0 is in bed, 2 awake. Source: HealthKit's `HKCategoryValueSleepAnalysis`.
    private static let stages: Set<Double> = [1, 3, 4, 5]
}
