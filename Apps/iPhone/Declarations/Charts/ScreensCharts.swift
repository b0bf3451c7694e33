// What the screens' charts use beyond Charts.swift and Axes.swift.

@MainActor @preconcurrency public struct LineMark: ChartContent {
    public typealias Body = Never
    public var body: Never { return fatalError() }
    // s:6Charts8LineMarkV1x1yAcA14PlottableValueVyxG_AGyq_GtcAA0D0RzAaJR_r0_lufc
    nonisolated public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {}
}
@MainActor @preconcurrency public struct PointMark: ChartContent {
    public typealias Body = Never
    public var body: Never { return fatalError() }
    // s:6Charts9PointMarkV1x1yAcA14PlottableValueVyxG_AGyq_GtcAA0D0RzAaJR_r0_lufc
    nonisolated public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {}
}
@MainActor @preconcurrency public struct RectangleMark: ChartContent {
    public typealias Body = Never
    public var body: Never { return fatalError() }
    // Looked up: init(xStart:xEnd:yStart:yEnd:)-5cbgh. Its name differs only by where CGFloat is declared.
    nonisolated public init<Y>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) where Y: Plottable {}
}
extension AnnotationPosition {
    nonisolated(unsafe) public static let leading = AnnotationPosition()
    nonisolated(unsafe) public static let trailing = AnnotationPosition()
}
extension ForEach where Content: ChartContent {
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) { fatalError() }
}
extension ChartContent {
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
}
extension View {
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { self }
}
