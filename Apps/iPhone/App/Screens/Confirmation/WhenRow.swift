import CorginaCore
import CorginaRooms
import SwiftUI

/// When it was, and its tags; both are changed on the page of its details.
struct WhenRow: View {
    var when: String
    var tags: [String]
    let open: @MainActor () -> Void

    var body: some View {
        Button(action: open) {
            HStack {
                Label(when, systemImage: "clock").font(.subheadline)
                Spacer()
                ForEach(tags, id: \.self) { tag in
                    Text(tag).font(.caption).padding(.horizontal, 8).background(.pink.opacity(0.1), in: .capsule)
                }
            }
        }
        .buttonStyle(.plain)
        .accessibilityHint("Change the day, the time or the tags")
    }
}
