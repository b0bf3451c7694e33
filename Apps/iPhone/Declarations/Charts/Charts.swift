@_exported import SwiftUI

public protocol Plottable {
    associatedtype PrimitivePlottable
    var primitivePlottable: PrimitivePlottable { get }
    init?(primitivePlottable: PrimitivePlottable)
}
extension String: Plottable {
    public var primitivePlottable: String { self }
    public init?(primitivePlottable: String) { self = primitivePlottable }
}
extension Double: Plottable {
    public var primitivePlottable: Double { self }
    public init?(primitivePlottable: Double) { self = primitivePlottable }
}
extension Int: Plottable {
    public var primitivePlottable: Int { self }
    public init?(primitivePlottable: Int) { self = primitivePlottable }
}
extension Date: Plottable {
    public var primitivePlottable: Date { self }
    public init?(primitivePlottable: Date) { self = primitivePlottable }
}
public struct PlottableValue<Value> where Value: Plottable {
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> { fatalError() }
}
@MainActor @preconcurrency public protocol ChartContent {
    associatedtype Body: ChartContent
    @ChartContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: ChartContent {}
public struct MarkDimension {
    public static var automatic: MarkDimension { .init() }
    public static func ratio(_ value: CGFloat) -> MarkDimension { .init() }
}
public struct BarMark: ChartContent {
    public typealias Body = Never
    public var body: Never { return fatalError() }
    nonisolated public init<X, Y>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) where X: Plottable, Y: Plottable {}
}
public struct RuleMark: ChartContent {
    public typealias Body = Never
    public var body: Never { return fatalError() }
    nonisolated public init<Y>(y: PlottableValue<Y>) where Y: Plottable {}
}
public struct AnnotationPosition: Sendable {
    public static let top = AnnotationPosition()
}
extension ChartContent {
    nonisolated public func foregroundStyle<S>(_ style: S) -> some ChartContent where S: ShapeStyle { self }
    nonisolated public func cornerRadius(_ radius: CGFloat) -> some ChartContent { self }
    nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
    nonisolated public func annotation<C>(
        position: AnnotationPosition, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent where C: View { self }
    nonisolated public func accessibilityLabel<S>(_ label: S) -> some ChartContent where S: StringProtocol { self }
    nonisolated public func accessibilityValue<S>(_ value: S) -> some ChartContent where S: StringProtocol { self }
}
public struct TupleChartContent<T>: ChartContent {
    public typealias Body = Never
    public var body: Never { return fatalError() }
}
extension Optional: ChartContent where Wrapped: ChartContent {
    public typealias Body = Never
    public var body: Never { return fatalError() }
}
@resultBuilder public struct ChartContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: ChartContent { content }
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: ChartContent { content }
    public static func buildBlock<each C>(_ c: repeat each C) -> TupleChartContent<(repeat each C)>
    where repeat each C: ChartContent { fatalError() }
    public static func buildIf<C>(_ c: C?) -> C? where C: ChartContent { c }
}
extension ForEach: ChartContent where Content: ChartContent {
    public typealias Body = Never
    public var body: Never { return fatalError() }
}
extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) { fatalError() }
}
