import CorginaRooms
import SwiftUI

/// Quick Snack: foods that are logged with one tap, without a sheet.
struct QuickSnackBar: View {
    var snacks: [QuickSnack]
    let log: @MainActor (QuickSnack) -> Void
    @State private var logged = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Quick Snack").font(.headline).accessibilityAddTraits(.isHeader)
            ScrollView(.horizontal) {
                LazyHStack(spacing: 12) {
                    ForEach(snacks, id: \.food) { snack in
                        SnackButton(snack: snack) {
                            logged += 1
                            log(snack)
                        }
                    }
                }
            }
            .scrollIndicators(.hidden)
        }
        .sensoryFeedback(.impact(weight: .medium), trigger: logged)
    }
}

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
