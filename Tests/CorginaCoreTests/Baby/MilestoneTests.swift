import Testing

@testable import CorginaCore

struct MilestoneTests {
    @Test func `Every fact of the table with a source to look up is here, in its order, and no other`() {
        let reference = ReferenceTable.milestones.cellsByColumn.filter { row in
            row.sourceIDs.contains { ClinicalSource.byID[$0]?.isCitable == true }
        }
        let facts = BabySize.weeks.flatMap(Milestone.ofWeek)
        #expect(facts.map(\.fact) == reference.map { $0["fact"] })
        #expect(facts.map { "\($0.week)" } == reference.map { $0["week"] })
        #expect(facts.map(\.topic.rawValue) == reference.map { $0["topic"] })
        for (fact, row) in zip(facts, reference) {
            #expect(fact.sources.map(\.id) == row.sourceIDs && !fact.sources.isEmpty, "\(fact.fact)")
        }
    }

    @Test(arguments: BabySize.weeks)
    func `A week has one to five facts, each with a source to look up`(week: Int) {
        #expect((1...5).contains(Milestone.ofWeek(week).count))
        #expect(Milestone.ofWeek(week).allSatisfy { $0.sources.contains { $0.isCitable } })
    }

    @Test func `Before week 4 there is nothing to say, after week 42 nothing new`() {
        #expect((-1...3).allSatisfy { Milestone.ofWeek($0).isEmpty })
        #expect(Milestone.ofWeek(43) == Milestone.ofWeek(42))
    }
}
