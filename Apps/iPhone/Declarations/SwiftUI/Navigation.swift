@MainActor @preconcurrency public struct NavigationStack<Data, Root>: _SystemView where Root: View {}
extension NavigationStack {
    @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { fatalError() }
    @MainActor @preconcurrency public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    { fatalError() }
}
public struct NavigationPath: Equatable {}
public struct NavigationBarItem: Sendable { public enum TitleDisplayMode: Sendable { case automatic, inline, large } }
extension View {
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
        self
    }
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
    nonisolated public func navigationDestination<D, C>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View { self }
}
nonisolated public struct TabView<SelectionValue, Content>: _SystemView
where SelectionValue: Hashable, Content: View {}
