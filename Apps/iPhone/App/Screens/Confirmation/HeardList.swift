import CorginaRooms
import SwiftUI

/// Her words, what became of them, and what was left over.
struct HeardList: View {
    let page: ConfirmationPage
    let model: ConfirmationModel
    @Binding var notes: [Int: String]

    var body: some View {
        List {
            if let care = page.care { CareNoticeView(notice: care) }
            if !page.sentence.isEmpty { Text("“\(page.sentence)”").font(.title3).italic() }
            if let own = page.ownWords { ownWords(own) }
            ForEach(page.implausible, id: \.self) { figure in
                Notice(symbol: .warning, hue: .symptom, words: "Not logged: \(figure.description)")
            }
            ForEach(page.remarks, id: \.self) { remark in Notice(symbol: .drop, hue: .hydration, words: remark) }
            FieldErrors(errors: page.errors)
            ForEach(Array(page.events.enumerated()), id: \.offset) { index, event in
                HeardEvent(
                    event: event, index: index, draft: page.draft, isOnly: page.events.count == 1, model: model,
                    note: $notes[index, initially: event.notes])
            }
            if page.events.isEmpty {
                ContentUnavailableView(
                    "I couldn’t find anything to log.", systemImage: "questionmark.bubble",
                    description: Text("Try something like “two eggs and toast” or “mild headache”."))
            }
            if !page.offers.isEmpty || page.habit != nil {
                PlaceRow(
                    symbol: .more, hue: .rose, title: "More choices", place: .drafts(.sheet(page.draft)),
                    host: model.host, look: .webPage)
            }
            if !page.notUnderstood.isEmpty { leftOver }
            if needsWorryLine { WorryLine(english: page.behind.english) }
        }
        .listStyle(.insetGrouped)
        .moves(.spring(duration: 0.4, bounce: 0.2), with: page.events)
    }

    /// A notice at the top says it already.
    private var needsWorryLine: Bool { page.care == nil && page.events.contains { $0.deservesCallAdvice } }

    private func ownWords(_ own: String) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("You said “\(own)”. These words were suggested.").font(.subheadline)
            Button("No, keep my words") { Task { await model.send(to: .drafts(.change(page.draft, .ownWords))) } }
                .buttonStyle(.glass)
        }
    }

    private var leftOver: some View {
        Section("I didn’t understand") {
            Text(page.notUnderstood.map { "“\($0)”" }.joined(separator: ", "))
            Button("Edit Sentence") { Task { await model.send(to: .drafts(.change(page.draft, .editSentence))) } }
            Button("Keep as a Note") { Task { await model.send(to: .drafts(.change(page.draft, .keepAsNote))) } }
        }
    }
}
