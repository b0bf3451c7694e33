import Testing

@testable import CorginaFoods

struct FoodWordsTests {
    @Test(arguments: [
        ("Pork chop, NS as to cut", ["pork", "chop", "ns", "as", "to", "cut"]),
        ("Crème BRÛLÉE", ["creme", "brulee"]),
        ("cre\u{300}me", ["creme"]),
        ("jalapeño", ["jalapeno"]),
        ("Reese's, M&M's and A&W", ["reese", "mm", "and", "aw"]),
        ("Papa John’s", ["papa", "john"]),
        ("farmers' cheese", ["farmers", "cheese"]),
        ("reduced fat (2%)", ["reduced", "fat", "2"]),
        ("macaroni&cheese", ["macaroni", "cheese"]),
        ("mac & cheese", ["mac", "cheese"]),
        ("7-up\r\n\tplease", ["7", "up", "please"]),
        ("寿司 суши", ["寿司", "суши"]),
        ("🥛🥛", []),
        (" \u{200B}\n", []),
        ("'''", []),
    ])
    func `Words are lower case and plain`(text: String, words: [String]) {
        #expect(FoodWords.words(in: text) == words)
    }

    @Test func `No word is longer than a food word, and no text gives more than was asked for`() {
        #expect(FoodWords.words(in: String(repeating: "a", count: 10_000)).map(\.utf8.count) == [32])
        #expect(FoodWords.words(in: String(repeating: "a ", count: 10_000), limit: 12).count == 12)
    }
}

struct WordStemTests {
    @Test(arguments: [
        ("potatoes", "potato"), ("eggs", "egg"), ("cookies", "cookie"), ("berries", "berry"), ("peaches", "peach"),
        ("sandwiches", "sandwich"), ("pies", "pie"), ("brownies", "brownie"), ("leaves", "leaf"), ("olives", "olive"),
        ("radishes", "radish"), ("peas", "pea"), ("cheeses", "cheese"), ("mangoes", "mango"), ("mangos", "mango"),
    ])
    func `A plural and its singular are filed together`(plural: String, singular: String) {
        #expect(WordStem.stem(of: plural) == WordStem.stem(of: singular))
    }

    @Test(arguments: ["asparagus", "hummus", "swiss", "couscous", "is", "gas", "pie", "寿司"])
    func `Words that only look like plurals stay`(word: String) {
        #expect(WordStem.stem(of: word) == word)
    }

    @Test(arguments: [("pea", "pear"), ("ham", "hamburger"), ("bean", "beet"), ("corn", "core")])
    func `Different foods stay apart`(one: String, other: String) {
        #expect(WordStem.stem(of: one) != WordStem.stem(of: other))
    }
}

struct SpellingDistanceTests {
    @Test(arguments: [
        ("cheese", "cheese", 2, 0), ("chese", "cheese", 1, 1), ("cheesse", "cheese", 1, 1), ("cheeze", "cheese", 1, 1),
        ("chesee", "cheese", 1, 1), ("brocoli", "broccoli", 1, 1), ("brocolli", "broccoli", 2, 2), ("", "ab", 2, 2),
        ("ab", "ba", 1, 1),
    ])
    func `Slips are counted, a swap as one`(typed: String, word: String, limit: Int, expected: Int) {
        #expect(distance(typed, word, limit: limit) == expected)
    }

    @Test(arguments: [("cheese", "cherry", 2), ("egg", "leg", 0), ("rice", "juice", 1), ("abcdefgh", "hgfedcba", 2)])
    func `Beyond the limit there is no distance`(typed: String, word: String, limit: Int) {
        #expect(distance(typed, word, limit: limit) == nil)
    }

    private func distance(_ one: String, _ other: String, limit: Int) -> Int? {
        var measure = SpellingDistance(from: one)
        let bytes = Array(other.utf8)
        guard measure.mayReach(WordShape(bytes), limit: limit) else { return nil }
        return measure.distance(to: bytes, limit: limit)
    }
}
