import CorginaRooms
import SwiftUI

/// The offer to keep a meal as a recipe, once it was logged again.
///
/// The room names the recipe after the meal, and she can rename it on its page: a field for its name is the web's form, which has none here.
struct RecipeOfferSheet: View {
    let answer: @MainActor (Bool) -> Void
    @ScaledMetric(relativeTo: .body) private var height: CGFloat = 280
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                Image(systemName: "sparkles").font(.largeTitle).foregroundStyle(.yellow).accessibilityHidden(true)
                Text("You've logged this meal before!").font(.headline).accessibilityAddTraits(.isHeader)
                Text("Save as a recipe for faster logging next time?")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)
                GlassEffectContainer(spacing: 16) {
                    ViewThatFits {
                        HStack(spacing: 16) { buttons }
                        VStack(spacing: 12) { buttons }
                    }
                }
            }
            .padding()
        }
        .presentationDetents([.height(height), .large])
        .presentationDragIndicator(.visible)
    }

    @ViewBuilder private var buttons: some View {
        Button("Not Now") { close(saving: false) }.buttonStyle(.glass)
        Button("Save Recipe") { close(saving: true) }.buttonStyle(.glassProminent)
    }

    private func close(saving: Bool) {
        dismiss()
        answer(saving)
    }
}
