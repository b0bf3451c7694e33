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
    /// So that what runs without a screen, as Siri, finds the diary that is open.
    static let shared = DiaryDoor()

    var host: PhoneHost? { if case .open(let host) = state { host } else { nil } }

    func open() async {
        if case .open = state { return }
        if case .opening = state { return }
        state = .opening
        let context = LAContext()
        context.localizedReason = "Open your diary"
        do {
            let host = try await Self.opened(with: context)
            state = .open(host)
            await host.begin()
        } catch let failure as KeychainKey.Failure {
            state = .failed(Self.words(failure))
        } catch let error as PhoneStoreError {
            state = .failed(error.description)
        } catch { state = .failed(PhoneStoreError.failed.description) }
    }

    /// Forgets the key and all that was read with it.
    func close() { state = .closed }

    @concurrent
    private static func opened(with context: LAContext) async throws -> PhoneHost {
        guard let key = PhoneKey(try KeychainKey.read(with: context)) else { throw PhoneStoreError.failed }
        guard let foods = FoodKnowledge.carried else { throw PhoneStoreError.failed }
        let keeper = try DiaryKeeper(DiaryFile.open(key), foods: foods)
        return await PhoneHost(keeper)
    }

    private static func words(_ failure: KeychainKey.Failure) -> String {
        switch failure {
        case .refused: "Your diary is closed. Unlock it with Face ID or your passcode."
        case .noPasscode: "Your diary is kept behind your passcode. Set one in Settings, then open Corgina again."
        case .failed: PhoneStoreError.failed.description
        }
    }
}
