import CorginaJournal
import CorginaRooms

/// What a native screen asks of the app's host, and all it knows of it. The host lies in `App/Host` and implements this protocol over
/// the rooms, as `CorginaServer` and `CorginaWorker` do over theirs.
///
/// What an implementation does:
/// - `page(_:as:)`: `Rooms.show(place.route, changed: place.changed, to: visit)`. It performs the effects, follows a redirect to its
///   end, and hands out `ShownPage.value` as the kind that was asked for. A page of another kind is ``ScreenError/elsewhere(_:)``.
/// - `send(_:at:as:)`: `Rooms.accept(form, at: route, by: &visit)`. It performs the effects before it answers. A redirect is
///   ``SentForm/moved(to:)``, with the entries that its address names in `changed`. A refused form is ``SentForm/refused(_:)`` with
///   the page that shows what is wrong.
/// - `open(_:as:)`: shows a place. ``ScreenMap`` says which have a native screen, and whether it is pushed or comes as a sheet; the web
///   view shows every other. It returns when she is back, so that the screen reads its page
///   again. The app has one navigation stack, with ``TodayScreen`` at its root: no screen but a sheet has its own.
///
/// A host never logs a form: what she wrote is in it.
@MainActor
protocol ScreenHost: AnyObject {
    /// Counts how often the diary changed from outside, as by her other devices: then a screen reads its page again.
    var revision: Int { get }
    func page<Shown: Page>(_ place: ScreenPlace, as kind: Shown.Type) async throws(ScreenError) -> Shown
    func send<Shown: Page>(_ form: Form, at route: Route, as kind: Shown.Type) async throws(ScreenError) -> SentForm<
        Shown
    >
    /// Returns once she has come back.
    func open(_ place: ScreenPlace, as look: PlaceLook) async
}

/// How a place is shown.
enum PlaceLook: Hashable, Sendable {
    /// By its native screen, where it has one.
    case nativeIfThere
    /// By the room's page in the web view, which may have more than the native screen.
    case webPage
}

extension ScreenHost {
    /// Opens a place without waiting for her to come back.
    func open(_ place: ScreenPlace) { Task { await open(place, as: .nativeIfThere) } }
}

/// A place of the rooms, with the entries that were just made there.
struct ScreenPlace: Hashable, Sendable {
    var route: Route
    var changed: [EntryID] = []

    init(_ route: Route, changed: [EntryID] = []) {
        self.route = route
        self.changed = changed
    }
}

/// What became of a form.
enum SentForm<Shown: Sendable>: Sendable {
    /// It was taken: here it goes on.
    case moved(to: ScreenPlace)
    /// It needs another look; nothing was changed.
    case refused(Shown)
}

/// Why a screen has nothing to show. No case carries anything she wrote.
enum ScreenError: Error, Hashable, Sendable {
    /// The diary is locked.
    case locked
    /// What waited to be confirmed was confirmed or put aside meanwhile, or the place is no longer there.
    case gone
    /// The room leads to another page than the screen's: the host opens it instead.
    case elsewhere(ScreenPlace)
    /// The store could not be read or written.
    case failed

    /// What happened, and what to do.
    var words: (title: String, advice: String) {
        switch self {
        case .locked: ("Your diary is locked", "Unlock it with Face ID or your passcode, then try again.")
        case .gone: ("This is no longer here", "It was logged or put aside meanwhile. Go back to Today.")
        case .elsewhere: ("This has moved", "Corgina opens the page that has it now.")
        case .failed: ("This did not work", "Nothing was lost. Try again, or restart Corgina.")
        }
    }
}
