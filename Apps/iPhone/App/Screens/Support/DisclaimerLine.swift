import CorginaRooms
import SwiftUI

/// What Corgina is not.
struct DisclaimerLine: View {
    var body: some View {
        Text(disclaimer)
            .font(.footnote)
            .foregroundStyle(.secondary)
    }
}
