import CorginaRooms
import Testing

@testable import CorginaPhone

/// From partial results to the sentence that is read.
@Suite struct SpeechPlanTests {
    @Test func `a guess may change, what is final stays`() {
        var plan = SpeechPlan()
        #expect(plan.title == "Listening…" && plan.sentence.isEmpty)
        for (words, isFinal, sentence) in [
            ("I had", false, "I had"), ("I add two", false, "I add two"), ("I had two eggs", true, "I had two eggs"),
            (" and", false, "I had two eggs and"), ("and toast\n", true, "I had two eggs and toast"),
        ] {
            plan.hear(words, isFinal: isFinal)
            #expect(plan.sentence == sentence)
        }
        #expect(plan.guess.isEmpty && plan.settled == "I had two eggs and toast")
    }

    @Test func `at the end it is sent as the composer sends it, a guess too, and once`() throws {
        var plan = SpeechPlan()
        plan.hear("an apple", isFinal: false)
        let sent = plan.finish()
        let post = try #require(sent)
        #expect(post.place == .drafts(.say) && post.fields.map(\.name) == ["sentence"])
        #expect(post.fields.first?.value == "an apple" && plan.state == .done)
        plan.hear("and more", isFinal: true)
        let again = plan.finish()
        #expect(again == nil && plan.sentence == "an apple")
    }

    @Test func `nothing heard is said, and nothing sent`() {
        var plan = SpeechPlan()
        plan.hear(" \n", isFinal: true)
        let sent = plan.finish()
        #expect(sent == nil)
        #expect(plan.state == .problem("Nothing was heard. Tap and say it again, or type it."))
    }

    @Test func `more than is read at once ends it`() {
        var plan = SpeechPlan()
        plan.hear(String(repeating: "egg ", count: 2_000), isFinal: true)
        let state = plan.state
        let sent = plan.finish()
        #expect(state != .listening && sent == nil)
    }

    @Test func `while she speaks the sheet shows what is understood, and nothing is kept`() throws {
        let visit = try Caller().visit()
        var plan = SpeechPlan()
        #expect(plan.rows(for: visit).isEmpty)
        plan.hear("an apple", isFinal: false)
        guard case .food(_, let items, _)? = plan.rows(for: visit).first?.content else { throw Missing() }
        #expect(items.map(\.name) == ["Apple"] && visit.effects.isEmpty)
    }
}
