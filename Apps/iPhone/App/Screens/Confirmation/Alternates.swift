import CorginaRooms
import SwiftUI

/// The likely others, behind a circle of arrows. One tap chooses.
struct Alternates: View {
    var choices: [FoodChoice]
    var name: String
    let choose: @MainActor (String) -> Void

    var body: some View {
        Menu {
            ForEach(choices, id: \.code) { choice in
                Button {
                    choose(choice.code)
                } label: {
                    Label(choice.name, systemImage: choice.isChosen ? "checkmark" : "circle")
                    Text(choice.detail)
                }
            }
        } label: {
            Image(systemName: "arrow.triangle.2.circlepath").frame(minWidth: 44, minHeight: 44)
        }
        .accessibilityLabel("Alternates for \(name)")
    }
}

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
