// Springs, transitions, glass that becomes other glass, and symbols that move.

extension Animation {
    @_disfavoredOverload public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { .default }
    public static func linear(duration: TimeInterval) -> Animation { .default }
    public static func easeInOut(duration: TimeInterval) -> Animation { .default }
    public static var bouncy: Animation { .default }
    public func delay(_ delay: TimeInterval) -> Animation { self }
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
@frozen public struct AnyTransition {
    public static let opacity = AnyTransition(), identity = AnyTransition()
    public static var scale: AnyTransition { .identity }
    public static func move(edge: Edge) -> AnyTransition { .identity }
    public static func push(from edge: Edge) -> AnyTransition { .identity }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { .identity }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
}
extension AnyTransition: @unchecked Sendable {}
extension Edge {
    public static let top = Edge(), bottom = Edge(), leading = Edge(), trailing = Edge()
}
public struct ContentTransition: Equatable, Sendable {
    public static let identity = ContentTransition(), opacity = ContentTransition()
    public static func numericText(countsDown: Bool = false) -> ContentTransition { .identity }
    public static func numericText(value: Double) -> ContentTransition { .identity }
}
@frozen @propertyWrapper public struct Namespace: DynamicProperty {
    public init() {}
    public var wrappedValue: Namespace.ID { fatalError() }
    @frozen public struct ID: Hashable, Sendable {}
}
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = Self(rawValue: 1), size = Self(rawValue: 2), frame = Self(rawValue: 3)
}
public struct GlassEffectTransition: Sendable {
    public static var identity: GlassEffectTransition { .init() }
    public static var materialize: GlassEffectTransition { .init() }
    public static var matchedGeometry: GlassEffectTransition { .init() }
}
public protocol Keyframes<Value> { associatedtype Value }
public protocol KeyframeTrackContent<Value> { associatedtype Value }
public struct Spring: Hashable, Sendable {
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {}
    public static var snappy: Spring { .init() }
    public static var bouncy: Spring { .init() }
}
public struct SpringKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = .init(), startVelocity: Value? = nil) {}
}
@resultBuilder public struct KeyframesBuilder<Value> {
    public static func buildExpression<K>(_ expression: K) -> K where K: KeyframeTrackContent, K.Value == Value {
        expression
    }
    public static func buildBlock<each K>(_ keyframes: repeat each K) -> KeyframesOf<Value>
    where repeat each K: KeyframeTrackContent { fatalError() }
}
public struct KeyframesOf<Value>: Keyframes {}
public struct PlaceholderContentView<Value>: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
}
public protocol SymbolEffect: Sendable {}
public protocol IndefiniteSymbolEffect {}
public protocol DiscreteSymbolEffect {}
public struct SymbolEffectOptions: Sendable { public static var `default`: SymbolEffectOptions { .init() } }
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {}
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect {}
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var iterative: VariableColorSymbolEffect { self }
}
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: PulseSymbolEffect { .init() } }
extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: BounceSymbolEffect { .init() } }
extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect { .init() }
}
extension View {
    nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
        EmptyView()
    }
    // s:7SwiftUI4ViewPAAE16keyframeAnimator12initialValue7trigger7content9keyframesQrqd___qd_0_qd_1_AA018PlaceholderContentC0VyxG_qd__tYbcqd_2_qd__ct0G0Qyd_2_Rsd__SQRd_0_AaBRd_1_AA9KeyframesRd_2_r2_lF
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View { EmptyView() }
    nonisolated public func transition(_ t: AnyTransition) -> some View { EmptyView() }
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { EmptyView() }
    nonisolated public func matchedGeometryEffect<ID>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View where ID: Hashable { EmptyView() }
    // s:7SwiftUI4ViewPAAE13glassEffectID_2inQrqd__Sg_AA9NamespaceV0F0VtSHRd__s8SendableRd__lF
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        EmptyView()
    }
    // s:7SwiftUI4ViewPAAE21glassEffectTransitionyQrAA05GlasseF0VF
    @MainActor @preconcurrency public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        EmptyView()
    }
    // s:7SwiftUI4ViewPAAE12symbolEffect_7options8isActiveQrqd___7Symbols06SymbolE7OptionsVSbtAG010IndefinitejE0Rd__AG0jE0Rd__lF
    nonisolated public func symbolEffect<T>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect { EmptyView() }
    // s:7SwiftUI4ViewPAAE12symbolEffect_7options5valueQrqd___7Symbols06SymbolE7OptionsVqd_0_tAG08DiscreteiE0Rd__AG0iE0Rd__SQRd_0_r0_lF
    nonisolated public func symbolEffect<T, U>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable { EmptyView() }
}
