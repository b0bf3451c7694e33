import CorginaRooms
import SwiftUI

/// A figure of the baby's, and what it is.
struct MeasurementDetail: View {
    var icon: String
    var measure: BabySizeCard.Measure

    var body: some View {
        VStack(spacing: 6) {
            Image(systemName: icon).font(.title3).foregroundStyle(.secondary)
            Text(measure.figure).font(.headline)
            Text(measure.words).font(.caption).foregroundStyle(.secondary)
        }
    }
}
