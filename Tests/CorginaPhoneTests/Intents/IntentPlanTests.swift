import CorginaCore
import CorginaJournal
import CorginaRooms
import Testing

@testable import CorginaPhone

/// What Siri says and asks.
@Suite struct IntentPlanTests {
    private static let draft = RecordID(high: 7, low: 7)

    private func plan(mayRead: Bool = true) -> IntentPlan {
        IntentPlan(mayRead: mayRead) { RecordID(high: $0.high, low: 100 + UInt64($1)) }
    }

    private func begin(
        _ intent: PhoneIntent, _ said: String?, _ caller: inout Caller, mayRead: Bool = true
    ) throws -> IntentStep {
        var visit = try caller.visit()
        let step = plan(mayRead: mayRead).begin(intent, said, as: Self.draft, by: &visit)
        caller.perform(visit.effects)
        return step
    }

    private static func logged(_ caller: Caller) -> [HealthEvent.Details.Kind] {
        caller.diary.events(on: PhoneSamples.day).map(\.details.kind)
    }

    @Test(arguments: [
        (PhoneIntent.logFood, "What did you eat?"), (.logWater, "What did you drink, and how much?"),
        (.takeSupplement, "What did you take?"), (.logSymptom, "How do you feel?"),
        (.logMeasurement, "What did you measure?"),
    ])
    func `without words it asks for them`(intent: PhoneIntent, question: String) throws {
        for said in [nil, "", "  \n"] {
            var caller = Caller()
            #expect(try begin(intent, said, &caller) == IntentStep(.ask, question))
        }
    }

    @Test func `one food that is clear is logged at once, with its calories`() throws {
        var caller = Caller()
        let step = try begin(.logFood, "an apple", &caller)
        #expect(step.kind == .logged && step.draft == nil, "\(step)")
        #expect(step.dialog.hasPrefix("Added ") && step.dialog.contains("calories"), "\(step.dialog)")
        #expect(Self.logged(caller) == [.meal])
        let row = try #require(step.snippet?.rows.first)
        #expect(row.figures.map(\.label) == ["Cal", "Protein", "Carbs"] && row.detail == "1 item")
    }

    @Test func `several foods are asked about: one meal or separate items`() throws {
        var caller = Caller()
        let step = try begin(.logFood, "two eggs and toast", &caller)
        guard case .choose(let choices) = step.kind else { throw Missing() }
        #expect(choices.map(\.words) == ["One meal", "Separate items"])
        #expect(
            step.dialog.hasPrefix("I heard two eggs and toast") && step.dialog.contains("One meal or separate items?"))
        #expect(Self.logged(caller).isEmpty && step.snippet?.rows.first?.detail == "2 items")
        for (choice, count) in [("separate-items", 2), ("one-meal", 1)] {
            var other = caller
            var visit = try other.visit()
            let after = try #require(plan().answer(choice, to: Self.draft, by: &visit))
            other.perform(visit.effects)
            #expect(after.kind == .logged && Self.logged(other).count == count, "\(after)")
        }
        var visit = try caller.visit()
        #expect(plan().answer("three meals", to: Self.draft, by: &visit) == nil && visit.effects.isEmpty)
    }

    @Test(arguments: [
        (PhoneIntent.logWater, "500 ml", HealthEvent.Details.Kind.hydration), (.logWater, "a glass", .hydration),
        (.logWater, "a glass of water", .hydration), (.takeSupplement, "iron", .supplement),
        (.logSymptom, "nausea", .symptom), (.logMeasurement, "68.4 kilos", .weight),
        (.logMeasurement, "118 over 74", .bloodPressure), (.logFood, "log food apple", .meal),
    ])
    func `each intent logs its own, in few words`(
        intent: PhoneIntent, said: String, kind: HealthEvent.Details.Kind
    ) throws {
        var caller = Caller()
        let step = try begin(intent, said, &caller)
        #expect(step.kind == .logged, "\(step)")
        #expect(Self.logged(caller) == [kind])
    }

    @Test func `what is not understood is kept as a note only with her yes`() throws {
        var caller = Caller()
        let step = try begin(.logMeasurement, "the blue one from the shelf upstairs", &caller)
        #expect(step.kind == .confirm && step.dialog.contains("your words are kept as a note"), "\(step)")
        #expect(Self.logged(caller).isEmpty)
        var (yes, no) = (caller, caller)
        var visit = try yes.visit()
        #expect(plan().confirm(Self.draft, by: &visit).kind == .logged)
        yes.perform(visit.effects)
        #expect(Self.logged(yes) == [.note])
        visit = try no.visit()
        #expect(plan().discard(Self.draft, by: &visit).dialog == "Discarded. Nothing was added.")
        no.perform(visit.effects)
        #expect(Self.logged(no).isEmpty)
    }

    @Test func `what should not wait is said and goes on in the app`() throws {
        var caller = Caller()
        let step = try begin(.logMeasurement, "165 over 112", &caller)
        #expect(step.kind == .review(.drafts(.sheet(Self.draft))), "\(step)")
        #expect(step.dialog.hasSuffix("I found 1 item. Review in app?") && Self.logged(caller).isEmpty)
    }

    @Test func `a figure that cannot be meant is refused in the words of the form`() throws {
        var caller = Caller()
        let step = try begin(.logMeasurement, "weight 500 kg", &caller)
        #expect(step.kind == .refused && step.dialog.contains("30 to 300 kg"), "\(step)")
        #expect(Self.logged(caller).isEmpty)
    }

    @Test func `confirmed twice it is there once`() throws {
        var caller = Caller()
        _ = try begin(.logMeasurement, "the blue one from the shelf upstairs", &caller)
        for _ in 1...2 {
            var visit = try caller.visit()
            _ = plan().confirm(Self.draft, by: &visit)
            caller.perform(visit.effects)
        }
        #expect(Self.logged(caller) == [.note])
    }

    @Test func `how far along, and nothing of it on a locked phone or after a loss`() throws {
        var caller = Caller()
        #expect(try begin(.howFarAlong, nil, &caller).dialog.hasPrefix("You are 30 weeks along"))
        #expect(try begin(.today, nil, &caller).kind == .told)
        #expect(try begin(.howFarAlong, nil, &caller, mayRead: false).kind == .refused)
        #expect(try begin(.today, nil, &caller, mayRead: false).dialog == "Unlock your phone to hear that.")
        var grieving = Caller([PhoneSamples.profile(), PhoneSamples.pregnancy(.loss(nil))])
        #expect(!(try begin(.howFarAlong, nil, &grieving).dialog.contains("weeks")))
        #expect(!(try begin(.today, nil, &grieving).dialog.contains("weeks")))
        #expect(!PhoneIntent.offered(in: grieving.diary).contains(.countMovements))
        #expect(PhoneIntent.offered(in: caller.diary) == PhoneIntent.allCases)
    }

    @Test func `a question she asks instead is answered`() throws {
        var caller = Caller()
        let step = try begin(.logFood, "how far along am I", &caller)
        #expect(step.kind == .told && Self.logged(caller).isEmpty, "\(step)")
    }

    @Test func `more than anybody says at once is refused`() throws {
        var caller = Caller()
        #expect(try begin(.logFood, String(repeating: "egg ", count: 2_000), &caller).kind == .refused)
    }

    @Test func `the counter and the timer open`() throws {
        var caller = Caller()
        #expect(try begin(.countMovements, nil, &caller).kind == .review(.measurements(.kind(.kicks))))
        #expect(try begin(.timeContractions, nil, &caller).kind == .review(.measurements(.kind(.contractions))))
    }

    @Test func `every phrase names the app once, and each is said for one thing`() {
        let phrases = PhoneIntent.allCases.flatMap(\.phrases)
        #expect(phrases.allSatisfy { $0.components(of: "{app}") == 1 } && Set(phrases).count == phrases.count)
        // App Shortcuts take ten at most. Source: Apple, AppShortcutsProvider.
        #expect(PhoneIntent.allCases.count <= 10)
        for phrase in [
            "Log food in {app}", "Track my meal in {app}", "Log vitamin in {app}", "Record symptom in {app}",
        ] {
            #expect(phrases.contains(phrase))
        }
    }
}

extension String {
    fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
