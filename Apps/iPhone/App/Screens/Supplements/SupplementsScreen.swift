import CorginaRooms
import SwiftUI

/// Her supplements today, dose by dose, and the rest of her list.
struct SupplementsScreen: View {
    @State private var model: SupplementsModel

    init(host: any ScreenHost, read: @escaping @MainActor (SupplementsPage) -> SupplementsValue) {
        _model = State(initialValue: SupplementsModel(host: host, read: read))
    }

    var body: some View {
        Group {
            if let value = model.value {
                SupplementsList(value: value, model: model)
            } else if let error = model.error {
                ErrorNote(error: error) { await model.load() }
            } else {
                ProgressView("Opening…")
            }
        }
        .navigationTitle("Supplements")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button("Add a supplement", systemImage: "plus") { model.visit(.supplements(.add)) }
            }
        }
        .overlay(alignment: .top) {
            if model.value != nil, let error = model.error { ErrorBanner(error: error, close: model.forgetError) }
        }
        .task { await model.load() }
        .sensoryFeedback(.success, trigger: model.taken)
        .sensoryFeedback(.error, trigger: model.refused)
        .accessibilityAction(.magicTap) { takeNext() }
    }

    /// Two fingers, twice: the first open dose of the day is taken.
    private func takeNext() {
        guard let tick = model.value?.groups.flatMap(\.rows).compactMap(\.tick).first(where: \.takes) else { return }
        Task { await model.tap(tick) }
    }
}
