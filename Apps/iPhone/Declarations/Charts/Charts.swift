@_exported import SwiftUI

public protocol Plottable {
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    var primitivePlottable: Self.PrimitivePlottable { get }
    init?(primitivePlottable: Self.PrimitivePlottable)
}
public protocol PrimitivePlottableProtocol: Plottable where Self == Self.PrimitivePlottable {}
extension PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self.PrimitivePlottable) { self = primitivePlottable }
}
extension String: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = String }
extension Double: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
extension Date: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Date }
extension Int: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Int
    public var primitivePlottable: Int { self }
    public init?(primitivePlottable: Int) { self = primitivePlottable }
}
public struct PlottableValue<Value> where Value: Plottable {
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> { fatalError() }
}
@MainActor @preconcurrency public protocol ChartContent {
    associatedtype Body: ChartContent
    @ChartContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: ChartContent {}
@frozen public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    public static var automatic: MarkDimension { 0 }
    public static func ratio(_ value: CGFloat) -> MarkDimension { 0 }
    public init(floatLiteral value: Double) {}
    public init(integerLiteral value: Int) {}
}
@frozen public struct MarkStackingMethod: Equatable, Sendable {
    public static var standard: MarkStackingMethod { .init() }
}
@MainActor @preconcurrency public struct BarMark: ChartContent {
    public typealias Body = Never
    public var body: Never { return fatalError() }
    nonisolated public init<X, Y>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) where X: Plottable, Y: Plottable {}
}
@MainActor @preconcurrency public struct RuleMark: ChartContent {
    public typealias Body = Never
    public var body: Never { return fatalError() }
    nonisolated public init<Y>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
    ) where Y: Plottable {}
}
public struct AnnotationPosition: Equatable {
    nonisolated(unsafe) public static let automatic = AnnotationPosition()
    nonisolated(unsafe) public static let top = AnnotationPosition()
}
extension ChartContent {
    nonisolated public func foregroundStyle<S>(_ style: S) -> some ChartContent where S: ShapeStyle { self }
    nonisolated public func cornerRadius(
        _ radius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> some ChartContent { self }
    nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
    nonisolated public func annotation<C>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent where C: View { self }
    @_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S) -> some ChartContent
    where S: StringProtocol { self }
    @_disfavoredOverload nonisolated public func accessibilityValue<S>(_ value: S) -> some ChartContent
    where S: StringProtocol { self }
}
extension Optional: ChartContent where Wrapped: ChartContent {
    public typealias Body = Never
    public var body: Never { return fatalError() }
}
@resultBuilder public struct ChartContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: ChartContent { content }
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: ChartContent { content }
    @_disfavoredOverload public static func buildBlock<each C>(_ content: repeat each C) -> some ChartContent
    where repeat each C: ChartContent { BuilderTuple<(repeat each C)>() }
    public static func buildIf<T>(_ content: T?) -> T? where T: ChartContent { content }
}
struct BuilderTuple<T>: ChartContent {
    typealias Body = Never
    var body: Never { return fatalError() }
}
extension ForEach: ChartContent where Content: ChartContent {
    public typealias Body = Never
    public var body: Never { return fatalError() }
}
extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
    nonisolated public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        fatalError()
    }
}
