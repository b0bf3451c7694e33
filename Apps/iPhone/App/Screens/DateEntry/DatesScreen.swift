import CorginaRooms
import SwiftUI

/// Pregnancy Information: the dates in use, what they mean, changing them, and every date there has been.
struct DatesScreen: View {
    @State private var model: DatesModel
    @Environment(\.dismiss) private var dismiss

    init(host: any ScreenHost) {
        _model = State(initialValue: DatesModel(ScreenPlace(.pregnancy(.dates)), host: host))
    }

    var body: some View {
        NavigationStack {
            Loaded(model: model) { page in
                SwiftUI.Form {
                    Section("Calculated Information") {
                        LabeledContent("Due Date", value: page.dates.dueDate)
                        LabeledContent("Current Week", value: page.dates.week)
                        LabeledContent("Days Until Due Date", value: page.dates.days)
                        LabeledContent("Current Trimester", value: page.dates.trimester)
                    }
                    DateChange(page: page, model: model).id(page.entry.key)
                    Section("Every date so far") {
                        ForEach(page.history, id: \.self) { past in PastDate(past: past) }
                    }
                }
                .overlay(alignment: .bottom) {
                    if let toast = page.toast {
                        UndoToast(toast: toast) { entry in Task { await model.send(["entry": entry], to: .undo) } }
                    }
                }
            }
            .navigationTitle("Pregnancy Information")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } } }
        }
        .presentationDetents([.large])
        .presentationDragIndicator(.visible)
    }
}

/// Holds the dates of her pregnancy and their history.
typealias DatesModel = ScreenModel<PregnancyDatesPage>
