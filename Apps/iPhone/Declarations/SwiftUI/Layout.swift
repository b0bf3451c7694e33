@frozen public struct HorizontalAlignment: Equatable, Sendable {
    public static let leading = Self()
    public static let center = Self()
}
@frozen public struct VerticalAlignment: Equatable, Sendable {
    public static let top = Self()
    public static let center = Self()
    public static let firstTextBaseline = Self()
}
@frozen public struct Alignment: Equatable, Sendable {
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {}
    private init() {}
    public static let center = Self()
    public static let leading = Self()
    public static let top = Self()
    public static let bottom = Self()
}
@frozen nonisolated public struct VStack<Content>: _SystemView where Content: View {
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}
@frozen nonisolated public struct HStack<Content>: _SystemView where Content: View {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
@frozen nonisolated public struct ZStack<Content>: _SystemView where Content: View {
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
nonisolated public struct LazyVStack<Content>: _SystemView where Content: View {
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {}
}
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
@frozen nonisolated public struct ViewThatFits<Content>: _SystemView where Content: View {
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
}
@frozen nonisolated public struct Spacer: _SystemView { public init(minLength: CGFloat? = nil) {} }
@frozen public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical
    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}
@frozen public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing
    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let bottom = Set(rawValue: 4)
        public static let all = Set(rawValue: 15)
        public static let horizontal = Set(rawValue: 10)
        public static let vertical = Set(rawValue: 5)
    }
}
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable { case leading, trailing }
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable { case top, bottom }
@frozen public struct EdgeInsets: Equatable, Sendable {
    public init() {}
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}
