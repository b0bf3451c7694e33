// What she feels in her hand.

extension SensoryFeedback {
    public struct Weight: Hashable, Sendable { public static let light = Self(), medium = Self(), heavy = Self() }
    public static let error = Self()
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .success }
}
extension View {
    // s:7SwiftUI4ViewPAAE15sensoryFeedback_7trigger9conditionQrAA07SensoryE0V_qd__Sbqd___qd__tctSQRd__lF
    nonisolated public func sensoryFeedback<T>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
    ) -> some View where T: Equatable { EmptyView() }
}
