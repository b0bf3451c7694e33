import CorginaRooms
import SwiftUI

/// What was logged without asking her, until she has looked at it.
struct ArrivalsView: View {
    var card: ArrivalsCard
    let model: TodayModel

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(card.heading).font(.headline).accessibilityAddTraits(.isHeader)
            Text(card.question).font(.subheadline).foregroundStyle(.secondary)
            ForEach(card.rows, id: \.id) { row in
                Button {
                    model.visit(.entries(.one(row.id)))
                } label: {
                    HStack(spacing: 12) {
                        HueDisc(symbol: row.symbol, hue: row.hue)
                        VStack(alignment: .leading, spacing: 2) {
                            Text(row.title).font(.headline)
                            Text(row.detail).font(.subheadline).foregroundStyle(.secondary)
                        }
                    }
                }
                .buttonStyle(.plain)
                .accessibilityElement(children: .combine)
            }
            if let last = card.rows.last {
                Button("Looks right") { Task { await model.send(["through": "\(last.id)"], to: .offline(.checked)) } }
                    .buttonStyle(.glass)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .solidCard()
    }
}
