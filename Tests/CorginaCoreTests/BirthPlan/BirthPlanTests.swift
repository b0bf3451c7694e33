import CorginaCore
import Testing

struct BirthPlanTests {
    private let id = RecordID(high: 1, low: 1)

    @Test func `an answer takes its place among the others, whenever it is given`() {
        var plan = BirthPlan(id: id)
        plan.set(BirthPlan.Answer(topic: .feeding, words: "We will see"))
        plan.set(BirthPlan.Answer(topic: .company, choices: ["My partner"]))
        #expect(plan.answers.map(\.topic) == [.company, .feeding])
        plan.set(BirthPlan.Answer(topic: .company, choices: ["A friend"]))
        #expect(plan[.company]?.choices == ["A friend"])
        #expect(plan.answers.count == 2)
    }

    @Test func `an empty answer says nothing`() {
        var plan = BirthPlan(id: id, answers: [BirthPlan.Answer(topic: .birth, words: "A mirror")])
        plan.set(BirthPlan.Answer(topic: .birth))
        #expect(plan.answers.isEmpty)
        #expect(plan[.birth] == nil)
    }
}
