@_exported import Foundation
import SwiftUI

public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
}
public protocol IntentResult: Sendable {}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public struct IntentResultContainer<Value, OpensIntentType, SnippetViewType, DialogType>: IntentResult {}
extension IntentResultContainer: ProvidesDialog where DialogType == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where SnippetViewType: View {}
extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
    public static func result() -> Self { fatalError() }
}
extension IntentResult where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    public static func result(dialog: IntentDialog) -> Self { fatalError() }
}
extension IntentResult {
    public static func result<V>(dialog: IntentDialog, view: V) -> Self
    where V: View, Self == IntentResultContainer<Never, Never, V, IntentDialog> { fatalError() }
}
public protocol _IntentValue {}
extension String: _IntentValue {}
extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Optional: _IntentValue where Wrapped: _IntentValue {}
public protocol PersistentlyIdentifiable {}
public enum IntentAuthenticationPolicy: Sendable {
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
    associatedtype PerformResult: IntentResult
    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    @available(iOS 17.0, *) static var isDiscoverable: Bool { get }
    @available(iOS 26.0, *) static var supportedModes: IntentModes { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    func perform() async throws -> PerformResult
    init()
}
extension AppIntent {
    public static var description: IntentDescription? { nil }
    public static var isDiscoverable: Bool { true }
    @available(iOS 26.0, *) public static var supportedModes: IntentModes { .background }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public typealias Parameter<Value> = IntentParameter<Value> where Value: _IntentValue
    public var systemContext: IntentSystemContext { fatalError() }
    @available(iOS 26.0, *)
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {}
    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .`continue`, dialog: IntentDialog
    ) async throws {}
    @available(iOS 26.0, *)
    public func requestChoice(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil
    ) async throws -> IntentChoiceOption { fatalError() }
}
public struct ConfirmationConditions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}
public struct ConfirmationActionName: Sendable {
    public static var `continue`: ConfirmationActionName { fatalError() }
}
@available(iOS 26.0, *)
public struct IntentChoiceOption: Hashable, Sendable {
    public init(title: LocalizedStringResource, style: Style = .`default`) {}
    public struct Style: Hashable, Sendable { public static var `default`: Style { fatalError() } }
}
public struct IntentDescription: Sendable, ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {}
}
@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable where Value: _IntentValue {
    public var wrappedValue: Value {
        get { fatalError() }
        set {}
    }
    public var projectedValue: IntentParameter<Value> { self }
    public init() {}
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { fatalError() }
}
extension IntentParameter where Value == String {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil
    ) { fatalError() }
}
extension IntentParameter where Value == String? {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil
    ) { fatalError() }
}
extension IntentParameter where Value == Int {
    public convenience init(title: LocalizedStringResource, requestValueDialog: IntentDialog? = nil) { fatalError() }
}
