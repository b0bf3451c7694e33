@MainActor @preconcurrency public struct NavigationStack<Data, Root>: _SystemView where Root: View {}
extension NavigationStack {
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { fatalError() }
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        fatalError()
    }
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    { fatalError() }
}
public struct NavigationPath {
    public init() {}
    public mutating func append<V>(_ value: V) where V: Hashable {}
    public mutating func removeLast(_ k: Int = 1) {}
    public var isEmpty: Bool { true }
}
public struct NavigationLink<Label, Destination>: _SystemView where Label: View, Destination: View {
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
}
extension NavigationLink where Destination == Never {
    nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable { fatalError() }
}
extension NavigationLink where Label == Text, Destination == Never {
    nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?) where P: Hashable { fatalError() }
    @_disfavoredOverload nonisolated public init<S, P>(_ title: S, value: P?) where S: StringProtocol, P: Hashable {
        fatalError()
    }
}
public struct NavigationBarItem: Sendable { public enum TitleDisplayMode: Sendable { case automatic, inline, large } }
extension View {
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
        self
    }
    @available(iOS 26.0, *)
    @_disfavoredOverload nonisolated public func navigationSubtitle<S>(_ subtitle: S) -> some View
    where S: StringProtocol { self }
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
    nonisolated public func navigationDestination<D, C>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View { self }
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some View { self }
}
public protocol NavigationTransition {}
public struct ZoomNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition { .init() }
}
@MainActor @preconcurrency public struct TabView<SelectionValue, Content>: _SystemView
where SelectionValue: Hashable, Content: View {}
extension TabView {
    nonisolated public init<C>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent { fatalError() }
}
@MainActor @preconcurrency public protocol TabContent<TabValue> { associatedtype TabValue: Hashable }
public struct Tab<Value, Content, Label>: TabContent where Value: Hashable { public typealias TabValue = Value }
extension Tab where Content: View, Label == DefaultTabLabel {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) { fatalError() }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { fatalError() }
}
public struct DefaultTabLabel: _SystemView {}
public struct TabRole: Hashable, Sendable { public static var search: TabRole { .init() } }
public struct _TupleTabs<TabValue, T>: TabContent where TabValue: Hashable {}
@resultBuilder public struct TabContentBuilder<TabValue> where TabValue: Hashable {
    public struct Content<C>: _SystemView where C: TabContent {}
    public static func buildExpression<C>(_ content: C) -> C where C: TabContent<TabValue> { content }
    public static func buildBlock<C>(_ content: C) -> C where C: TabContent<TabValue> { content }
    public static func buildBlock<C0, C1>(
        _ c0: C0, _ c1: C1
    ) -> _TupleTabs<TabValue, (C0, C1)>
    where C0: TabContent<TabValue>, C1: TabContent<TabValue> { fatalError() }
    public static func buildBlock<C0, C1, C2>(
        _ c0: C0, _ c1: C1, _ c2: C2
    ) -> _TupleTabs<TabValue, (C0, C1, C2)>
    where C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue> { fatalError() }
    public static func buildBlock<C0, C1, C2, C3>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
    ) -> _TupleTabs<TabValue, (C0, C1, C2, C3)>
    where C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue> {
        fatalError()
    }
    public static func buildBlock<C0, C1, C2, C3, C4>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
    ) -> _TupleTabs<TabValue, (C0, C1, C2, C3, C4)>
    where
        C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>,
        C4: TabContent<TabValue>
    { fatalError() }
}
extension View {
    @available(iOS 26.0, *)
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
    @available(iOS 26.0, *)
    nonisolated public func tabViewBottomAccessory<Content>(@ViewBuilder content: () -> Content) -> some View
    where Content: View { self }
}
@available(iOS 26.0, *)
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    public static let onScrollDown = TabBarMinimizeBehavior()
    public static let never = TabBarMinimizeBehavior()
}
