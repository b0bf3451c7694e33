@_exported import Foundation
import SwiftUI

public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
}
public protocol IntentResult: Sendable {}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: IntentResult {}
public struct _SnippetViewContainer {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}
extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
    public static func result() -> Self { fatalError() }
}
extension IntentResult where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    public static func result(dialog: IntentDialog) -> Self { fatalError() }
}
extension IntentResult {
    public static func result<Content>(dialog: IntentDialog, view: Content = EmptyView()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog>, Content: View {
        fatalError()
    }
}
public protocol _IntentValue {
    associatedtype UnwrappedType
    associatedtype ValueType: _IntentValue
}
extension String: _IntentValue {
    public typealias UnwrappedType = String
    public typealias ValueType = String
}
extension Bool: _IntentValue {
    public typealias UnwrappedType = Bool
    public typealias ValueType = Bool
}
extension Int: _IntentValue {
    public typealias UnwrappedType = Int
    public typealias ValueType = Int
}
extension Optional: _IntentValue where Wrapped: _IntentValue {
    public typealias UnwrappedType = Wrapped.UnwrappedType
    public typealias ValueType = Wrapped.ValueType
}
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
    public typealias Parameter = IntentParameter
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
@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable
where Value: _IntentValue, Value: Sendable {
    public var wrappedValue: Value {
        get { fatalError() }
        set {}
    }
    public var projectedValue: IntentParameter<Value> { self }
    @available(*, unavailable) public init() {}
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType { fatalError() }
}
extension IntentParameter where Value.ValueType == String {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil
    ) { fatalError() }
}
extension IntentParameter where Value.ValueType == Int {
    public convenience init(title: LocalizedStringResource, requestValueDialog: IntentDialog? = nil) { fatalError() }
}
