import CorginaCore
import CorginaPhone
import Foundation
import HealthKit

extension HealthBridge {
    static func sampleType(_ type: HealthType) -> HKSampleType? {
        switch type.form {
        case .quantity: HKQuantityType(HKQuantityTypeIdentifier(rawValue: type.identifier))
        case .category: HKCategoryType(HKCategoryTypeIdentifier(rawValue: type.identifier))
        case .correlation: HKCorrelationType(HKCorrelationTypeIdentifier(rawValue: type.identifier))
        }
    }

    /// By what its identifier begins with, as HealthKit names its types.
    static func objectType(_ identifier: String) -> HKSampleType? {
        if identifier.hasPrefix("HKQuantity") { return HKQuantityType(HKQuantityTypeIdentifier(rawValue: identifier)) }
        if identifier.hasPrefix("HKCategory") { return HKCategoryType(HKCategoryTypeIdentifier(rawValue: identifier)) }
        return HKCorrelationType(HKCorrelationTypeIdentifier(rawValue: identifier))
    }

    static func sample(_ sample: HealthSample) -> HKSample? {
        let start = Date(timeIntervalSince1970: TimeInterval(sample.start.secondsSinceEpoch))
        let end = Date(timeIntervalSince1970: TimeInterval(sample.end.secondsSinceEpoch))
        let metadata = metadata(of: sample)
        switch sampleType(sample.type) {
        case let type as HKQuantityType:
            let quantity = HKQuantity(unit: HKUnit(from: sample.type.unit), doubleValue: sample.value)
            return HKQuantitySample(type: type, quantity: quantity, start: start, end: end, metadata: metadata)
        case let type as HKCategoryType:
            guard let value = Int(exactly: sample.value) else { return nil }
            return HKCategorySample(type: type, value: value, start: start, end: end, metadata: metadata)
        case let type as HKCorrelationType:
            let parts = Set(sample.parts.compactMap { self.sample($0) })
            return HKCorrelation(type: type, start: start, end: end, objects: parts, metadata: metadata)
        default: return nil
        }
    }

    private static func metadata(of sample: HealthSample) -> [String: Any] {
        var metadata: [String: Any] = [
            HKMetadataKeySyncIdentifier: sample.syncIdentifier,
            HKMetadataKeySyncVersion: NSNumber(value: sample.syncVersion),
        ]
        metadata[HKMetadataKeyFoodType] = sample.foodName
        metadata[HKMetadataKeyBloodGlucoseMealTime] = sample.mealTime.map { NSNumber(value: $0.rawValue) }
        return metadata
    }
}
