import CorginaRooms
import SwiftUI

/// A screen's content once its value is there, and what to do while it is not.
struct Loaded<Value: Page, Content: View>: View {
    let model: ScreenModel<Value>
    /// Whether a form that leads to another place opens it; `false` where whoever shows the screen goes there.
    var leadsElsewhere = true
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
        .overlay(alignment: .top) {
            if model.value != nil, let error = model.error { ErrorBanner(error: error, close: model.forgetError) }
        }
        .task(id: model.host.revision) { await model.load() }
        .onChange(of: model.next) { _, place in
            guard leadsElsewhere, let place else { return }
            model.next = nil
            model.host.open(place)
        }
        .sensoryFeedback(.error, trigger: model.refused)
        .sensoryFeedback(.success, trigger: model.taken)
    }
}
