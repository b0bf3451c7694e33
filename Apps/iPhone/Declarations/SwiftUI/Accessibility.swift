public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let isHeader = AccessibilityTraits(rawValue: 1)
    public static let isButton = AccessibilityTraits(rawValue: 2)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 4)
    public static let isSelected = AccessibilityTraits(rawValue: 8)
    public static let isToggle = AccessibilityTraits(rawValue: 16)
    public static let isModal = AccessibilityTraits(rawValue: 32)
}
public struct AccessibilityChildBehavior: Hashable, Sendable {
    public static let combine = Self()
    public static let contain = Self()
    public static let ignore = Self()
}
public struct AccessibilityActionKind: Equatable, Sendable {
    public static let `default` = Self()
    public static let escape = Self()
    public static let magicTap = Self()
}
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3 }
@MainActor @preconcurrency public protocol AccessibilityRotorContent {}
public struct AccessibilityRotorEntry<ID>: AccessibilityRotorContent where ID: Hashable {
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {}
    public init<L>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) where L: StringProtocol {}
}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable { fatalError() }
}
@resultBuilder public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content
    where Content: AccessibilityRotorContent {
        content
    }
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: AccessibilityRotorContent {
        content
    }
}
public struct AccessibilityAttachmentModifier: ViewModifier {
    public typealias Body = Never
    public func body(content: Content) -> Never { return fatalError() }
}
extension View {
    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
    @_disfavoredOverload nonisolated public func accessibilityLabel<S>(
        _ label: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol { fatalError() }
    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
    @_disfavoredOverload nonisolated public func accessibilityValue<S>(
        _ value: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol { fatalError() }
    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
    @_disfavoredOverload nonisolated public func accessibilityHint<S>(
        _ hint: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol { fatalError() }
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
    @_disfavoredOverload nonisolated public func accessibilityInputLabels<S>(_ inputLabels: [S]) -> some View
    where S: StringProtocol { self }
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    nonisolated public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        fatalError()
    }
    nonisolated public func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
    @_disfavoredOverload nonisolated public func accessibilityAction<S>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View where S: StringProtocol { self }
    nonisolated public func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View
    where Content: View { self }
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { self }
    nonisolated public func accessibilityRotor<Content>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where Content: AccessibilityRotorContent { self }
    nonisolated public func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View
    where V: View { self }
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
}
