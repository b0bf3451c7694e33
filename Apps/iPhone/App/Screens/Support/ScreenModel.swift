import CorginaRooms
import Observation

/// What a screen holds: the value of a room's page, and the way to send the room a form. Each screen names its own kind of model,
/// such as `TodayModel`.
@MainActor @Observable
final class ScreenModel<Value: Page> {
    private(set) var value: Value?
    private(set) var error: ScreenError?
    /// Whether a form is on its way: its buttons wait.
    private(set) var isSending = false
    /// Counts forms that were taken, and those that were refused, for what she feels in her hand.
    private(set) var taken = 0
    private(set) var refused = 0
    /// Where a form led that is not this screen; whoever shows the screen goes there.
    var next: ScreenPlace?

    @ObservationIgnored let host: any ScreenHost
    @ObservationIgnored private var place: ScreenPlace

    /// - Parameter value: what is shown before the room was asked again.
    init(_ place: ScreenPlace, value: Value? = nil, host: any ScreenHost) {
        self.place = place
        self.value = value
        self.host = host
    }

    func load() async {
        do throws(ScreenError) {
            value = try await host.page(place, as: Value.self)
            error = nil
        } catch { fail(with: error) }
    }

    /// A page of another kind is opened where it belongs.
    private func fail(with error: ScreenError) {
        if case .elsewhere(let place) = error { next = place } else { self.error = error }
    }

    /// Shows another place of the same kind, such as another week.
    func show(_ place: ScreenPlace) async {
        self.place = place
        await load()
    }

    /// Opens another place, and reads the page again once she is back.
    func visit(_ route: Route, as look: PlaceLook = .nativeIfThere) {
        Task {
            await host.open(ScreenPlace(route), as: look)
            await load()
        }
    }

    /// Puts the word away that says what went wrong.
    func forgetError() { error = nil }

    /// Sends a form. One that leads back here shows the page anew; any other leads to ``next``.
    ///
    /// - Parameters:
    ///   - isQuiet: whether nothing is felt when it is taken, because nothing was logged by it.
    ///   - staysHere: tells which places this screen shows.
    /// - Returns: whether it was taken.
    @discardableResult
    func send(
        _ fields: [String: String] = [:], to route: Route, isQuiet: Bool = false,
        staysHere: (Route) -> Bool = { _ in false }
    ) async -> Bool {
        guard !isSending else { return false }
        isSending = true
        defer { isSending = false }
        do throws(ScreenError) {
            switch try await host.send(Form(fields: fields.mapValues { [$0] }), at: route, as: Value.self) {
            case .moved(let place):
                if !isQuiet { taken += 1 }
                if place.route == self.place.route || staysHere(place.route) {
                    await show(place)
                } else {
                    next = place
                }
                return true
            case .refused(let page):
                refused += 1
                value = page
            }
        } catch {
            refused += 1
            fail(with: error)
        }
        return false
    }
}
