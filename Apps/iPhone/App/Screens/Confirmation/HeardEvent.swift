import CorginaCore
import CorginaRooms
import SwiftUI

/// One understood event: a meal with its foods, or anything else in two lines, with its time and a note.
struct HeardEvent: View {
    var event: DraftEvent
    var index: Int
    var draft: RecordID
    var isOnly: Bool
    let model: ConfirmationModel
    @Binding var note: String

    var body: some View {
        Section {
            switch event.content {
            case .food(let mealType, let items, let nutrition):
                MealHead(mealType: mealType, items: items.count, event: index, draft: draft, model: model)
                ForEach(Array(items.enumerated()), id: \.offset) { place, item in
                    HeardFood(item: item, place: place, event: index, draft: draft, model: model)
                }
                if !items.isEmpty { NutritionSummaryBar(nutrition: nutrition) }
            case .other(let words, _):
                OtherEvent(words: words)
                if event.asksSeverity { SeverityChoice(name: words.title, event: index, draft: draft, model: model) }
            }
            WhenRow(when: event.when, tags: event.tags, open: openDetails)
            TextField("Add a note", text: $note, axis: .vertical)
        }
        .swipeActions { if !isOnly { removal } }
    }

    private var removal: some View {
        Button("Remove", role: .destructive) {
            Task { await model.send(to: .drafts(.removeEvent(draft, event: index))) }
        }
    }

    private func openDetails() { model.visit(.drafts(.details(draft, event: index))) }
}
