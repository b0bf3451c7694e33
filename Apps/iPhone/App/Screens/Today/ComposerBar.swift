import CorginaRooms
import SwiftUI

/// The one field for everything, of glass over the page, with quick log beside it and Log at its end. While a sentence is read the glass
/// of the button becomes the glass of a note that says so.
struct ComposerBar: View {
    let page: TodayPage
    let model: TodayModel
    @State private var sentence = ""
    @Namespace private var glass
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        GlassEffectContainer(spacing: 12) {
            VStack(spacing: 8) {
                FieldErrors(errors: page.errors)
                if model.isSending {
                    AnalyzingIndicator().glassEffectID("work", in: glass)
                } else {
                    field.glassEffectID("work", in: glass)
                }
            }
        }
        .padding(.horizontal)
        .moves(.spring(duration: 0.4, bounce: 0.2), with: model.isSending)
        .onChange(of: page.sentence, initial: true) { _, kept in sentence = kept }
    }

    private var field: some View {
        HStack(spacing: 12) {
            Button("Quick log", systemImage: "bolt.fill") { model.visit(.quickLog(nil)) }
                .labelStyle(.iconOnly)
            TextField("Eat, drink, take, feel…", text: $sentence, axis: .vertical)
                .submitLabel(.send)
                .onSubmit(log)
                .accessibilityLabel("What did you eat, drink, take or feel?")
            Button("Photo", systemImage: "camera.fill") { model.visit(.photos(.new(nil))) }
                .labelStyle(.iconOnly)
            Button("Log", systemImage: "arrow.up", action: log)
                .labelStyle(.iconOnly)
                .buttonStyle(.glassProminent)
                .disabled(sentence.isEmpty)
                .accessibilityInputLabels([
                    "Log", "log food", "track meal", "record nutrition", "log symptom", "track symptom",
                    "record symptom",
                    "log vitamin", "take vitamin", "record supplement",
                ])
        }
        .padding()
        .glassSurface(.pink, in: .rect(cornerRadius: 24))
    }

    private func log() {
        guard !sentence.isEmpty else { return }
        Task { if await model.send(["sentence": sentence], to: .drafts(.say), isQuiet: true) { sentence = "" } }
    }
}
