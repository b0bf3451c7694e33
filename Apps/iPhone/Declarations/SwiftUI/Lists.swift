public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable { public var data: Data }
extension ForEach: View where Content: View {
    public typealias Body = Never
    public var body: Never { return fatalError() }
}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { fatalError() }
}
extension ForEach where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        fatalError()
    }
}
@MainActor @preconcurrency public struct List<SelectionValue, Content>: _SystemView
where SelectionValue: Hashable, Content: View {}
extension List where SelectionValue == Never {
    @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) { fatalError() }
}
public struct Section<Parent, Content, Footer> {}
extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
    public var body: Never { return fatalError() }
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) { fatalError() }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) { fatalError() }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) { fatalError() }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { fatalError() }
    @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content)
    where S: StringProtocol { fatalError() }
}
nonisolated public struct Form<Content>: _SystemView where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}
nonisolated public struct ScrollView<Content>: _SystemView where Content: View {
    nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {}
}
public protocol ListStyle {}
nonisolated public struct InsetGroupedListStyle: ListStyle { nonisolated public init() {} }
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { .init() }
}
extension View {
    nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle { self }
    nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View { self }
    nonisolated public func swipeActions<T>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View where T: View { self }
}
extension VerticalEdge {
    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let all = Set(rawValue: 3)
    }
}
