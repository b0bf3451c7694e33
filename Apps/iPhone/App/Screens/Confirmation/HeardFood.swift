import CorginaCore
import CorginaRooms
import SwiftUI

/// A food of a meal: what, how much, how sure, how many calories. A tap edits it, a swipe edits or removes it, the circle of arrows
/// offers others.
struct HeardFood: View {
    var item: DraftItem
    var place: Int
    var event: Int
    var draft: RecordID
    let model: ConfirmationModel

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .firstTextBaseline, spacing: 12) {
                Text(item.emoji).font(.title2).accessibilityHidden(true)
                words
                Spacer()
                Text(item.kilocalories).font(.subheadline.weight(.semibold)).rollsWords()
                if !item.alternates.isEmpty { Alternates(choices: item.alternates, name: item.name, choose: choose) }
            }
            if let question = item.question { FoodQuestion(question: question, choose: choose) }
            ForEach(item.flags, id: \.self) { flag in SafetyNote(flag: flag) }
            if let mark = item.mark { Label(mark, systemImage: "exclamationmark.triangle").font(.caption) }
            if let caffeine = item.caffeine { Text(caffeine).font(.caption).foregroundStyle(.secondary) }
        }
        .contentShape(Rectangle())
        .onTapGesture(perform: edit)
        .swipeActions {
            Button("Remove", role: .destructive, action: remove)
            Button("Edit", action: edit).tint(.blue)
        }
        .accessibilityElement(children: .contain)
        .accessibilityAction(named: "Edit", edit)
        .accessibilityAction(named: "Remove", remove)
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(item.name).font(.headline)
            if let listed = item.listedName { Text(listed).font(.caption).foregroundStyle(.secondary) }
            Text(item.amount).font(.subheadline).foregroundStyle(.secondary)
            if item.certainty != .clear { Text("Is this right?").font(.caption.bold()).foregroundStyle(.orange) }
        }
        .accessibilityElement(children: .combine)
    }

    private var route: Route { .drafts(.item(draft, event: event, item: place)) }
    private func edit() { model.visit(route) }
    private func remove() {
        Task { await model.send(to: .drafts(.removeItem(draft, event: event, item: place))) }
    }
    private func choose(_ food: String) { Task { await model.send(["food": food], to: route) } }
}
