import CorginaRooms
import Testing

@testable import CorginaServer

@Suite struct HeldFormTests {
    private let form = Form(fields: ["sentence": ["an apple & tea"]])

    @Test func `what waits comes back as it was sent`() throws {
        let held = try #require(HeldForm(form, for: .drafts(.say)))
        let again = try #require(HeldForm(held.text, for: .drafts(.say)))
        #expect(again.form?["sentence"] == "an apple & tea")
    }

    @Test(arguments: [
        Route.security(.erase), .devices(.lock), .tokens(.list), .sharing(.list), .account, .session, .recover,
    ])
    func `a form with a secret in it does not wait`(route: Route) {
        #expect(HeldForm(form, for: route) == nil)
        #expect(HeldForm("passphrase=x", for: route) == nil)
    }

    @Test func `what is too long to wait does not`() {
        #expect(HeldForm(Form(fields: ["notes": [String(repeating: "a", count: 24 * 1_024)]]), for: .undo) == nil)
    }

    @Test func `the lock names the place to go on to, and not where it leads anyway`() {
        #expect(LockRoom.path(then: .hydration(.today)) == "/lock?then=/hydration")
        #expect(LockRoom.path(then: .today) == "/lock")
        #expect(LockRoom.path(then: .devices(.lock)) == "/lock")
        #expect(LockRoom.path(then: nil) == "/lock")
    }
}
