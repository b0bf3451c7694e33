import CorginaRooms
import SwiftUI

/// The day's entries, newest first.
struct LatestPart: View {
    let latest: LatestSection
    let model: TodayModel

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Text("Latest").font(.title3.bold()).accessibilityAddTraits(.isHeader)
                Spacer()
                Button("All entries") { model.visit(.timeline(.list(.all))) }.font(.subheadline)
            }
            if latest.rows.isEmpty {
                ContentUnavailableView(
                    latest.emptyTitle, systemImage: "sparkles", description: Text("Try “porridge and a coffee” below."))
            }
            ForEach(latest.rows, id: \.id) { row in
                EventRow(row: row, actions: EventActions(row, back: .today, model: model, staysHere: { $0 == .today }))
                    .solidCard()
            }
        }
        .moves(.spring(duration: 0.4, bounce: 0.2), with: latest.rows)
        .accessibilityRotor("Entries", entries: latest.rows, entryID: \.id, entryLabel: \.title)
    }
}
