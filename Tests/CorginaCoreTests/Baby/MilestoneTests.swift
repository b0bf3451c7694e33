import CorginaCore
import Testing

struct MilestoneTests {
    @Test func `Every fact of the reference is here, in its order, and no other`() throws {
        let reference = try rows(ofFixture: "milestones")
        let facts = BabySize.weeks.flatMap(Milestone.ofWeek)
        #expect(facts.map(\.fact) == reference.map { $0["fact"] })
        #expect(facts.map { "\($0.week)" } == reference.map { $0["week"] })
        #expect(facts.map(\.topic.rawValue) == reference.map { $0["body_system"] })
        for (fact, row) in zip(facts, reference) {
            #expect(!fact.sources.isEmpty, "\(fact.fact)")
            for source in fact.sources { #expect(row["source"]?.contains(source.id) == true) }
        }
    }

    @Test(arguments: BabySize.weeks)
    func `A week has three to five facts`(week: Int) {
        #expect((3...5).contains(Milestone.ofWeek(week).count))
    }

    @Test func `Before week 4 there is nothing to say, after week 42 nothing new`() {
        #expect((-1...3).allSatisfy { Milestone.ofWeek($0).isEmpty })
        #expect(Milestone.ofWeek(43) == Milestone.ofWeek(42))
    }
}
