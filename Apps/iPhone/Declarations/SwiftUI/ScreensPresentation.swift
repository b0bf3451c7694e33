// Sheets, alerts, menus, bars and what she pulls or searches.

public struct PresentationBackgroundInteraction: Sendable {
    public static var automatic: Self { .init() }
    public static var disabled: Self { .init() }
    public static var enabled: Self { .init() }
    // s:7SwiftUI33PresentationBackgroundInteractionV7enabled9upThroughAcA0C6DetentV_tFZ
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .init() }
}
@frozen public enum VerticalEdge: Int8, CaseIterable, Sendable { case top, bottom }
extension Visibility { public static let inline = Visibility() }
extension ToolbarItemPlacement { public static let principal = ToolbarItemPlacement() }
extension View {
    // s:7SwiftUI4ViewPAAE33presentationBackgroundInteractionyQrAA012PresentationeF0VF
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { EmptyView() }
    // s:7SwiftUI4ViewPAAE22presentationBackgroundyQrqd__AA10ShapeStyleRd__lF
    nonisolated public func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle { EmptyView() }
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { EmptyView() }
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { EmptyView() }
    nonisolated public func alert<A, M>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View { EmptyView() }
    nonisolated public func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View
    where MenuItems: View { EmptyView() }
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { EmptyView() }
    nonisolated public func searchable(text: Binding<String>, prompt: LocalizedStringKey) -> some View { EmptyView() }
    nonisolated public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping (() -> Void)) -> some View {
        EmptyView()
    }
    // s:7SwiftUI4ViewPAAE11safeAreaBar4edge9alignment7spacing7contentQrAA12VerticalEdgeO_AA19HorizontalAlignmentV14CoreFoundation7CGFloatVSgqd__yXEtAaBRd__lF
    nonisolated public func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View { EmptyView() }
    nonisolated public func task<T>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View where T: Equatable { EmptyView() }
}
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = Self(rawValue: 1), search = Self(rawValue: 2)
}
