/// What the words say of a helping, once it is known which food they name.
extension FoodReader {
    /// Words of a query that the food's name does not have: a portion that has them is the one she means.
    func unnamed(_ query: FoodQuery, _ food: Int) -> [String] {
        query.terms.filter { !matcher.index.names($0.term, food: food) }.map { matcher.index.word(of: $0.term) }
    }
}
