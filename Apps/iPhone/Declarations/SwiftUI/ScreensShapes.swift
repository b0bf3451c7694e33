// Shapes, strokes, gradients and what moves a drawing, as the native screens use them. Bodies are never run.

@frozen public struct UnitPoint: Hashable, Sendable {
    public static let center = UnitPoint(), leading = UnitPoint(), trailing = UnitPoint(), top = UnitPoint()
    public static let bottom = UnitPoint(), topLeading = UnitPoint(), bottomTrailing = UnitPoint()
}
@frozen public struct Angle: Hashable, Sendable {
    public static func degrees(_ degrees: Double) -> Angle { fatalError() }
    public static var zero: Angle { fatalError() }
}
public enum CGLineCap: Int32, Sendable { case butt, round, square }
public struct StrokeStyle: Equatable, Sendable {
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
    ) { fatalError() }
}
@frozen public struct LinearGradient: ShapeStyle, View {
    public typealias Body = Never
    public var body: Never { fatalError() }
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { fatalError() }
}
@frozen public struct AngularGradient: ShapeStyle, View {
    public typealias Body = Never
    public var body: Never { fatalError() }
    nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) { fatalError() }
}
@frozen public struct Rectangle: Shape {
    public init() {}
    public typealias Body = Never
    public var body: Never { fatalError() }
}
public protocol InsettableShape: Shape {}
extension Circle: InsettableShape {}
extension Capsule: InsettableShape {}
extension RoundedRectangle: InsettableShape {}
extension InsettableShape {
    nonisolated public func strokeBorder<S>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View where S: ShapeStyle { EmptyView() }
}
extension Shape where Self == Circle {
    public static var circle: Circle { .init() }
}
extension Shape {
    nonisolated public func stroke<S>(_ content: S, style: StrokeStyle) -> some View where S: ShapeStyle {
        EmptyView()
    }
    nonisolated public func fill<S>(_ content: S) -> some View where S: ShapeStyle { EmptyView() }
}
@frozen public struct Material: ShapeStyle {}
extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .init() }
    public static var thinMaterial: Material { .init() }
    public static var regularMaterial: Material { .init() }
}
@frozen public struct BackgroundStyle: ShapeStyle {}
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { .init() }
}
@frozen public struct TintShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { .init() }
}
extension ShapeStyle {
    public var secondary: some ShapeStyle { self }
}
extension ShapeStyle where Self == Color {
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var purple: Color { .purple }
    public static var yellow: Color { .yellow }
    public static var indigo: Color { .indigo }
    public static var brown: Color { .brown }
}
extension Color {
    public static let white = Color(""), gray = Color(""), purple = Color(""), yellow = Color(""), black = Color("")
    public static let indigo = Color(""), brown = Color(""), teal = Color(""), mint = Color(""), clear = Color("")
    public static let accentColor = Color("")
}
extension View {
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { EmptyView() }
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { EmptyView() }
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        EmptyView()
    }
    nonisolated public func opacity(_ opacity: Double) -> some View { EmptyView() }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { EmptyView() }
    nonisolated public func clipShape<S>(_ shape: S) -> some View where S: Shape { EmptyView() }
    nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
        EmptyView()
    }
    nonisolated public func shadow(color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
        EmptyView()
    }
    nonisolated public func background<S, T>(_ style: S, in shape: T) -> some View where S: ShapeStyle, T: Shape {
        EmptyView()
    }
    nonisolated public func background<S>(_ style: S) -> some View where S: ShapeStyle { EmptyView() }
    nonisolated public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    where V: View { EmptyView() }
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { EmptyView() }
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        EmptyView()
    }
    nonisolated public func scaledToFit() -> some View { EmptyView() }
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        EmptyView()
    }
}
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
extension Axis {
    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
    }
}
extension Alignment {
    public static let top = Alignment(), topLeading = Alignment(), bottomTrailing = Alignment()
    public static let leadingFirstTextBaseline = Alignment()
}
extension VerticalAlignment { public static let lastTextBaseline = VerticalAlignment() }
public struct Path: Equatable, Sendable, Shape {
    public init(_ rect: CGRect) {}
    public typealias Body = Never
    public var body: Never { fatalError() }
}
@frozen public struct GraphicsContext {
    public struct Shading: Sendable { public static func color(_ color: Color) -> Shading { .init() } }
    public func fill(_ path: Path, with shading: Shading) {}
}
public struct Canvas<Symbols>: View where Symbols: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
}
extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {}
}
