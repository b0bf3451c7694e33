public struct EnvironmentValues {
    public var dismiss: DismissAction { fatalError() }
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var scenePhase: ScenePhase {
        get { .active }
        set {}
    }
}
@MainActor @preconcurrency public struct DismissAction { public func callAsFunction() {} }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
@frozen @propertyWrapper public struct Environment<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { fatalError() }
    public var wrappedValue: Value { fatalError() }
}
extension Environment: Sendable where Value: Sendable {}
extension View {
    nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
    where T: RangeExpression, T.Bound == DynamicTypeSize { self }
    nonisolated public func disabled(_ disabled: Bool) -> some View { self }
    nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { self }
    nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable { self }
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}
