open class HKObject: NSObject {
    open var uuid: UUID { fatalError() }
    open var metadata: [String: Any]? { nil }
    open var sourceRevision: HKSourceRevision { fatalError() }
}
open class HKSourceRevision: NSObject { open var source: HKSource { fatalError() } }
open class HKSource: NSObject {
    open var name: String { "" }
}
open class HKSample: HKObject {
    open var sampleType: HKSampleType { fatalError() }
    open var startDate: Date { fatalError() }
    open var endDate: Date { fatalError() }
}
open class HKQuantitySample: HKSample {
    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        metadata: [String: Any]?
    ) { fatalError() }
    open var quantity: HKQuantity { fatalError() }
}
open class HKCategorySample: HKSample {
    public convenience init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]?
    ) { fatalError() }
    open var value: Int { 0 }
}
open class HKCorrelation: HKSample {
    public convenience init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        metadata: [String: Any]?
    ) { fatalError() }
    open var objects: Set<HKSample> { [] }
}
open class HKDeletedObject: NSObject { open var uuid: UUID { fatalError() } }
open class HKQueryAnchor: NSObject, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) {}
    public required init?(coder: NSCoder) { nil }
}
