import Testing

@testable import CorginaPhone

/// When a phone speaks with its server.
@Suite struct SyncRhythmTests {
    @Test func `a diary that opens syncs at once, and looks again each minute`() {
        var rhythm = SyncRhythm()
        #expect(rhythm.beginning(.opened, at: 100) == 100)
        rhythm.ended(at: 110, comesBackIn: nil)
        #expect(rhythm.beginning(.timer, at: 110) == 170)
        #expect(rhythm.beginning(.timer, at: 500) == 500)
    }

    @Test func `what she logs goes two seconds later, with what she logs meanwhile`() {
        var rhythm = SyncRhythm()
        rhythm.ended(at: 100, comesBackIn: nil)
        #expect(rhythm.beginning(.changed, at: 110) == 112)
    }

    @Test func `where the server asks to wait, nothing but she herself has it try again`() {
        var rhythm = SyncRhythm()
        rhythm.ended(at: 100, comesBackIn: 300)
        #expect(rhythm.beginning(.changed, at: 110) == 400)
        #expect(rhythm.beginning(.timer, at: 110) == 400)
        #expect(rhythm.beginning(.asked, at: 110) == 110)
        #expect(rhythm.beginning(.opened, at: 110) == 110)
    }

    @Test(arguments: [Int.min, -1, 0, 86_401, Int.max])
    func `no wait is shorter than a second or longer than a day`(asked: Int) {
        var rhythm = SyncRhythm()
        rhythm.ended(at: 1_000, comesBackIn: asked)
        #expect((1_001...87_400).contains(rhythm.beginning(.timer, at: 0)))
        for cause in SyncRhythm.Cause.allCases { #expect(rhythm.beginning(cause, at: 5) >= 5) }
    }
}
