import CorginaCore
import CorginaRooms
import Testing

@testable import CorginaPhone

/// What the part *Sync* of the iPhone's settings says.
@Suite struct SyncFaceTests {
    private static let today = PhoneSamples.day

    private static func state(
        waiting: Int = 0, signedOut: Bool = false, unsealed: Bool = false, trouble: SealedStanding.Trouble? = nil,
        conflicts: Int = 0, _ change: (inout SyncState) -> Void = { _ in }
    ) -> SyncState {
        var state = SyncState()
        state.standing = SealedStanding(
            waiting: waiting, compare: "corn fig kale", isSignedOut: signedOut, isUnsealed: unsealed, trouble: trouble,
            conflicts: conflicts)
        (state.server, state.name, state.entries) = ("corgina.example.org", "maja", 12)
        state.settled = PhoneSamples.moment(today, 14, 3)
        change(&state)
        return state
    }

    private static func face(_ state: SyncState) -> SyncFace { SyncFace(state, today: today, english: .ofNoRegion) }

    @Test func `a diary on this iPhone only can be opened, begun or erased`() {
        var state = SyncState()
        #expect(Self.face(state).actions == [.open, .begin, .erase])
        state.entries = 2
        #expect(Self.face(state).actions == [.begin, .erase], "Another diary would take its place")
        #expect(Self.face(state).state == "On this iPhone only")
    }

    @Test func `one that is in step says since when, where and by which code`() {
        let face = Self.face(Self.state())
        #expect(face.state == "Up to date" && face.advice.isEmpty && face.conflicts.isEmpty)
        #expect(face.actions == [.syncNow, .signOut, .erase])
        #expect(
            face.facts.map(\.value) == [
                "corgina.example.org", "maja", "Today, 14:03", "12", "All of them", "corn fig kale",
            ])
    }

    @Test(arguments: [(1, "1 entry waits to be sent", "1 not yet"), (3, "3 entries wait to be sent", "3 not yet")])
    func `what waits is counted`(waiting: Int, words: String, fact: String) {
        let face = Self.face(Self.state(waiting: waiting))
        #expect(face.state == words && face.facts.contains { $0.value == fact })
    }

    @Test func `why nothing went is said with what waits`() {
        let face = Self.face(Self.state(waiting: 2) { $0.problem = "The server did not answer." })
        #expect(face.state == "2 entries wait to be sent" && face.advice == "The server did not answer.")
        let idle = Self.face(Self.state { $0.problem = "The server did not answer." })
        #expect(idle.state == "Everything is on the server" && idle.actions.contains(.syncNow))
    }

    @Test func `while it goes on it says so`() {
        #expect(Self.face(Self.state(waiting: 1) { $0.isUnderWay = true }).state == "Syncing…")
    }

    @Test func `signed out, she is asked to sign in and nothing is sent`() {
        let face = Self.face(Self.state(waiting: 1, signedOut: true))
        #expect(face.actions == [.signIn, .erase] && face.advice.contains("Your diary is here"))
    }

    @Test func `a diary the server reads by now is only erased here`() {
        let face = Self.face(Self.state(waiting: 1, signedOut: true, unsealed: true))
        #expect(face.actions == [.erase] && face.advice.contains("Export"))
        #expect(face.footer == SealedStanding.unsealedFooter)
    }

    @Test(arguments: [
        (SealedStanding.Trouble.less, "putBack"), (.past, "startOver"), (.row, "again"), (.answer, "again"),
        (.missing, "again"),
    ])
    func `each trouble has its way out, by the store's name, and no Sync now`(
        trouble: SealedStanding.Trouble, way: String
    ) {
        let face = Self.face(Self.state(trouble: trouble))
        let ways = face.actions.compactMap { action -> String? in
            if case .goOn(let way, let words) = action { words.isEmpty ? nil : way } else { nil }
        }
        #expect(ways == [way] && !face.actions.contains(.syncNow))
        #expect(face.state == trouble.heading && face.advice == trouble.words)
    }

    @Test func `what was changed on two devices is told until she has looked`() {
        let face = Self.face(Self.state(conflicts: 2))
        #expect(face.conflicts.hasPrefix("2 things were changed") && face.actions.first == .looked)
    }

    @Test func `Today says only what does not go on without her`() {
        let quiet = [Self.state(), Self.state(waiting: 3), Self.state { $0.problem = "The server did not answer." }]
        #expect(quiet.allSatisfy { Self.face($0).notice.isEmpty } && Self.face(SyncState()).notice.isEmpty)
        #expect(Self.face(Self.state(signedOut: true)).notice == "Signed out of the server")
        #expect(Self.face(Self.state(signedOut: true, unsealed: true)).notice == "No longer Sealed")
        #expect(Self.face(Self.state(trouble: .less)).notice == SealedStanding.Trouble.less.heading)
        #expect(Self.face(Self.state { $0.hasCode = true }).notice == "Write down your recovery code")
        #expect(!Self.face(Self.state(conflicts: 1)).notice.isEmpty)
    }

    @Test func `a recovery code that waits comes first`() {
        #expect(Self.face(Self.state(conflicts: 1) { $0.hasCode = true }).actions.first == .showCode)
    }

    @Test func `what cannot be taken back is asked about`() {
        let face = Self.face(Self.state())
        #expect(face.actions.filter(\.asksFirst) == [.signOut, .erase])
        #expect(face.actions.allSatisfy { !$0.words.isEmpty })
        for standing in [nil, Self.state(waiting: 1).standing, Self.state(unsealed: true).standing] {
            #expect(!PhoneErasing(standing).words.isEmpty)
        }
        #expect(PhoneErasing(Self.state(waiting: 1).standing).words.contains("would be lost"))
    }
}
