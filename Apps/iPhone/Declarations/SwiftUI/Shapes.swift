public protocol Shape: Sendable, View {}
extension Shape { public var body: _ShapeView<Self, ForegroundStyle> { fatalError() } }
public protocol InsettableShape: Shape {}
@frozen nonisolated public struct Capsule: InsettableShape {
    public init(style: RoundedCornerStyle = .continuous) {}
}
@frozen nonisolated public struct Circle: InsettableShape { public init() {} }
@frozen nonisolated public struct Rectangle: InsettableShape { public init() {} }
@frozen nonisolated public struct RoundedRectangle: InsettableShape {
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}
public enum RoundedCornerStyle: Sendable { case circular, continuous }
extension Shape where Self == Capsule { public static var capsule: Capsule { .init() } }
extension Shape where Self == Circle { public static var circle: Circle { .init() } }
extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        fatalError()
    }
}
@frozen public struct StrokeStyle: Equatable, Sendable {
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
    ) {}
}
@frozen nonisolated public struct _ShapeView<Content, Style>: _SystemView where Content: Shape, Style: ShapeStyle {}
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    nonisolated var shape: Self.Content { get }
}
@frozen nonisolated public struct StrokeShapeView<Content, Style, Background>: ShapeView, _SystemView
where Content: Shape, Style: ShapeStyle, Background: View {
    public var shape: Content
}
@frozen nonisolated public struct StrokeBorderShapeView<Content, Style, Background>: ShapeView, _SystemView
where Content: InsettableShape, Style: ShapeStyle, Background: View {
    public var shape: Content
}
@frozen public struct ForegroundStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { .init() } }
extension Shape {
    nonisolated public func stroke<S>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle { fatalError() }
    nonisolated public func stroke<S>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle { fatalError() }
    nonisolated public func fill<S>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> where S: ShapeStyle { fatalError() }
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { self }
}
extension InsettableShape {
    nonisolated public func strokeBorder<S>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle { fatalError() }
}
