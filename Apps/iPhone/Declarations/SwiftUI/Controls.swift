public struct TextField<Label>: _SystemView where Label: View {}
extension TextField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) { fatalError() }
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { fatalError() }
    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
        fatalError()
    }
    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>, axis: Axis)
    where S: StringProtocol { fatalError() }
}
public struct SecureField<Label>: _SystemView where Label: View {}
extension SecureField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { fatalError() }
    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
        fatalError()
    }
}
public struct Toggle<Label>: _SystemView where Label: View {
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}
extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { fatalError() }
    @_disfavoredOverload nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
        fatalError()
    }
}
public struct Stepper<Label>: _SystemView where Label: View {}
extension Stepper where Label == Text {
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable { fatalError() }
}
public struct Slider<Label, ValueLabel>: _SystemView where Label: View, ValueLabel: View {}
extension Slider where ValueLabel == EmptyView {
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint { fatalError() }
}
extension Slider {
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint { fatalError() }
}
public struct Picker<Label, SelectionValue, Content>: _SystemView
where Label: View, SelectionValue: Hashable, Content: View {
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}
}
extension Picker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { fatalError() }
    @_disfavoredOverload nonisolated public init<S>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) where S: StringProtocol { fatalError() }
}
@MainActor @preconcurrency public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle { nonisolated public init() {} }
public struct MenuPickerStyle: PickerStyle { nonisolated public init() {} }
public struct WheelPickerStyle: PickerStyle { nonisolated public init() {} }
extension PickerStyle where Self == SegmentedPickerStyle {
    nonisolated public static var segmented: SegmentedPickerStyle { .init() }
}
extension PickerStyle where Self == MenuPickerStyle { nonisolated public static var menu: MenuPickerStyle { .init() } }
extension PickerStyle where Self == WheelPickerStyle {
    nonisolated public static var wheel: WheelPickerStyle { .init() }
}
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}
public struct DatePicker<Label>: _SystemView where Label: View { public typealias Components = DatePickerComponents }
extension DatePicker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) { fatalError() }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) { fatalError() }
    @_disfavoredOverload nonisolated public init<S>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) where S: StringProtocol { fatalError() }
}
@MainActor @preconcurrency public protocol DatePickerStyle {}
public struct GraphicalDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
public struct CompactDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
public struct WheelDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    nonisolated public static var graphical: GraphicalDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    nonisolated public static var compact: CompactDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    nonisolated public static var wheel: WheelDatePickerStyle { .init() }
}
extension View {
    nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle { self }
    nonisolated public func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle { self }
    nonisolated public func labelsHidden() -> some View { self }
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    { self }
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
}
public struct SubmitLabel: Sendable {
    public static var done: SubmitLabel { .init() }
    public static var send: SubmitLabel { .init() }
    public static var search: SubmitLabel { .init() }
    public static var next: SubmitLabel { .init() }
}
public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { .init() }
    public static var words: TextInputAutocapitalization { .init() }
    public static var sentences: TextInputAutocapitalization { .init() }
}
