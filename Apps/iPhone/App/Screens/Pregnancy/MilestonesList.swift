import CorginaRooms
import SwiftUI

/// What's Happening This Week: facts, each with its source.
struct MilestonesList: View {
    var milestones: MilestonesCard

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("What's Happening This Week").font(.headline).accessibilityAddTraits(.isHeader)
            ForEach(milestones.facts, id: \.self) { fact in
                HStack(alignment: .top, spacing: 12) {
                    HueDisc(symbol: fact.symbol, hue: fact.hue)
                    VStack(alignment: .leading, spacing: 4) {
                        Text(fact.words).font(.subheadline).fixedSize(horizontal: false, vertical: true)
                        Text("Source: \(fact.source)").font(.caption2).foregroundStyle(.secondary)
                    }
                }
                .accessibilityElement(children: .combine)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .solidCard()
    }
}
