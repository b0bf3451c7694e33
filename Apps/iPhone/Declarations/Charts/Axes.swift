@MainActor @preconcurrency public struct Chart<Content>: _SystemView where Content: ChartContent {
    nonisolated public init(@ChartContentBuilder content: () -> Content) {}
}
extension View {
    nonisolated public func chartXSelection<P>(value: Binding<P?>) -> some View where P: Plottable { self }
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { self }
    @MainActor @preconcurrency public func chartLegend(_ visibility: Visibility) -> some View { self }
}
