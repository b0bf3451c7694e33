import CorginaCore
import CorginaRooms
import SwiftUI

/// Which meal it is, how many foods it has, and splitting it.
struct MealHead: View {
    var mealType: MealType
    var items: Int
    var event: Int
    var draft: RecordID
    let model: ConfirmationModel

    var body: some View {
        HStack {
            Label(mealType.displayName, systemImage: mealType.symbol.symbolName).font(.headline)
            Spacer()
            if items > 1 {
                Text("\(items) items").font(.subheadline).foregroundStyle(.secondary)
                Button("Split", systemImage: "arrow.triangle.branch") {
                    Task { await model.send(to: .drafts(.change(draft, .split(event: event)))) }
                }
                .buttonStyle(.borderless)
                .accessibilityLabel("Split: each food by itself")
            }
        }
    }
}
