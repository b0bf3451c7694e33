import CorginaFoods
import SeededRandom
import Testing

struct FoodSearchTests {
    let search: FoodSearch

    init() throws { search = try CarriedFoods.search.get() }

    private func names(_ words: String, _ limit: Int = 10) -> [String] {
        search.foods(matching: words, limit: limit).map(\.food.name)
    }

    /// What a person means by a bare word.
    @Test(arguments: [
        ("milk", "Milk, NFS"), ("egg", "Egg, whole, cooked, NS as to cooking method"), ("apple", "Apple, raw"),
        ("potato", "Potato, NFS"), ("rice", "Rice, cooked, NFS"), ("bread", "Bread, NS as to major flour"),
        ("chicken", "Chicken, NS as to part and cooking method, NS as to skin eaten"), ("butter", "Butter, NFS"),
        ("tea", "Tea, hot, leaf, black"), ("cheese", "Cheese, NFS"), ("banana", "Banana, raw"), ("water", "Water, tap"),
        ("orange juice", "Orange juice, 100%, NFS"), ("pasta", "Pasta, cooked"), ("yogurt", "Yogurt, NFS"),
        ("pizza", "Pizza, cheese, from restaurant or fast food, NS as to type of crust"), ("tofu", "Soybean curd"),
        ("salmon", "Salmon, cooked, NS as to cooking method"), ("cookie", "Cookie, NFS"), ("avocado", "Avocado, raw"),
        ("ice cream", "Ice cream, NFS"), ("soup", "Soup, NFS"), ("beans", "Beans, NFS"), ("beer", "Beer"),
        ("peanut butter", "Peanut butter"), ("scrambled eggs", "Egg omelet or scrambled egg, NS as to fat"),
        ("boiled egg", "Egg, whole, boiled or poached"), ("whole milk", "Milk, whole"),
        ("skim milk", "Milk, fat free (skim)"), ("2% milk", "Milk, reduced fat (2%)"),
        ("mashed potato", "Potato, mashed, NFS"), ("cheerios", "Cheerios cereal"),
        ("wine", "Wine, table, red"), ("cereal", "Cereal, ready-to-eat, NFS"),
        ("turkey sandwich", "Turkey sandwich, with spread"),
        ("oatmeal", "Oatmeal, NS as to regular, quick, or instant, NS as to fat"),
    ])
    func `The plain common food comes first`(words: String, name: String) {
        #expect(names(words).first == name)
    }

    @Test(arguments: [
        ("coffee", "Coffee, NS as to"), ("steak", "Beef steak, NS as to"), ("carrots", "Carrots, "),
        ("salad", "Lettuce, salad"),
    ])
    func `The first answer is of the right kind`(words: String, beginning: String) {
        #expect(names(words).first?.hasPrefix(beginning) == true)
    }

    @Test(arguments: [
        ("chop pork", "pork chop"), ("porkchop", "pork chop"), ("icecream", "ice cream"),
        ("cheese burger", "cheeseburger"),
        ("potatoes", "potato"), ("EGGS", "egg"), ("a glass of milk", "glass milk"), ("brocoli", "broccoli"),
        ("chese", "cheese"), ("chiken breast", "chicken breast"), ("yoghurt", "yogurt"), ("prawns", "shrimp"),
        ("courgette", "summer squash"), ("porridge", "oatmeal"), ("crème brûlée", "creme brulee"), ("coke", "cola"),
        ("strawberrys", "strawberries"), ("omelette", "omelet"), ("chickne", "chicken"), ("soya milk", "soy milk"),
    ])
    func `Order, plurals, spelling and British words make no difference`(typed: String, plain: String) {
        #expect(names(typed, 1) == names(plain, 1))
        #expect(!names(typed, 1).isEmpty)
    }

    @Test(arguments: [
        ("yog", "Yogurt"), ("yogu", "Yogurt"), ("banan", "Banana"), ("choco", "Chocolate"),
        ("peanut bu", "Peanut butter"),
    ])
    func `A word begun is found before it is finished`(typed: String, beginning: String) {
        #expect(names(typed).first?.hasPrefix(beginning) == true)
    }

    @Test(arguments: ["milk", "carrots", "banana", "apple juice", "chicken soup", "rice cereal", "yogurt"])
    func `Food for infants is not offered before other food`(words: String) {
        let categories = search.foods(matching: words, limit: 10).map(\.food.category.number)
        #expect(categories.allSatisfy { !(9_002...9_602).contains($0) })
    }

    @Test(arguments: [
        ("human milk", "Milk, human"), ("breast milk", "Milk, human"), ("baby food carrots", "Carrots, baby food"),
    ])
    func `Food for infants is found when asked for`(words: String, beginning: String) {
        #expect(names(words).first?.hasPrefix(beginning) == true)
    }

    @Test(arguments: ["", " ", "\n\t", ",;.", "🥛", "\u{0}", "with", "the of and", "xyzzyqq", "\u{200D}\u{FE0F}"])
    func `Nothing to find finds nothing`(words: String) {
        #expect(search.foods(matching: words, limit: 10).isEmpty)
    }

    @Test(arguments: [(-1, 0), (0, 0), (1, 1), (7, 7), (100, 100), (1_000_000, 100)])
    func `No more foods than asked for, and never more than 100`(limit: Int, count: Int) {
        #expect(search.foods(matching: "cheese", limit: limit).count == count)
    }

    @Test func `Scores fall, no food comes twice, and the same words give the same answer`() {
        for words in ["milk", "e", "chips", "biscuit", "chicken soup", "s"] {
            let matches = search.foods(matching: words, limit: 50)
            #expect(matches.map(\.score) == matches.map(\.score).sorted(by: >))
            #expect(Set(matches.map(\.food)).count == matches.count)
            #expect(search.foods(matching: words, limit: 50) == matches)
        }
    }

    @Test func `Every food is found by its own name`() throws {
        let foods = try CarriedFoods.catalogue().foods
        for food in stride(from: 0, to: foods.count, by: 97).map({ foods[$0] }) {
            let matches = search.foods(matching: food.name, limit: 40)
            #expect(matches.contains { $0.food == food }, "\(food.code)")
        }
    }

    @Test(arguments: [
        String(repeating: "a", count: 10_000), String(repeating: "cheese ", count: 2_000),
        String(repeating: "a\u{301}\u{300}", count: 5_000), String(repeating: "👩‍👩‍👧‍👦", count: 1_000),
        String(repeating: "pork'", count: 3_000), String(repeating: "\u{202E}milk\u{0}", count: 2_000),
    ])
    func `Long and hostile text is answered`(words: String) {
        #expect(search.foods(matching: words, limit: 10).count <= 10)
    }

    @Test func `Random Unicode is answered`() {
        var random = SeededGenerator(seed: 20_260_310)
        for _ in 0..<300 {
            var text = ""
            for _ in 0..<Int(random.next() % 40) {
                let range: UInt64 = random.next() % 3 == 0 ? 0x11_0000 : 0x250
                if let scalar = Unicode.Scalar(UInt32(random.next() % range)) { text.unicodeScalars.append(scalar) }
            }
            #expect(search.foods(matching: text, limit: 5).count <= 5)
        }
    }
}
