import CorginaRooms
import SwiftUI

/// A date there has been: what, why and since when.
struct PastDate: View {
    var past: PregnancyDatesPage.Past

    var body: some View {
        HStack {
            VStack(alignment: .leading, spacing: 2) {
                Text(past.dueDate).font(.headline)
                Text(past.method).font(.subheadline).foregroundStyle(.secondary)
                Text(past.reason).font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            if past.isInUse { Image(systemName: "checkmark.circle.fill").accessibilityLabel("In use") }
        }
        .accessibilityElement(children: .combine)
    }
}
