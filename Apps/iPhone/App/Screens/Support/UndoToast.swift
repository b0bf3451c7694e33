import CorginaRooms
import SwiftUI

/// What was just done, over the page, with the way to take it back.
struct UndoToast: View {
    var toast: Toast
    let undo: @MainActor (String) -> Void

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "checkmark.circle.fill").foregroundStyle(.green).accessibilityHidden(true)
            Text(toast.words).font(.subheadline)
            Spacer()
            if let entry = toast.entry {
                Button("Undo") { undo(entry) }.buttonStyle(.glass)
            }
        }
        .padding()
        .glassSurface(in: .capsule)
        .padding()
        .accessibilityElement(children: .contain)
        .transition(.move(edge: .bottom).combined(with: .opacity))
    }
}
