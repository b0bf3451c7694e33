// Lines, points, ranges, axes and the choice of a bar.

public struct AnnotationPosition: Sendable {
    public static let automatic = Self(), top = Self(), bottom = Self(), leading = Self(), trailing = Self()
    public static let overlay = Self(), topLeading = Self(), topTrailing = Self()
}
public struct LineMark: ChartContent {
    public typealias Body = Never
    public var body: Never { fatalError() }
    nonisolated public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {}
    nonisolated public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>)
    where X: Plottable, Y: Plottable, S: Plottable {}
}
public struct PointMark: ChartContent {
    public typealias Body = Never
    public var body: Never { fatalError() }
    nonisolated public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {}
}
public struct RectangleMark: ChartContent {
    public typealias Body = Never
    public var body: Never { fatalError() }
    nonisolated public init<Y>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) where Y: Plottable {}
}
extension RuleMark {
    nonisolated public init<X>(x: PlottableValue<X>) where X: Plottable {}
}
extension Int: Plottable {
    public var primitivePlottable: Int { self }
    public init?(primitivePlottable: Int) { self = primitivePlottable }
}
extension ForEach where Content: ChartContent {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        fatalError()
    }
}
extension ChartContent {
    // s:6Charts12ChartContentPAAE10annotation8position9alignment7spacing7contentQrAA18AnnotationPositionV_7SwiftUI9AlignmentV14CoreFoundation7CGFloatVSgqd__yXEtAK4ViewRd__lF
    nonisolated public func annotation<C>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent where C: View { self }
    nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
    nonisolated public func opacity(_ opacity: Double) -> some ChartContent { self }
    nonisolated public func accessibilityLabel<S>(_ label: S) -> some ChartContent where S: StringProtocol { self }
    nonisolated public func accessibilityValue<S>(_ value: S) -> some ChartContent where S: StringProtocol { self }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
}
extension View {
    // As chartAngleSelection(value:), s:7SwiftUI4ViewP6ChartsE19chartAngleSelection5valueQrAA7BindingVyqd__SgG_tAD9PlottableRd__lF
    nonisolated public func chartXSelection<P>(value: Binding<P?>) -> some View where P: Plottable { EmptyView() }
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { EmptyView() }
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { EmptyView() }
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View { EmptyView() }
    nonisolated public func chartYScale<Domain>(domain: Domain) -> some View where Domain: ScaleDomain { EmptyView() }
    nonisolated public func chartXAxisLabel(_ labelKey: LocalizedStringKey) -> some View { EmptyView() }
    nonisolated public func chartYAxisLabel(_ label: String) -> some View { EmptyView() }
}
public protocol ScaleDomain {}
extension ClosedRange: ScaleDomain where Bound: Plottable {}
