import CorginaRooms

/// What is done with one entry, wherever it is listed.
@MainActor
struct EventActions {
    let open: @MainActor () -> Void
    let edit: @MainActor () -> Void
    let delete: @MainActor () -> Void
    let undo: @MainActor () -> Void

    /// - Parameter back: the page to come back to.
    init<Shown: Page>(
        _ row: TimelineRow, back: Route, model: ScreenModel<Shown>, staysHere: @escaping @MainActor (Route) -> Bool
    ) {
        func send(_ fields: [String: String] = [:], to route: Route) {
            let fields = fields.merging(["back": back.path]) { own, _ in own }
            Task { await model.send(fields, to: route, staysHere: staysHere) }
        }
        open = { model.visit(.entries(.one(row.id))) }
        edit = { send(to: .entries(.edit(row.id))) }
        delete = { send(to: .entries(.remove(row.id))) }
        undo = { if let entry = row.undo { send(["entry": entry], to: .undo) } }
    }
}
