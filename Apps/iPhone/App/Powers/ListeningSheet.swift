import CorginaPhone
import SwiftUI

/// What is heard, while she speaks.
struct ListeningSheet: View {
    let host: PhoneHost
    @State private var listener = Listener()
    @State private var problem: String?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            Label(problem ?? listener.plan.title, systemImage: "waveform").font(.headline)
            Text(listener.plan.sentence).font(.title3).frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityAddTraits(.updatesFrequently)
            Button("Done", systemImage: "checkmark", action: finish).buttonStyle(.glassProminent)
        }
        .padding()
        .task { await start() }
        .presentationDetents([.medium])
        .presentationDragIndicator(.visible)
    }

    private func start() async {
        do { try await listener.start() } catch {
            problem = "Corgina cannot listen now. Allow the microphone in Settings, or type it."
        }
    }

    private func finish() {
        Task {
            let post = await listener.finish()
            if let post { await host.send(post) }
            if case .problem(let words) = listener.plan.state { problem = words } else { dismiss() }
        }
    }
}
