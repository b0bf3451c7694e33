import AppIntents
import CorginaPhone

extension AppIntent {
    /// The diary. Where it is closed, Corgina comes to the front and she opens it there, as ever: only the app itself can ask for Face ID.
    ///
    /// - Returns: `nil` where Corgina may not come to the front, she would rather not, or the diary did not open.
    @MainActor
    func openDiary() async -> PhoneHost? {
        if let host = DiaryDoor.shared.host { return host }
        if systemContext.currentMode == .background {
            guard systemContext.currentMode.canContinueInForeground else { return nil }
            do { try await continueInForeground("\(PhoneWords.opening)", alwaysConfirm: false) } catch { return nil }
        }
        await DiaryDoor.shared.open()
        return DiaryDoor.shared.host
    }
}
