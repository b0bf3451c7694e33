import CorginaCore
import CorginaFoods
import Testing

@testable import CorginaLanguage

/// Words that are more than one food: asked where they are open, settled by her region and by what she taught.
struct OpenWordsTests {
    private func items(_ sentence: String, in region: FoodRegion? = nil, habits: [FoodHabit] = []) -> [FoodDraft] {
        Spoken.understand(sentence, preferences: Preferences(foodHabits: habits, region: region)).events.flatMap(\.items)
    }

    @Test(arguments: [
        "chips", "I had a biscuit", "some curry and rice", "soup for lunch", "a cheese scone and a sandwich",
        "jelly", "a muffin with my tea", "we had pie", "leftover pasta", "a can of soda", "noodles at 1", "a shake",
    ])
    func `an open word is asked for, once`(sentence: String) {
        let asked = items(sentence).filter { !$0.meanings.isEmpty }
        #expect(asked.count == 1)
        #expect(asked.first?.question?.hasSuffix("?") == true)
        #expect(asked.first.map { $0.confidence < 0.5 } == true)
        #expect(asked.first?.food == asked.first?.meanings.first?.food)
    }

    @Test(arguments: [
        "fish and chips", "tortilla chips", "chicken curry", "tomato soup", "a ham sandwich", "an apple", "two eggs",
        "English muffin", "apple pie", "mac and cheese", "ramen",
    ])
    func `what says which it is is not`(sentence: String) {
        #expect(items(sentence).compactMap(\.question) == [])
    }

    @Test(arguments: [
        ("chips", FoodRegion.us, "71200010"), ("chips", .uk, "71401000"), ("two biscuits", .uk, "53201000"),
        ("a biscuit", .us, "52101000"), ("jelly", .australia, "91501010"), ("a glass of lemonade", .uk, "92410510"),
    ])
    func `her region settles it`(sentence: String, region: FoodRegion, food: String) {
        let item = items(sentence, in: region).first
        #expect(item?.food.description == food)
        #expect(item?.meanings.isEmpty == true)
    }

    @Test func `what she taught settles it`() {
        let habit = FoodHabit(
            id: RecordID(high: 0, low: 9), name: "chip", helping: "", foodCode: "71401000", foodName: "Fries",
            amount: nil)
        let item = items("chips", habits: [habit]).first
        #expect(item?.food.description == "71401000")
        #expect(item?.meanings.isEmpty == true)
    }

    @Test func `a name keeps its large letter in the question`() {
        #expect(items("a muffin").first?.question == "Sweet muffin or English muffin?")
    }

    @Test func `an answer ends the question, and the next one opens`() throws {
        let catalogue = try #require(Spoken.catalogue)
        var draft = Draft(sentence: "chips and soup", understanding: Spoken.understand("chips and soup"))
        #expect(draft.question == "Crisps from a packet or fries?")
        let fries = try #require(draft.item(0, ofEvent: 0)?.meanings.last?.food)
        draft.replaceItem(0, inEvent: 0, by: fries, from: catalogue)
        #expect(draft.item(0, ofEvent: 0)?.food == fries)
        #expect(draft.item(0, ofEvent: 0)?.confidence == 1)
        #expect(draft.question?.hasPrefix("Vegetable soup or ") == true)
        #expect(draft.openItem?.item == 1)
    }

    @Test(arguments: [
        ("mum did fish fingers and chips, lovely", FoodRegion.uk), ("arvo snack: chips", .australia), ("roti and a biscuit", .india),
        ("mom got us chips at costco", .us), ("chips", nil), ("mum and mom", nil),
    ])
    func `where she set no region, words tell it`(sentence: String, expected: FoodRegion?) {
        let tokens = Lexicon.shared.read(Tokenizer.tokens(of: sentence))
        #expect(Spoken.openWords.region(toldBy: tokens) == expected)
    }

    @Test func `her own region holds before what words tell`() {
        let sentence = "chips and a crumpet with mum"
        let hers = Spoken.understand(sentence, preferences: Preferences(region: .us)).events.flatMap(\.items)
        #expect(hers.first?.name == "Potato chips, NFS")
        #expect(Spoken.understand(sentence).events.flatMap(\.items).first?.name.contains("french fries") == true)
    }

    /// Otherwise nobody needs to be asked.
    @Test func `every meaning is in the catalogue, and those of one word differ`() throws {
        let catalogue = try #require(Spoken.catalogue)
        #expect(Spoken.openWords.lines.count > 20)
        for line in Spoken.openWords.lines {
            let foods = line.meanings.map { catalogue[$0.food] }
            #expect(!foods.contains(nil), "\(line.words)")
            let helpings = foods.compactMap { food in
                food.map { ($0.category.name, $0.nutrients(in: $0.assumedPortion.grams).energy.value) }
            }
            for (place, one) in helpings.enumerated() {
                for other in helpings[..<place] {
                    let isFar = abs(one.1 - other.1) > 0.3 * max(one.1, other.1)
                    #expect(isFar || one.0 != other.0, "\(line.words): \(one) and \(other)")
                }
            }
        }
    }

    @Test(arguments: [
        "", "Corgina dish table 1", "Corgina open words 1\nchip\tus", "Corgina open words 1\nchip\txx\tFries 71401000",
        "Corgina open words 1\nchip\t*\tFries", "Corgina open words 1\n\t*\tFries 71401000",
        "Corgina open words 1\nchip\t*\tA 71401000 | B 71401000 | C 71401000 | D 71401000 | E 71401000",
    ])
    func `what is no such table is refused`(text: String) {
        #expect(throws: OpenWordsError.self) { _ = try OpenWords(parsing: text) }
    }
}
