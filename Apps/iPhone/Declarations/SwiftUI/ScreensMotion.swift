// Keyframes, glass that comes and goes, and animations the screens use beyond Animations.swift and Glass.swift.

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
    public static func buildBlock<each K>(_ keyframes: repeat each K) -> some Keyframes<Value>
    where repeat each K: KeyframeTrackContent { _BuiltKeyframes<Value>() }
}
/// Not Apple's: what the builder gives.
public struct _BuiltKeyframes<Value>: Keyframes {}
extension View {
    // s:7SwiftUI4ViewPAAE16keyframeAnimator12initialValue7trigger7content9keyframesQrqd___qd_0_qd_1_AA018PlaceholderContentC0VyxG_qd__tYbcqd_2_qd__ct0G0Qyd_2_Rsd__SQRd_0_AaBRd_1_AA9KeyframesRd_2_r2_lF
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View { self }
}
