open class HKHealthStore: NSObject, @unchecked Sendable {
    public override init() {}
    open class func isHealthDataAvailable() -> Bool { false }
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
        async throws
    {}
    open func save(_ objects: [HKObject]) async throws {}
    open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int { 0 }
}
public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
}
open class HKQuery: NSObject {
    open class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate { fatalError() }
    open class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
        fatalError()
    }
}
public struct HKSamplePredicate<Sample>: Equatable, Hashable, Sendable where Sample: HKSample {
    public static func sample(
        type sampleType: HKSampleType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKSample> {
        fatalError()
    }
}
public struct HKAnchoredObjectQueryDescriptor<Sample>: Sendable where Sample: HKSample {
    public struct Result {
        public let addedSamples: [Sample]
        public let deletedObjects: [HKDeletedObject]
        public let newAnchor: HKQueryAnchor
    }
    public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) { fatalError() }
}
extension HKAnchoredObjectQueryDescriptor: HKAsyncQuery {
    public func result(
        for healthStore: HKHealthStore
    ) async throws -> HKAnchoredObjectQueryDescriptor<Sample>.Result { fatalError() }
}
public protocol HKAsyncQuery {
    associatedtype Output
    func result(for healthStore: HKHealthStore) async throws -> Self.Output
}
