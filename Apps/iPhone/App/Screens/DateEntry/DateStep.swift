import CorginaRooms
import SwiftUI

/// The date itself, on a wheel, with what it means beneath.
struct DateStep: View {
    let model: DatingModel
    @State private var entered: EnteredDate

    init(page: DatingPage, model: DatingModel) {
        self.model = model
        _entered = State(initialValue: EnteredDate(page))
    }

    var body: some View {
        let problem = entered.problem
        SwiftUI.Form {
            Section {
                DateWheel(entered: entered)
                FieldErrors(errors: model.value?.errors ?? [])
            } header: {
                Text(entered.entry.question)
            } footer: {
                if let problem {
                    Text(problem).foregroundStyle(.red)
                } else {
                    Text(entered.entry.explanation)
                }
            }
            if problem == nil {
                Section("Calculated Information") { CalculatedInformation(review: entered.review) }
            }
            Button("Continue") {
                Task { await model.send(entered.fields, to: .pregnancy(.date(entered.entry)), isQuiet: true) }
            }
            .disabled(problem != nil || model.isSending)
        }
        .sensoryFeedback(.selection, trigger: entered.date)
        .sensoryFeedback(.warning, trigger: problem) { _, now in now != nil }
    }
}

/// Holds the page of one way of dating.
typealias DatingModel = ScreenModel<DatingPage>
