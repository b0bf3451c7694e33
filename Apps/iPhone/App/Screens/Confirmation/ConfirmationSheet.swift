import CorginaCore
import CorginaRooms
import SwiftUI

/// What Corgina understood, to confirm before anything is kept. Half high for one clear thing, else as high as the screen.
struct ConfirmationSheet: View {
    @State private var model: ConfirmationModel
    @State private var detent = PresentationDetent.medium
    @State private var notes: [Int: String] = [:]
    @Environment(\.dismiss) private var dismiss

    /// Where it goes on once it was logged or put aside.
    let finish: @MainActor (ScreenPlace) -> Void

    init(draft: RecordID, host: any ScreenHost, finish: @escaping @MainActor (ScreenPlace) -> Void) {
        self.finish = finish
        _model = State(initialValue: ConfirmationModel(ScreenPlace(.drafts(.sheet(draft))), host: host))
    }

    var body: some View {
        NavigationStack {
            Loaded(model: model, leadsElsewhere: false) { page in
                HeardList(page: page, model: model, notes: $notes)
                    .safeAreaBar(edge: .bottom) { ConfirmationActions(page: page, model: model, log: log) }
                    .onChange(of: page.isQuick, initial: true) { _, isOne in detent = isOne ? .medium : .large }
                    .onChange(of: page.needsItsPage, initial: true) { _, needs in if needs { showPage(of: page) } }
            }
            .navigationTitle(model.value?.isNew == false ? "Edit entry" : "I heard:")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", systemImage: "xmark") { discard() }
                        .accessibilityLabel("Close without logging")
                }
            }
        }
        .presentationDetents([.medium, .large], selection: $detent)
        .presentationDragIndicator(.visible)
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .onChange(of: model.next) { _, place in
            guard let place else { return }
            dismiss()
            finish(place)
        }
        .accessibilityAction(.magicTap, log)
    }

    private func log() {
        guard let page = model.value else { return }
        let written = page.events.indices.map { ("notes-\($0)", notes[$0] ?? page.events[$0].notes) }
        Task { await model.send(Dictionary(uniqueKeysWithValues: written), to: .drafts(.log(page.draft))) }
    }

    /// A recipe's name and servings, and a photo, are asked for and shown by the page alone.
    private func showPage(of page: ConfirmationPage) {
        dismiss()
        Task { await model.host.open(ScreenPlace(.drafts(.sheet(page.draft))), as: .webPage) }
    }

    private func discard() {
        guard let page = model.value else { return dismiss() }
        Task { await model.send(to: .drafts(.discard(page.draft)), isQuiet: true) }
    }
}

/// Holds what was understood of one sentence.
typealias ConfirmationModel = ScreenModel<ConfirmationPage>

extension ConfirmationPage {
    /// Whether confirming makes new entries; else it changes one.
    var isNew: Bool { purpose == .log }

    fileprivate var needsItsPage: Bool { recipe != nil || photo != nil }
}
