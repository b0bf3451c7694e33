import CorginaRooms
import SwiftUI

/// What was logged without asking her, until she has looked at it. The words are the room's (`ArrivalsCard`).
struct ArrivalsView: View {
    var card: ArrivalsCard
    let model: TodayModel

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(heading).font(.headline).accessibilityAddTraits(.isHeader)
            Text(question).font(.subheadline).foregroundStyle(.secondary)
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

    private var heading: String {
        switch card.ways {
        case [.offline]: "Logged while you were offline"
        case [.shortcut]: "Logged by a shortcut"
        default: "Logged by shortcut and offline"
        }
    }

    private var question: String {
        card.rows.count == 1
            ? "Corgina logged this without asking you. Is it right?"
            : "Corgina logged these \(card.rows.count) without asking you. Are they right?"
    }
}
