import CorginaRooms
import SwiftUI

/// A part of the day, and how its doses stand.
struct DoseGroupHeader: View {
    var group: SupplementsValue.DoseGroup

    var body: some View {
        HStack {
            Label(group.heading, systemImage: group.symbol.symbolName)
            Spacer()
            Text(group.words).foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isHeader)
    }
}
