import CorginaCore
import CorginaRooms
import Observation

/// Holds what the supplements screen shows, and sends what she does with a dose.
@MainActor @Observable
final class SupplementsModel {
    private(set) var value: SupplementsValue?
    private(set) var error: ScreenError?
    private(set) var isSending = false
    /// Counts doses marked as taken, and forms that were refused, for what she feels in her hand.
    private(set) var taken = 0
    private(set) var refused = 0
    @ObservationIgnored let host: any ScreenHost
    @ObservationIgnored private let read: @MainActor (SupplementsPage) -> SupplementsValue

    /// - Parameter read: takes the page apart.
    init(host: any ScreenHost, read: @escaping @MainActor (SupplementsPage) -> SupplementsValue) {
        self.host = host
        self.read = read
    }

    func load(at place: ScreenPlace = ScreenPlace(.supplements(.list))) async {
        do throws(ScreenError) {
            value = read(try await host.page(place, as: SupplementsPage.self))
            error = nil
        } catch { self.error = error }
    }

    /// Opens another place, and reads the page again once she is back.
    func visit(_ route: Route) {
        Task {
            await host.open(ScreenPlace(route), as: .nativeIfThere)
            await load()
        }
    }

    /// What a tap on a dose's check does: it takes the dose, or takes that back.
    func tap(_ tick: SupplementsValue.Tick) async {
        let isDone = await mark(tick.slot, as: tick.takes ? "taken" : "open")
        if isDone, tick.takes { taken += 1 }
    }

    /// - Parameter state: `taken`, `open` or `skipped`, as the dose's form has them.
    /// - Returns: whether the form was taken.
    @discardableResult
    func mark(_ slot: DoseSlot, as state: String) async -> Bool {
        await send(["state": state, "place": "list"], to: .supplements(.dose(slot)))
    }

    func undo(_ entry: String) async { await send(["entry": entry, "back": Route.supplements(.list).path], to: .undo) }

    @discardableResult
    private func send(_ fields: [String: String], to route: Route) async -> Bool {
        guard !isSending else { return false }
        isSending = true
        defer { isSending = false }
        do throws(ScreenError) {
            let sent = try await host.send(Form(fields: fields.mapValues { [$0] }), at: route, as: SupplementsPage.self)
            switch sent {
            case .moved(let place):
                await load(at: place)
                return true
            case .refused(let page):
                refused += 1
                value = read(page)
            }
        } catch {
            refused += 1
            self.error = error
        }
        return false
    }

    /// Puts the word away that says what went wrong.
    func forgetError() { error = nil }
}
