import SwiftUI

/// What went wrong with a form, over the page it was sent from, until she puts it away.
struct ErrorBanner: View {
    let error: ScreenError
    let close: @MainActor () -> Void

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.orange).accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(error.words.title).font(.headline)
                Text(error.words.advice).font(.subheadline)
            }
            Spacer()
            Button("Close", systemImage: "xmark", action: close).labelStyle(.iconOnly).buttonStyle(.glass)
        }
        .glassCard(.orange)
        .padding()
        .accessibilityElement(children: .contain)
        .transition(.move(edge: .top).combined(with: .opacity))
    }
}
