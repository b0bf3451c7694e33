import CorginaCore
import Testing

struct CombiningTests {
    @Test(
        arguments: [
            ([], [:]), ([("a", "1")], ["a": "1"]),
            ([("a", "1"), ("b", "2"), ("a", "3"), ("a", "4")], ["a": "134", "b": "2"]),
        ] as [([(String, String)], [String: String])])
    func `values of one key become one, in the order of the pairs`(pairs: [(String, String)], whole: [String: String]) {
        #expect(Dictionary(pairs, combining: +) == whole)
        #expect(Dictionary(pairs, combining: +) == Dictionary(pairs, uniquingKeysWith: +))
    }

    @Test(
        arguments: [
            ([:], [:], [:]), (["a": "1"], [:], ["a": "1"]), ([:], ["a": "1"], ["a": "1"]),
            (["a": "1", "b": "2"], ["b": "3", "c": "4"], ["a": "1", "b": "23", "c": "4"]),
        ] as [([String: String], [String: String], [String: String])])
    func `two dictionaries become one, a value of the first before one of the second`(
        first: [String: String], second: [String: String], both: [String: String]
    ) {
        #expect(first.merging(second, combining: +) == both)
        var merged = first
        merged.merge(second, combining: +)
        #expect(merged == both)
    }

    @Test func `the first or the last of equals is kept as the caller says`() {
        let pairs = [("a", 1), ("a", 2)]
        #expect(Dictionary(pairs, combining: { first, _ in first }) == ["a": 1])
        #expect(Dictionary(pairs, combining: { _, last in last }) == ["a": 2])
    }
}
