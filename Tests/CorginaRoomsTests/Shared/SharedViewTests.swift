import CorginaCore
import Testing

@testable import CorginaRooms

/// What a companion sees, and what they can send from there.
@Suite struct SharedViewTests {
    private func page(_ facts: SharedFacts, isPreview: Bool = false, waiting: [SentThing] = []) -> String {
        var view = SharingSamples.view(facts, isPreview: isPreview)
        view.waiting = waiting
        return SharedTodayPage(view).markup(in: Samples.context)
    }

    private func actions(_ page: String) -> [String] {
        Tag.all(in: page).filter { $0.name == "form" }.compactMap { $0.attributes["action"] }
    }

    private func facts(_ may: ShareTerms.Deed, hidesDueDate: Bool = false) -> SharedFacts {
        var facts = SharingSamples.facts(171, may: may)
        facts.from = "Anna"
        facts.dates?.hidesDueDate = hidesDueDate
        return facts
    }

    @Test(arguments: [ShareTerms.Deed.nothing, .lists, .log])
    func `there is a form for what they may do, and none for anything else`(may: ShareTerms.Deed) {
        let actions = actions(page(facts(may)))
        #expect(actions.contains("/shared/lists/\(Samples.draft)") == (may != .nothing))
        #expect(actions.contains("/shared/say") == (may == .log))
    }

    @Test func `who only looks at what they would see can send nothing`() {
        let preview = page(facts(.log), isPreview: true)
        #expect(actions(preview).isEmpty && preview.contains("They can write a sentence"))
    }

    @Test func `it says whose it is, and speaks of her by name`() {
        let named = page(facts(.log))
        #expect(named.contains("Shared by Anna") && named.contains("From Anna"))
        var nameless = facts(.log)
        nameless.from = ""
        #expect(page(nameless).contains("Shared with you") && page(nameless).contains("From her"))
    }

    @Test func `a due date she hides is on no line of it`() {
        #expect(page(facts(.nothing)).contains("Estimated due date"))
        let hidden = page(facts(.nothing, hidesDueDate: true))
        #expect(!hidden.contains("stimated due date") && !hidden.contains("shared-due") && !hidden.contains("remaining"))
    }

    @Test func `what was sent is listed until she looked`() {
        let thing = SentThing(
            id: Samples.draft, moment: Moment(day: Samples.today, time: TimeOfDay(minutes: 600), utcOffset: 0),
            words: "Warm socks", list: Samples.draft)
        let waiting = page(facts(.lists), waiting: [thing])
        #expect(waiting.contains("Sent, and not looked at yet") && waiting.contains("Warm socks"))
        #expect(!page(facts(.lists)).contains("Sent, and not looked at yet"))
    }

    @Test func `a share that went quiet has no form, no week and nothing sent`() {
        let quiet = page(SharedFacts(from: "Anna", isQuiet: true))
        #expect(actions(quiet).isEmpty && quiet.contains("nothing new on this page"))
        #expect(!quiet.contains("shared-week") && !quiet.contains("shared-lists"))
        #expect(NothingSharedPage().markup(in: Samples.context).contains("Nothing is shared with you"))
    }
}
