import CorginaRooms
import SwiftUI

/// A figure and its unit.
struct CountdownUnit: View {
    var value: Int
    var unit: String
    @ScaledMetric(relativeTo: .largeTitle) private var size: CGFloat = 48

    var body: some View {
        VStack(spacing: 4) {
            Text("\(value)")
                .font(.system(size: size, weight: .bold, design: .rounded).monospacedDigit())
                .rolls(to: Double(value))
            Text(unit).font(.caption).foregroundStyle(.secondary).textCase(.uppercase)
        }
    }
}
