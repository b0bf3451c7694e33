// What the screens' accessibility uses beyond Accessibility.swift.

extension View {
    // s:7SwiftUI4ViewPAAE18accessibilityRotor_7entries7entryID0G5LabelQrAA18LocalizedStringKeyV_Sayqd__Gs0L4PathCyqd__qd_0_GALyqd__SSGtSHRd_0_r0_lF
    nonisolated public func accessibilityRotor<EntryModel, ID>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View where ID: Hashable { self }
}
extension AccessibilityTraits { public static let isStaticText = AccessibilityTraits() }
