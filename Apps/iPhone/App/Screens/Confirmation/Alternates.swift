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
