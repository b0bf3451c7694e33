@_exported import Foundation

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
}
open class UNNotificationContent: NSObject {
}
open class UNMutableNotificationContent: UNNotificationContent {
    open var title: String = ""
    open var body: String = ""
    open var categoryIdentifier: String = ""
    open var threadIdentifier: String = ""
    open var sound: UNNotificationSound?
    open var interruptionLevel: UNNotificationInterruptionLevel = .active
}
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }
open class UNNotificationSound: NSObject {
    open class var `default`: UNNotificationSound { fatalError() }
}
open class UNNotificationTrigger: NSObject {}
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    public convenience init(dateMatching dateComponents: DateComponents, repeats: Bool) { fatalError() }
}
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    public convenience init(timeInterval: TimeInterval, repeats: Bool) { fatalError() }
}
open class UNNotificationRequest: NSObject {
    public convenience init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        fatalError()
    }
    open var identifier: String { "" }
    open var content: UNNotificationContent { fatalError() }
}
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
}
open class UNNotificationAction: NSObject {
    public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        fatalError()
    }
}
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}
open class UNNotificationCategory: NSObject {
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
    ) { fatalError() }
}
open class UNNotification: NSObject { open var request: UNNotificationRequest { fatalError() } }
open class UNNotificationResponse: NSObject {
    open var notification: UNNotification { fatalError() }
    open var actionIdentifier: String { "" }
}
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
}
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
}
open class UNUserNotificationCenter: NSObject {
    open class func current() -> UNUserNotificationCenter { fatalError() }
    weak open var delegate: (any UNUserNotificationCenterDelegate)?
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
    open func add(_ request: UNNotificationRequest) async throws {}
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
    open func deliveredNotifications() async -> [UNNotification] { [] }
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
    open func removeAllPendingNotificationRequests() {}
    open func removeAllDeliveredNotifications() {}
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
}
