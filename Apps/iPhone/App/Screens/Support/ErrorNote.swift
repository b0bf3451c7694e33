import SwiftUI

/// Why there is nothing to see, and the way to try again.
struct ErrorNote: View {
    let error: ScreenError
    let retry: @MainActor () async -> Void

    var body: some View {
        VStack(spacing: 16) {
            ContentUnavailableView(
                error.words.title, systemImage: "exclamationmark.triangle",
                description: Text(error.words.advice))
            Button("Try again") { Task { await retry() } }
                .buttonStyle(.glass)
        }
        .padding()
    }
}
