@frozen nonisolated public struct Image: Equatable, Sendable, _SystemView {
    public init(systemName: String) {}
    public init(decorative name: String, bundle: Bundle? = nil) {}
    public enum Scale: Hashable, Sendable { case small, medium, large }
    public enum TemplateRenderingMode: Sendable { case template, original }
    public enum ResizingMode: Sendable { case tile, stretch }
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
}
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
extension View {
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
    nonisolated public func scaledToFit() -> some View { self }
}
nonisolated public struct Label<Title, Icon>: _SystemView where Title: View, Icon: View {
}
extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) { fatalError() }
    @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
        fatalError()
    }
}
@MainActor @preconcurrency public protocol LabelStyle {}
nonisolated public struct IconOnlyLabelStyle: LabelStyle { nonisolated public init() {} }
nonisolated public struct TitleAndIconLabelStyle: LabelStyle { nonisolated public init() {} }
extension LabelStyle where Self == IconOnlyLabelStyle {
    @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { .init() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}
extension View { nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle { self } }
