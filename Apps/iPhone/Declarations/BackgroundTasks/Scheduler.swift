@_exported import Foundation

open class BGTaskRequest: NSObject, @unchecked Sendable {
    open var earliestBeginDate: Date?
}
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    public init(identifier: String) {}
}
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    open class var shared: BGTaskScheduler { fatalError() }
    open func submit(_ taskRequest: BGTaskRequest) throws {}
}
