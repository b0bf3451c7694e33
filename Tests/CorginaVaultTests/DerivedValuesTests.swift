import Testing

@testable import CorginaVault

@Suite struct DerivedValuesTests {
    private struct Week: Hashable, Sendable { let number: Int }
    private struct Year: Hashable, Sendable { let number: Int }

    @Test func `a question asked again is not worked out again`() {
        let derived = DerivedValues()
        var workings = 0
        for _ in 0..<3 {
            let answer = derived.answer(to: Week(number: 24)) { () -> String in
                workings += 1
                return "ear of corn"
            }
            #expect(answer == "ear of corn")
        }
        #expect(workings == 1)
    }

    @Test func `another question has its own answer`() {
        let derived = DerivedValues()
        #expect(derived.answer(to: Week(number: 1)) { 1 } == 1)
        #expect(derived.answer(to: Week(number: 2)) { 2 } == 2)
        #expect(derived.answer(to: Week(number: 1)) { 3 } == 3, "only the latest question is remembered")
        #expect(derived.answer(to: Year(number: 1)) { 4 } == 4)
        #expect(derived.answer(to: Week(number: 1)) { 5 } == 3)
    }

    @Test func `another kind of answer is not mistaken for it`() {
        let derived = DerivedValues()
        #expect(derived.answer(to: Week(number: 1)) { 1 } == 1)
        #expect(derived.answer(to: Week(number: 1)) { "one" } == "one")
    }
}
