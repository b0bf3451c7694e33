// What VoiceOver says, does and turns to, and what Voice Control listens for.

public struct AccessibilityActionKind: Equatable, Sendable {
    public static let `default` = Self(), escape = Self(), magicTap = Self()
}
extension AccessibilityTraits {
    public static let isSelected = AccessibilityTraits(rawValue: 8), isStaticText = AccessibilityTraits(rawValue: 16)
}
extension EnvironmentValues {
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
}
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3 }
extension View {
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { EmptyView() }
    @_disfavoredOverload nonisolated public func accessibilityHint<S>(_ hint: S) -> some View where S: StringProtocol {
        EmptyView()
    }
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { EmptyView() }
    @_disfavoredOverload nonisolated public func accessibilityValue<S>(_ value: S) -> some View
    where S: StringProtocol { EmptyView() }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { EmptyView() }
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        EmptyView()
    }
    nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
        -> some View
    { EmptyView() }
    @_disfavoredOverload nonisolated public func accessibilityAction<S>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View where S: StringProtocol { EmptyView() }
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { EmptyView() }
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { EmptyView() }
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { EmptyView() }
    // s:7SwiftUI4ViewPAAE18accessibilityRotor_7entries7entryID0G5LabelQrAA18LocalizedStringKeyV_Sayqd__Gs0L4PathCyqd__qd_0_GALyqd__SSGtSHRd_0_r0_lF
    nonisolated public func accessibilityRotor<EntryModel, ID>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View where ID: Hashable { EmptyView() }
}
