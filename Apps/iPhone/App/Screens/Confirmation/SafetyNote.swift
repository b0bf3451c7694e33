import CorginaCore
import CorginaRooms
import SwiftUI

/// What the safety list says of a food, in full.
struct SafetyNote: View {
    var flag: SafetyCard

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(flag.name).font(.caption.bold())
            Text(flag.reason).font(.caption)
            Text(flag.advice).font(.caption)
            Text(flag.source).font(.caption2).foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
    }
}
