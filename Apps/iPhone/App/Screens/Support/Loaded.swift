import CorginaRooms
import SwiftUI

/// A screen's content once its value is there, and what to do while it is not.
struct Loaded<Value: Page, Content: View>: View {
    let model: ScreenModel<Value>
    @ViewBuilder let content: (Value) -> Content

    var body: some View {
        Group {
            if let value = model.value {
                content(value)
            } else if let error = model.error {
                ErrorNote(error: error) { await model.load() }
            } else {
                ProgressView("Opening…")
            }
        }
        .task { await model.load() }
        .sensoryFeedback(.error, trigger: model.refused)
        .sensoryFeedback(.success, trigger: model.taken)
    }
}
