public struct SensoryFeedback: Equatable, Sendable {
    public static let success = Self()
    public static let warning = Self()
    public static let error = Self()
    public static let selection = Self()
    public static let impact = Self()
    public struct Weight: Equatable, Sendable {
        public static let light = Weight()
        public static let medium = Weight()
    }
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback { .impact }
}
extension View {
    nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View
    where T: Equatable {
        self
    }
    nonisolated public func sensoryFeedback<T>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View where T: Equatable { self }
}
