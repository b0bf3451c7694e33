import CorginaPhoneStore
import CorginaRooms
import Foundation
import LocalAuthentication
import Observation

/// Whether the diary is open. It closes when the app goes into the background and stays there, and when the iPhone locks.
@MainActor @Observable
final class DiaryDoor {
    enum State {
        case closed
        case opening
        case open(PhoneHost)
        /// It did not open: what to do.
        case failed(String)
    }

    private(set) var state = State.closed
    /// The opening that is under way.
    @ObservationIgnored private var opening: Task<Void, Never>?
    /// What is still sent after she left.
    @ObservationIgnored private var leaving: Task<Void, Never>?
    /// So that what runs without a screen, as Siri, finds the diary that is open.
    static let shared = DiaryDoor()

    var host: PhoneHost? { if case .open(let host) = state { host } else { nil } }

    /// Asks her for Face ID or her passcode, and returns once the diary is open or did not open. Whoever asks meanwhile waits for the
    /// same answer: Siri and the screen may both.
    func open() async {
        if case .open = state { return }
        if let opening { return await opening.value }
        let task = Task { await unlock() }
        opening = task
        await task.value
        opening = nil
    }

    private func unlock() async {
        state = .opening
        await SyncWhileClosed.end()
        leaving?.cancel()
        await leaving?.value
        let context = LAContext()
        context.localizedReason = "Open your diary"
        do {
            let host = try await Self.opened(with: context)
            state = .open(host)
            await host.begin()
            await host.syncing.begin()
        } catch let failure as KeychainKey.Failure {
            state = .failed(failure.words)
        } catch let error as PhoneStoreError {
            state = .failed(error.description)
        } catch { state = .failed(PhoneStoreError.failed.description) }
    }

    /// Forgets the key and all that was read with it. What waits for her server is sent first, in the time that iOS gives.
    func close() {
        guard case .open(let host) = state else { return state = .closed }
        state = .closed
        host.syncing.end()
        SyncWhileClosed.plan()
        guard let standing = host.syncing.state.standing, standing.waiting > 0 else { return }
        let time = TimeAfterLeaving()
        leaving = Task {
            await host.syncing.settle()
            host.syncing.end()
            time.end()
        }
    }

    /// Goes on with the diary she has opened in the place of the one that was here.
    func show(_ store: PhoneStore, over line: ServerLine, _ proof: PhoneProof) async throws {
        let host = try await Self.opened(store)
        state = .open(host)
        await host.syncing.goOn(with: line, proof)
        await host.begin()
    }

    /// Removes the diary and its key from this iPhone for good, and begins a new one.
    func erase() async throws {
        if case .open(let host) = state {
            await host.syncing.signOut()
            host.eraseOutside()
        }
        state = .closed
        KeychainKey.forgetWhileClosed()
        try KeychainKey.delete()
        try DiaryFile.erase()
        Welcome.beginAgain()
        await open()
    }

    @concurrent
    private static func opened(with context: LAContext) async throws -> PhoneHost {
        guard let key = PhoneKey(try KeychainKey.read(with: context)) else { throw PhoneStoreError.failed }
        let store = try DiaryFile.open(key)
        // Where the app ended before the Keychain had it.
        try KeychainKey.follow(store, with: context)
        return try await opened(store)
    }

    @concurrent
    private static func opened(_ store: PhoneStore) async throws -> PhoneHost {
        guard let foods = FoodKnowledge.carried else { throw PhoneStoreError.failed }
        return await PhoneHost(try DiaryKeeper(store, foods: foods))
    }
}
