// Pickers, progress, lists and other controls.

@frozen public struct Group<Content> {}
extension Group: View where Content: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
    nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
}
public struct Divider: View {
    nonisolated public init() {}
    public typealias Body = Never
    public var body: Never { fatalError() }
}
@frozen public struct ViewThatFits<Content>: View where Content: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
}
public struct LazyVStack<Content>: View where Content: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}
public struct LazyHStack<Content>: View where Content: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}
extension ScrollView {
    nonisolated public init(_ axes: Axis.Set, @ViewBuilder content: () -> Content) {}
}
@MainActor @preconcurrency public struct Form<Content>: View where Content: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
    nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
}
extension Section where Parent: View, Content: View, Footer: View {
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) { fatalError() }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) { fatalError() }
}
public struct LabeledContent<Label, Content>: View where Label: View, Content: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
}
extension LabeledContent where Label == Text, Content: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { fatalError() }
}
extension LabeledContent where Label == Text, Content == Text {
    nonisolated public init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol { fatalError() }
}
@MainActor @preconcurrency public struct Picker<Label, SelectionValue, Content>: View
where Label: View, SelectionValue: Hashable, Content: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
}
extension Picker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { fatalError() }
}
public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle {}
public struct WheelPickerStyle: PickerStyle {}
public struct MenuPickerStyle: PickerStyle {}
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { .init() }
}
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: WheelPickerStyle { .init() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { .init() } }
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = Self(rawValue: 1), date = Self(rawValue: 2)
}
public struct DatePicker<Label>: View where Label: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
}
extension DatePicker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { fatalError() }
    @_disfavoredOverload nonisolated public init<S>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) where S: StringProtocol { fatalError() }
}
public protocol DatePickerStyle {}
public struct WheelDatePickerStyle: DatePickerStyle {}
public struct CompactDatePickerStyle: DatePickerStyle {}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { .init() }
}
@MainActor @preconcurrency public struct TabView<SelectionValue, Content>: View
where SelectionValue: Hashable, Content: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) { fatalError() }
}
public protocol TabViewStyle {}
public struct PageTabViewStyle: TabViewStyle {}
extension TabViewStyle where Self == PageTabViewStyle { public static var page: PageTabViewStyle { .init() } }
public protocol IndexViewStyle {}
public struct PageIndexViewStyle: IndexViewStyle {
    public struct BackgroundDisplayMode: Sendable { public static let automatic = Self(), always = Self() }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        .init()
    }
}
public struct Menu<Label, Content>: View where Label: View, Content: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { fatalError() }
}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    nonisolated public static var borderless: BorderlessButtonStyle { fatalError() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    nonisolated public static var plain: PlainButtonStyle { fatalError() }
}
extension Button {
    @preconcurrency nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {}
}
extension Button where Label == SwiftUI.Label<Text, Image> {
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { fatalError() }
    @_disfavoredOverload @preconcurrency nonisolated public init<S>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol { fatalError() }
}
extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    @_disfavoredOverload nonisolated public init<S>(
        _ title: S, systemImage name: String, description: Text? = nil
    ) where S: StringProtocol { fatalError() }
}
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
public protocol LabelStyle {}
public struct IconOnlyLabelStyle: LabelStyle {}
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: IconOnlyLabelStyle { .init() } }
public protocol ListStyle {}
public struct InsetGroupedListStyle: ListStyle {}
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { .init() }
}
public protocol TextFieldStyle {}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) { fatalError() }
}
extension View {
    nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle { EmptyView() }
    nonisolated public func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle { EmptyView() }
    nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle { EmptyView() }
    nonisolated public func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle { EmptyView() }
    nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle { EmptyView() }
    nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle { EmptyView() }
    nonisolated public func tag<V>(_ tag: V) -> some View where V: Hashable { EmptyView() }
    nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { EmptyView() }
    nonisolated public func disabled(_ disabled: Bool) -> some View { EmptyView() }
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { EmptyView() }
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        EmptyView()
    }
    nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View { EmptyView() }
    nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle { EmptyView() }
    nonisolated public func labelsHidden() -> some View { EmptyView() }
    nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { EmptyView() }
}
public struct ScrollIndicatorVisibility: Sendable { public static var hidden: Self { .init() } }
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}
public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
    public typealias Body = Never
    public var body: Never { fatalError() }
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
    public var body: Never { fatalError() }
}
extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
}
