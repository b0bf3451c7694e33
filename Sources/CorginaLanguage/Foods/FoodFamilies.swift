/// What is worth choosing between when only the kind was named: potatoes may be boiled, mashed, roasted or fried.
struct FoodFamilies: Sendable {
    private static let lines = """
        potato = boiled potato | mashed potato | roasted potato | french fries
        milk = whole milk | reduced fat milk 2% | low fat milk 1% | skim milk
        egg = boiled egg | fried egg | scrambled egg | egg omelet
        chicken = roasted chicken breast | fried chicken | chicken nuggets | grilled chicken thigh
        rice = white rice | brown rice | fried rice
        bread = white bread | whole wheat bread | rye bread | french bread
        toast = white bread toasted | whole wheat bread toasted | rye bread toasted
        coffee = brewed coffee | coffee latte | cappuccino | iced coffee
        tea = black tea hot | green tea hot | iced tea sweetened
        porkchop = pork chop fried | pork chop breaded fried | pork chop broiled lean only
        cheese = cheddar cheese | mozzarella cheese | american cheese | swiss cheese
        yogurt = plain yogurt | greek yogurt fruit | low fat fruit yogurt
        cereal = oatmeal | corn flakes | granola | cheerios
        pizza = cheese pizza | pepperoni pizza | vegetable pizza
        fish = baked fish | fried fish | tuna canned | salmon baked
        steak = beef steak lean only | beef steak fried
        soup = chicken noodle soup | vegetable soup | tomato soup
        pasta = pasta with tomato sauce | macaroni and cheese | pasta with cream sauce
        juice = orange juice | apple juice | grape juice
        cookie = chocolate chip cookie | oatmeal cookie | sugar cookie
        salad = lettuce salad with dressing | pasta salad | chicken salad | fruit salad
        sandwich = ham sandwich | turkey sandwich | peanut butter and jelly sandwich | grilled cheese sandwich
        apple = apple raw | applesauce | baked apple
        """

    /// The members' words, by the terms that name the kind.
    private let families: [[Int32]: [[String]]]

    init(_ matcher: FoodMatcher) {
        var families: [[Int32]: [[String]]] = [:]
        for line in Self.lines.split(separator: "\n") {
            let sides = line.split(separator: "=", maxSplits: 1)
            guard sides.count == 2 else { continue }
            families[Self.key(matcher.query(Self.words(sides[0])))] = sides[1].split(separator: "|").map(Self.words)
        }
        self.families = families
    }

    /// The members of the family, when the phrase names nothing but its kind.
    func alternates(for query: FoodQuery, _ matcher: FoodMatcher, _ scratch: inout FoodMatcher.Scratch) -> [Int] {
        guard query.unknown.isEmpty, query.terms.count <= 2, let members = families[Self.key(query)] else { return [] }
        return members.compactMap { matcher.matches(matcher.query($0), limit: 1, scratch: &scratch).first?.food }
    }

    private static func key(_ query: FoodQuery) -> [Int32] { query.terms.map { $0.term }.sorted() }

    private static func words(_ text: Substring) -> [String] {
        Lexicon.shared.read(Tokenizer.tokens(of: String(text))).filter { $0.isWord }.map { $0.form }
    }
}
