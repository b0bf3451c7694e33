public protocol Shape: Sendable, _SystemView {}
public protocol InsettableShape: Shape {}
@frozen public struct Capsule: InsettableShape {
    public init(style: RoundedCornerStyle = .continuous) {}
}
@frozen public struct Circle: InsettableShape { public init() {} }
@frozen public struct Rectangle: InsettableShape { public init() {} }
@frozen public struct RoundedRectangle: InsettableShape {
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}
public enum RoundedCornerStyle: Sendable { case circular, continuous }
extension Shape where Self == Capsule { public static var capsule: Capsule { .init() } }
extension Shape where Self == Circle { public static var circle: Circle { .init() } }
extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        fatalError()
    }
}
public struct StrokeStyle: Equatable, Sendable {
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {}
}
extension Shape {
    nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: ShapeStyle { self }
    nonisolated public func stroke<S>(_ content: S, style: StrokeStyle) -> some View where S: ShapeStyle { self }
    nonisolated public func fill<S>(_ content: S) -> some View where S: ShapeStyle { self }
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { self }
}
extension InsettableShape {
    nonisolated public func strokeBorder<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: ShapeStyle {
        self
    }
}
