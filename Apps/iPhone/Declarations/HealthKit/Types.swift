@_exported import Foundation

open class HKObjectType: NSObject, @unchecked Sendable { open var identifier: String { "" } }
open class HKSampleType: HKObjectType, @unchecked Sendable {}
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { fatalError() }
}
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { fatalError() }
}
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCorrelationTypeIdentifier) { fatalError() }
}
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
open class HKUnit: NSObject { public convenience init(from string: String) { fatalError() } }
open class HKQuantity: NSObject {
    public convenience init(unit: HKUnit, doubleValue value: Double) { fatalError() }
    open func doubleValue(for unit: HKUnit) -> Double { 0 }
}
public let HKMetadataKeySyncIdentifier: String = "HKMetadataKeySyncIdentifier"
public let HKMetadataKeySyncVersion: String = "HKMetadataKeySyncVersion"
public let HKMetadataKeyFoodType: String = "HKFoodType"
public let HKMetadataKeyBloodGlucoseMealTime: String = "HKBloodGlucoseMealTime"
