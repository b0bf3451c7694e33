import CorginaCore
import CorginaJournal
import CorginaPhone
import CorginaRooms
import Observation

/// The host of the native screens and of the web view: the same rooms over the same diary.
@MainActor @Observable
final class PhoneHost {
    let keeper: DiaryKeeper
    /// Where the web view is open; `nil` while it is not.
    var place: ScreenPlace?
    /// Counts what was changed, so that what is on the screen is asked for anew.
    private(set) var changes = 0

    init(_ keeper: DiaryKeeper) { self.keeper = keeper }

    /// What is done once the diary is open.
    func begin() async {
        await PhonePowers.refresh(self)
        for text in Inbox.take() {
            guard let post = ScanPlan.shared(text) else { continue }
            await send(post)
        }
    }

    /// Sends a form of the iPhone's own, and shows where it leads.
    func send(_ post: PhonePost) async {
        let address = PhoneAddress(post.place)
        guard let answer = try? await keeper.answer(address, form: post.form) else { return }
        await noteChange()
        if case .redirect(let next) = answer.content, let address = PhoneAddress(next), let route = address.route {
            place = ScreenPlace(route, changed: address.changed)
        }
    }

    func noteChange() async {
        changes += 1
        await PhonePowers.refresh(self)
    }
}
