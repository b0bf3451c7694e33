@_exported import Symbols

@frozen public struct Animation: Hashable, Sendable {
    public static let `default` = Animation()
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation { .default }
    @_disfavoredOverload public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { .default }
    public static var spring: Animation { .default }
    public static func easeInOut(duration: TimeInterval) -> Animation { .default }
}
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
@frozen public struct AnyTransition {
    nonisolated(unsafe) public static let opacity = AnyTransition.make()
    public static var scale: AnyTransition { make() }
    public static func move(edge: Edge) -> AnyTransition { make() }
    public static func push(from edge: Edge) -> AnyTransition { make() }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { make() }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    private static func make() -> AnyTransition { fatalError() }
}
public struct ContentTransition: Equatable, Sendable {
    public static let identity = ContentTransition()
    public static let opacity = ContentTransition()
    public static func numericText(countsDown: Bool = false) -> ContentTransition { .init() }
    public static func numericText(value: Double) -> ContentTransition { .init() }
}
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame = MatchedGeometryProperties(rawValue: 3)
}
extension View {
    nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable { self }
    @_disfavoredOverload nonisolated public func transition(_ t: AnyTransition) -> some View { self }
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
    nonisolated public func matchedGeometryEffect<ID>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View where ID: Hashable { self }
    nonisolated public func symbolEffect<T>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect { self }
    nonisolated public func symbolEffect<T, U>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable { self }
}
nonisolated public struct PlaceholderContentView<Value>: _SystemView {}
