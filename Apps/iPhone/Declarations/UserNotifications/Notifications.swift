@_exported import Foundation

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
}
open class UNNotificationContent: NSObject, @unchecked Sendable {
}
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    open var title: String = ""
    open var body: String = ""
    open var categoryIdentifier: String = ""
    open var threadIdentifier: String = ""
    open var sound: UNNotificationSound?
    open var interruptionLevel: UNNotificationInterruptionLevel = .active
}
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }
open class UNNotificationSound: NSObject, @unchecked Sendable {
    open class var `default`: UNNotificationSound { fatalError() }
}
open class UNNotificationTrigger: NSObject, @unchecked Sendable {}
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public convenience init(dateMatching dateComponents: DateComponents, repeats: Bool) { fatalError() }
}
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public convenience init(timeInterval: TimeInterval, repeats: Bool) { fatalError() }
}
open class UNNotificationRequest: NSObject, @unchecked Sendable {
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
open class UNNotificationAction: NSObject, @unchecked Sendable {
    public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        fatalError()
    }
}
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
    ) { fatalError() }
}
open class UNNotification: NSObject, @unchecked Sendable { open var request: UNNotificationRequest { fatalError() } }
open class UNNotificationResponse: NSObject, @unchecked Sendable {
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
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
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
