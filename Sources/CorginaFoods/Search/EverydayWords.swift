/// What people call foods where the catalogue, which is American, says it in other words.
enum EverydayWords {
    /// The same words as the catalogue would put them, or `nil` if it has no other words for them.
    static func inCatalogueWords(_ words: [String]) -> [String]? {
        var rewritten: [String] = []
        var changed = false
        var place = 0
        while place < words.count {
            if let (length, replacement) = replacement(at: place, in: words) {
                rewritten += replacement
                place += length
                changed = true
            } else {
                rewritten.append(words[place])
                place += 1
            }
        }
        return changed ? rewritten : nil
    }

    private static func replacement(at place: Int, in words: [String]) -> (length: Int, words: [String])? {
        for length in [2, 1] where place + length <= words.count {
            let phrase = words[place..<place + length].map(WordStem.stem).joined(separator: " ")
            if let replacement = table[phrase] { return (length, replacement) }
        }
        return nil
    }

    private static let table: [String: [String]] = Dictionary(
        pairs.map { (words($0).map(WordStem.stem).joined(separator: " "), words($1)) },
        uniquingKeysWith: { first, _ in first })

    private static func words(_ text: String) -> [String] { FoodWords.words(in: text) }

    /// British, Irish and Commonwealth words first, then shorthand.
    private static let pairs = [
        ("aubergine", "eggplant"), ("courgette", "summer squash"), ("zucchini", "summer squash"),
        ("marrow", "summer squash"), ("rocket", "arugula"), ("beetroot", "beets"), ("swede", "rutabaga"),
        ("mangetout", "snowpea"), ("spring onion", "green onions"), ("scallion", "green onions"),
        ("coriander", "cilantro"), ("capsicum", "pepper sweet"), ("bell pepper", "pepper sweet"),
        ("sweetcorn", "corn"), ("maize", "corn"), ("broad bean", "fava beans"), ("runner bean", "green beans"),
        ("french bean", "green beans"), ("string bean", "green beans"), ("haricot bean", "white beans"),
        ("garbanzo", "chickpeas"), ("cos lettuce", "lettuce"), ("romaine", "lettuce"), ("jacket potato", "potato baked"),
        ("crisp", "potato chips"), ("chip", "french fries"), ("mash", "potato mashed"), ("wedge", "french fries"),
        ("sultana", "raisins"), ("satsuma", "tangerine"), ("clementine", "tangerine"), ("mandarin", "tangerine"),
        ("prawn", "shrimp"), ("mince", "ground beef"), ("minced beef", "ground beef"), ("gammon", "ham"),
        ("rasher", "bacon"), ("banger", "sausage"), ("sirloin", "beef steak"), ("steak", "beef steak"),
        ("fish finger", "fish stick"), ("fillet steak", "beef steak"), ("wholemeal", "whole wheat"),
        ("brown bread", "bread whole wheat"), ("biscuit", "cookie"), ("digestive", "cookie"), ("porridge", "oatmeal"),
        ("weetabix", "shredded wheat cereal"), ("scone", "biscuit"), ("crumpet", "english muffin"),
        ("flapjack", "cereal bar"), ("candyfloss", "cotton candy"), ("sweet", "candy"), ("ice lolly", "popsicle"),
        ("lolly", "lollipop"), ("sorbet", "sherbet"), ("jelly", "gelatin dessert"), ("jello", "gelatin dessert"),
        ("jam", "jelly preserves"), ("treacle", "molasses"), ("golden syrup", "corn syrup"), ("icing sugar", "powdered sugar"),
        ("fizzy drink", "soft drink"), ("soda", "soft drink"), ("pop", "soft drink"),
        ("coke", "soft drink cola"), ("pepsi", "soft drink cola"), ("squash", "fruit flavored drink"),
        ("yoghurt", "yogurt"), ("yoghourt", "yogurt"), ("soya", "soy"), ("omelette", "omelet"), ("donut", "doughnut"),
        ("catsup", "ketchup"), ("chilli", "chili"), ("hommus", "hummus"), ("houmous", "hummus"), ("humus", "hummus"),
        ("tinned", "canned"), ("takeaway", "fast food"), ("takeout", "fast food"), ("skimmed", "skim"),
        ("semi skimmed", "reduced fat"), ("full fat", "whole"), ("single cream", "light cream"),
        ("double cream", "heavy cream"), ("breast milk", "human milk"), ("breastmilk", "human milk"),
        ("mac cheese", "macaroni cheese"), ("mac", "macaroni"), ("spaghetti", "pasta"), ("penne", "pasta"),
        ("toast", "bread toasted"), ("fries", "potato french fries"), ("burger", "hamburger"),
        ("cheese burger", "cheeseburger"), ("veggie", "vegetable"), ("veg", "vegetables"), ("oj", "orange juice"),
        ("pb", "peanut butter"), ("pbj", "peanut butter jelly"), ("blt", "bacon lettuce tomato sandwich"),
        ("cuppa", "tea"), ("decaf", "decaffeinated"), ("toastie", "grilled cheese sandwich"), ("linseed", "flax seeds"),
        ("tea", "tea leaf black"), ("tofu", "soybean curd"), ("cereal", "cereal ready to eat"),
        ("chocolate", "chocolate milk plain"), ("wine", "wine table"), ("salad", "lettuce salad"),
        ("chicken soup", "chicken noodle soup"), ("rapeseed oil", "canola oil"),
    ]
}
