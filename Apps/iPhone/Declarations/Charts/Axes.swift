@MainActor @preconcurrency public struct Chart<Content>: _SystemView where Content: ChartContent {
    nonisolated public init(@ChartContentBuilder content: () -> Content) {}
}
public protocol AxisContent {}
public protocol AxisMark {}
public struct AxisMarks<Content>: AxisContent where Content: AxisMark {}
public struct _DefaultAxisMark: AxisMark {}
public struct AxisMarkPosition: Sendable {
    public static let automatic = AxisMarkPosition()
    public static let leading = AxisMarkPosition()
    public static let trailing = AxisMarkPosition()
}
extension AxisMarks where Content == _DefaultAxisMark {
    public init(position: AxisMarkPosition = .automatic) { fatalError() }
}
@resultBuilder public struct AxisContentBuilder {
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: AxisContent { content }
}
extension View {
    nonisolated public func chartXSelection<P>(value: Binding<P?>) -> some View where P: Plottable { self }
    nonisolated public func chartXAxis<Content>(@AxisContentBuilder content: () -> Content) -> some View
    where Content: AxisContent { self }
    nonisolated public func chartYAxis<Content>(@AxisContentBuilder content: () -> Content) -> some View
    where Content: AxisContent { self }
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { self }
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View { self }
    nonisolated public func chartYScale<Domain>(domain: Domain) -> some View { self }
}
