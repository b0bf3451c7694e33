import CorginaCore

/// A sample as it is to stand in Apple Health.
public struct HealthSample: Hashable, Sendable {
    public let type: HealthType
    /// In the type's unit; a category's value; 0 for a correlation.
    public let value: Double
    /// What a correlation holds.
    public let parts: [HealthSample]
    public let start: Moment
    public let end: Moment
    /// `HKMetadataKeySyncIdentifier`. Saved again with a greater version, a sample takes the place of the one before, within a
    /// correlation too.
    public let syncIdentifier: String
    /// `HKMetadataKeySyncVersion`.
    public internal(set) var syncVersion: Int64 = 0
    /// `HKMetadataKeyFoodType`; `nil` where it is not told.
    public let foodName: String?
    /// `HKMetadataKeyBloodGlucoseMealTime`; `nil` where it is not told.
    public let mealTime: MealTime?

    /// Source: HealthKit's `HKBloodGlucoseMealTime`.
    public enum MealTime: Int, Hashable, Sendable {
        case after = 2
    }

    init(
        _ type: HealthType, _ value: Double, of id: RecordID, from start: Moment, to end: Moment? = nil,
        parts: [HealthSample] = [], foodName: String? = nil, mealTime: MealTime? = nil
    ) {
        self.type = type
        self.value = value
        self.parts = parts
        self.start = start
        self.end = end ?? start
        syncIdentifier = HealthSync.identifier(of: id, type)
        self.foodName = foodName
        self.mealTime = mealTime
    }

    func version(_ version: Int64) -> HealthSample {
        var sample = HealthSample(copying: self, parts: parts.map { $0.version(version) })
        sample.syncVersion = version
        return sample
    }

    private init(copying sample: HealthSample, parts: [HealthSample]) {
        type = sample.type
        value = sample.value
        self.parts = parts
        (start, end) = (sample.start, sample.end)
        syncIdentifier = sample.syncIdentifier
        (foodName, mealTime) = (sample.foodName, sample.mealTime)
    }
}

/// How Corgina names its samples in Apple Health: after the entry and the type. The name tells nothing of what is in them.
public enum HealthSync {
    static let prefix = "corgina/"

    static func identifier(of id: RecordID, _ type: HealthType) -> String { "\(prefix)\(id)/\(type.identifier)" }

    /// Whether a sample's sync identifier is Corgina's own.
    public static func isOwn(_ identifier: String?) -> Bool { identifier?.hasPrefix(prefix) ?? false }
}
