import CorginaRooms
import SwiftUI

/// Adjust, and the one button that logs.
struct ConfirmationActions: View {
    let page: ConfirmationPage
    let model: ConfirmationModel
    let log: @MainActor () -> Void

    var body: some View {
        GlassEffectContainer(spacing: 16) {
            ViewThatFits {
                HStack(spacing: 16) { buttons }
                VStack(spacing: 12) { buttons }
            }
        }
        .padding()
    }

    @ViewBuilder private var buttons: some View {
        if page.events.isEmpty {
            Button("Keep as a Note") { Task { await model.send(to: .drafts(.change(page.draft, .keepAsNote))) } }
                .buttonStyle(.glass)
            Button("Edit Sentence") { Task { await model.send(to: .drafts(.change(page.draft, .editSentence))) } }
                .buttonStyle(.glassProminent)
        } else {
            Button("Adjust") { model.visit(.drafts(.details(page.draft, event: 0))) }
                .buttonStyle(.glass)
            Button(page.logLabel, action: log)
                .buttonStyle(.glassProminent)
                .controlSize(.large)
                .disabled(model.isSending)
                .accessibilityLabel(isMeal && page.isNew ? "Confirm and log this meal" : page.logLabel)
                .accessibilityInputLabels(isMeal ? ["Log", "Confirm", "Save meal"] : ["Log", "Confirm"])
        }
    }

    private var isMeal: Bool { page.events.count == 1 && page.events[0].isMeal }
}
