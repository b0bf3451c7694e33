import CorginaRooms
import SwiftUI

/// One food, to be logged with a tap.
struct SnackButton: View {
    var snack: QuickSnack
    let log: @MainActor () -> Void

    var body: some View {
        Button(action: log) {
            VStack(spacing: 4) {
                Text(snack.emoji).font(.title)
                Text(snack.name).font(.subheadline.weight(.semibold))
                Text(snack.amount).font(.caption).foregroundStyle(.secondary)
                if let mark = snack.mark { Text(mark).font(.caption2.bold()).foregroundStyle(.pink) }
            }
            .solidCard()
        }
        .buttonStyle(.plain)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(
            ["Log \(snack.name)", snack.amount, snack.mark?.lowercased()].compactMap { $0 }.joined(separator: ", ")
        )
        .accessibilityAddTraits(.isButton)
    }
}
