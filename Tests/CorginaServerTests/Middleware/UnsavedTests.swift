import CorginaRooms
import Testing

@testable import CorginaServer

struct UnsavedTests {
    private let form = Form(fields: ["sentence": ["I ate an apple"], "tag": ["a", "b"]])

    @Test(arguments: [ServerError.diskFull, .storage, .storageLost, .busy, .unexpected, .tooManyToday(most: 1)])
    func `what may be taken later is handed back whole`(problem: ServerError) {
        let retry = Unsaved(reason: problem, form: form, route: .drafts(.say)).retry(after: problem)
        #expect(retry?.route == .drafts(.say))
        #expect(retry?.fields.map(\.name) == ["sentence", "tag", "tag"])
        #expect(retry?.fields.map(\.value) == ["I ate an apple", "a", "b"])
    }

    @Test(arguments: [ServerError.badForm, .notFound, .crossOrigin, .tooLarge, .draftGone])
    func `what will never be taken is not`(problem: ServerError) {
        #expect(Unsaved(reason: problem, form: form, route: .drafts(.say)).retry(after: problem) == nil)
    }

    @Test(arguments: [Route.account, .session, .recover, .recoveryCode, .security(.passphrase), .security(.erase)])
    func `a passphrase is never written into a page`(route: Route) {
        let form = Form(fields: ["passphrase": ["seven calm otters knit"]])
        #expect(Unsaved(reason: ServerError.diskFull, form: form, route: route).retry(after: .diskFull) == nil)
        #expect(Unsaved(reason: ServerError.diskFull, form: form, route: .drafts(.say)).retry(after: .diskFull) == nil)
    }
}
