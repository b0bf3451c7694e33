import CorginaRooms
import SwiftUI

/// A card that opens a page, and may log with a button of its own.
struct HealthTrackingCard: View {
    var symbol: Icon
    var hue: Hue
    var title: LocalizedStringKey
    var value: String
    let open: @MainActor () -> Void
    /// What its own button is called, and its SF Symbol.
    var button: (name: LocalizedStringKey, symbol: String) = ("Add a glass of water", "plus")
    var add: (@MainActor () -> Void)?

    var body: some View {
        HStack(spacing: 16) {
            Button(action: open) {
                HStack(spacing: 16) {
                    HueDisc(symbol: symbol, hue: hue)
                    VStack(alignment: .leading, spacing: 4) {
                        Text(title).font(.subheadline).foregroundStyle(.secondary)
                        Text(value).font(.headline).rollsWords().moves(.spring, with: value)
                    }
                    Spacer()
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityElement(children: .combine)
            if let add {
                Button(button.name, systemImage: button.symbol, action: add)
                    .labelStyle(.iconOnly)
                    .buttonStyle(.glass)
                    .sensoryFeedback(.impact(weight: .light), trigger: value)
            } else {
                Image(systemName: "chevron.right").font(.caption).foregroundStyle(.secondary).accessibilityHidden(true)
            }
        }
        .solidCard()
    }
}
