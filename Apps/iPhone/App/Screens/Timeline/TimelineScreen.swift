import CorginaCore
import CorginaRooms
import SwiftUI

/// All entries in one timeline, by day, newest first, to narrow and to search.
struct TimelineScreen: View {
    @State private var model: TimelineModel
    @State private var words = ""

    init(host: any ScreenHost) {
        _model = State(initialValue: TimelineModel(ScreenPlace(.timeline(.list(.all))), host: host))
    }

    var body: some View {
        Loaded(model: model) { page in
            List {
                KindFilter(page: page) { address in Task { await model.show(ScreenPlace(.timeline(.list(address)))) } }
                if page.days.isEmpty {
                    ContentUnavailableView(
                        "Nothing logged yet", systemImage: "sparkles",
                        description: Text("Everything you log appears here."))
                }
                ForEach(page.days, id: \.day) { day in
                    Section(day.heading) {
                        ForEach(day.rows, id: \.id) { row in EventRow(row: row, actions: actions(of: row)) }
                    }
                }
                DayPager(page: page) { address in Task { await model.show(ScreenPlace(.timeline(.list(address)))) } }
            }
            .listStyle(.insetGrouped)
            .moves(.spring(duration: 0.4, bounce: 0.2), with: page.days)
            .refreshable { await model.load() }
            .searchable(text: $words, prompt: "Foods, notes, tags…")
            .onSubmit(of: .search) { search(page) }
            .accessibilityRotor("Entries", entries: page.days.flatMap(\.rows), entryID: \.id, entryLabel: \.title)
            .overlay(alignment: .bottom) {
                if let toast = page.toast, !toast.isOnlySaid { UndoToast(toast: toast, undo: undo) }
            }
        }
        .navigationTitle("All entries")
        .navigationBarTitleDisplayMode(.inline)
    }

    /// Her words are sent by a form, and are in no address.
    private func search(_ page: TimelinePage) {
        let fields = ["words": words, "tag": page.tag ?? ""]
        Task { await model.send(fields, to: .timeline(.list(page.address)), isQuiet: true, staysHere: Self.isHere) }
    }

    private static func isHere(_ route: Route) -> Bool { if case .timeline(.list) = route { true } else { false } }

    private func undo(_ entry: String) {
        Task { await model.send(["entry": entry], to: .undo, staysHere: Self.isHere) }
    }

    private func actions(of row: TimelineRow) -> EventActions {
        EventActions(row, back: .timeline(.list(model.value?.address ?? .all)), model: model, staysHere: Self.isHere)
    }
}

/// Holds the timeline of all entries.
typealias TimelineModel = ScreenModel<TimelinePage>
