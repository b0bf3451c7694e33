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

/// What is no food: its sign, its name and how much.
struct OtherEvent: View {
    var words: EventWords

    var body: some View {
        HStack(spacing: 12) {
            HueDisc(symbol: words.symbol, hue: words.hue)
            VStack(alignment: .leading, spacing: 2) {
                Text(words.title).font(.headline)
                if !words.detail.isEmpty { Text(words.detail).font(.subheadline).foregroundStyle(.secondary) }
            }
        }
        .accessibilityElement(children: .combine)
    }
}

/// When it was, and its tags; both are changed on the page of its details.
struct WhenRow: View {
    var when: String
    var tags: [String]
    let open: @MainActor () -> Void

    var body: some View {
        Button(action: open) {
            HStack {
                Label(when, systemImage: "clock").font(.subheadline)
                Spacer()
                ForEach(tags, id: \.self) { tag in
                    Text(tag).font(.caption).padding(.horizontal, 8).background(.pink.opacity(0.1), in: .capsule)
                }
            }
        }
        .buttonStyle(.plain)
        .accessibilityHint("Change the day, the time or the tags")
    }
}
