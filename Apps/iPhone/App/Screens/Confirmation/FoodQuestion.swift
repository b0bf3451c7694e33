import CorginaRooms
import SwiftUI

/// One question in the row of its food; one tap answers.
struct FoodQuestion: View {
    var question: ItemQuestion
    let choose: @MainActor (String) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(question.words).font(.subheadline.bold())
            GlassEffectContainer(spacing: 8) {
                ViewThatFits {
                    HStack(spacing: 8) { answers }
                    VStack(alignment: .leading, spacing: 8) { answers }
                }
            }
        }
    }

    private var answers: some View {
        ForEach(question.answers, id: \.code) { answer in
            Button {
                choose(answer.code)
            } label: {
                Text("\(answer.emoji) \(answer.name) · about \(answer.kilocalories)")
            }
            .buttonStyle(.glass)
            .accessibilityLabel("\(answer.name), about \(answer.kilocalories) calories")
        }
    }
}
