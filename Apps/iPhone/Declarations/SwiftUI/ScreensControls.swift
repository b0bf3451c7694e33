// Controls, shapes and lists the screens use beyond their files.

nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { .init() }
}
extension ShapeStyle {
    /// The second level of a style, such as `.background.secondary`.
    public var secondary: some ShapeStyle { self }
}
extension Font {
    // For sizes of a ScaledMetric, which grow with her text.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { body }
}
extension Animation {
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
@frozen nonisolated public struct Path: Equatable, Sendable, Shape { public init(_ rect: CGRect) {} }
@frozen public struct GraphicsContext {
    public struct Shading: Sendable { public static func color(_ color: Color) -> Shading { .init() } }
    public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()) {}
}
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }
public struct Canvas<Symbols> where Symbols: View {}
extension Canvas: View {
    public typealias Body = Never
    public var body: Never { return fatalError() }
}
extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) { fatalError() }
}
public struct ScrollIndicatorVisibility: Equatable { public static var hidden: ScrollIndicatorVisibility { .init() } }
extension View {
    // s:7SwiftUI4ViewPAAE16scrollIndicators_4axesQrAA25ScrollIndicatorVisibilityV_AA4AxisO3SetVtF
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }
    // s:7SwiftUI4ViewPAAE10searchable4text9placement6promptQrAA7BindingVySSG_AA20SearchFieldPlacementVAA18LocalizedStringKeyVtF
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { self }
    // s:7SwiftUI4ViewPAAE11safeAreaBar4edge9alignment7spacing7contentQrAA12VerticalEdgeO_AA19HorizontalAlignmentV14CoreFoundation7CGFloatVSgqd__yXEtAaBRd__lF
    @available(iOS 26.0, *)
    nonisolated public func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View { self }
}
public struct SearchFieldPlacement: Sendable { public static let automatic = SearchFieldPlacement() }
extension TabView {
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
    where Content: View { fatalError() }
}
@MainActor @preconcurrency public protocol TabViewStyle {}
nonisolated public struct PageTabViewStyle: TabViewStyle {}
extension TabViewStyle where Self == PageTabViewStyle {
    @MainActor @preconcurrency public static var page: PageTabViewStyle { .init() }
}
public protocol IndexViewStyle {}
public struct PageIndexViewStyle: IndexViewStyle {
    public struct BackgroundDisplayMode: Sendable { public static let always = BackgroundDisplayMode() }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        .init()
    }
}
extension View {
    nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle { self }
    nonisolated public func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle { self }
}
nonisolated public struct LazyHStack<Content>: _SystemView where Content: View {
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {}
}
extension LabeledContent where Label == Text, Content: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { fatalError() }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) { fatalError() }
}
