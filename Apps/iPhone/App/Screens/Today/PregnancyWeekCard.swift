import CorginaRooms
import SwiftUI

/// Her age in weeks, the baby's size and the days to go, in one card.
struct PregnancyWeekCard: View {
    var row: PregnancyRow

    var body: some View {
        ViewThatFits {
            HStack(spacing: 16) { content }
            VStack(alignment: .leading, spacing: 12) { content }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .glassCard(.pink, isInteractive: true)
        .accessibilityElement(children: .combine)
        .accessibilityHint("Opens your timeline")
    }

    @ViewBuilder private var content: some View {
        Ring(value: Double(row.daysDone), of: 280, colors: [.pink, .purple]) {
            // There is none before there is a size.
            if !row.picture.isEmpty {
                Image(decorative: "Baby/" + row.picture).resizable().scaledToFit().padding()
            }
        }
        .frame(maxWidth: 88, maxHeight: 88)
        .accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 4) {
            Text(row.age).font(.system(.title3, design: .rounded, weight: .bold))
            if let size = row.size { Text(size).font(.subheadline).foregroundStyle(.secondary) }
        }
        if let remaining = row.remaining {
            VStack(spacing: 0) {
                Text(remaining.figure).font(.system(.title2, design: .rounded, weight: .bold))
                Text(remaining.words).font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}
