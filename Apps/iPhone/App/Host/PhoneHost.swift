import CorginaCore
import CorginaJournal
import CorginaPhone
import CorginaRooms
import Observation
import SwiftUI

/// The host of the native screens and of the web view: the same rooms over the same diary.
@MainActor @Observable
final class PhoneHost {
    let keeper: DiaryKeeper
    /// The diary and her server.
    let syncing: Syncing
    /// Counts how often entries of her other devices came, for what is shown to be read again.
    private(set) var revision = 0
    /// What is open above Today, the lowest first.
    var path: [OpenPlace] = [] { didSet { noteClosed() } }
    /// What is open as a sheet, each over the one before.
    var sheets: [OpenPlace] = [] { didSet { noteClosed() } }
    /// Whoever waits for her to come back from a place, by the place's number.
    @ObservationIgnored private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    @ObservationIgnored private var opened = 0

    init(_ keeper: DiaryKeeper) {
        self.keeper = keeper
        syncing = Syncing(keeper)
        syncing.host = self
    }

    /// What is done once the diary is open.
    func begin() async {
        if await keeper.entryCount == 0, Welcome.isDue { open(ScreenPlace(.pregnancy(.methods))) }
        await NotificationAnswers.follow(self)
        await PhonePowers.refresh(self)
        for thing in Inbox.take() {
            let page = SharedPage(
                title: thing.title, structured: thing.structured, selection: thing.text, marked: thing.marked)
            if let post = page.post { await send(post) }
        }
    }

    /// Sends a form of the iPhone's own, and shows where it leads.
    func send(_ post: PhonePost) async {
        guard let answer = try? await keeper.answer(PhoneAddress(post.place), form: post.form) else { return }
        await noteChange()
        if case .redirect(let next) = answer.content, let address = PhoneAddress(next), let route = address.route {
            open(ScreenPlace(route, changed: address.changed))
        } else if case .page = answer.content {
            // It was not taken as it is: she goes on by herself where it belongs.
            open(ScreenPlace(post.place))
        }
    }

    /// What follows a change of the diary outside its own screens.
    func noteChange() async {
        syncing.wake(.changed)
        await PhonePowers.refresh(self)
    }

    /// Entries came: all is shown anew.
    func takeNews() async {
        guard (try? await keeper.foldAnew()) != nil else { return }
        revision += 1
        await PhonePowers.refresh(self)
    }

    /// Adds what a file holds, shows all anew, and says what came of it.
    ///
    /// - Throws: `PhoneStoreError`; then nothing was added.
    func takeIn(_ file: PhoneImport) async throws -> String {
        let result = try await keeper.takeIn(file)
        revision += 1
        await noteChange()
        return result.words
    }

    /// What stands outside the diary because of it: reminders and widgets.
    func eraseOutside() {
        Notifications.removeAll()
        Widgets.removeAll()
    }
}

extension PhoneHost {
    /// Shows a place, and returns once she has come back from it.
    func open(_ place: ScreenPlace, as look: PlaceLook) async {
        opened += 1
        let number = opened
        await withCheckedContinuation { continuation in
            waiting[number] = continuation
            let isPushed = look == .nativeIfThere && sheets.isEmpty && isPushed(place)
            let opened = OpenPlace(number: number, place: place, look: look)
            if isPushed { path.append(opened) } else { sheets.append(opened) }
        }
    }

    private func isPushed(_ place: ScreenPlace) -> Bool {
        if case .pushed = screen(at: place) { true } else { false }
    }

    /// The native screen of a place; `nil` where the web view shows it.
    func screen(at place: ScreenPlace) -> ScreenMap.Shown? {
        if case .supplements(.list) = place.route {
            return .pushed(AnyView(SupplementsScreen(host: self) { SupplementsValue($0) }))
        }
        return switch place.route {
        case .homes(.signIn): .sheet(AnyView(SealedEntryScreen(way: .open, host: self)))
        case .homes(.recover): .sheet(AnyView(SealedEntryScreen(way: .recover, host: self)))
        case .homes(.move): .sheet(AnyView(SealedEntryScreen(way: .begin, host: self)))
        case .recoveryCode: .sheet(AnyView(RecoveryCodeScreen(host: self)))
        case .homes, .security: .sheet(AnyView(PhoneSettings(host: self)))
        default: ScreenMap.screen(at: place, host: self)
        }
    }

    private func noteClosed() {
        let shown = Set((path + sheets).map { $0.number })
        for (number, continuation) in waiting where !shown.contains(number) {
            waiting[number] = nil
            continuation.resume()
        }
    }
}
