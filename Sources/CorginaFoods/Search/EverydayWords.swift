import CorginaCore

/// What people call foods where the catalogue, which is American, says it in other words.
enum EverydayWords {
    /// The same words as the catalogue would put them, each wording with what it is worth beside the words as typed.
    static func wordings(of words: [String]) -> [(words: [String], advantage: Float)] {
        // Shorthand goes before the plain word it would be taken for; a British word beside the American one.
        [(reworded(words, by: shorthand), 0.03), (reworded(words, by: british), 0)].compactMap { rewording, advantage in
            rewording.map { ($0, advantage) }
        }
    }

    private static func reworded(_ words: [String], by table: [String: [String]]) -> [String]? {
        var rewritten: [String] = []
        var changed = false
        var place = 0
        while place < words.count {
            if let (length, replacement) = replacement(at: place, in: words, table) {
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

    private static func replacement(
        at place: Int, in words: [String], _ table: [String: [String]]
    ) -> (length: Int, words: [String])? {
        for length in [2, 1] where place + length <= words.count {
            let phrase = words[place..<place + length].map(WordStem.stem).joined(separator: " ")
            if let replacement = table[phrase] { return (length, replacement) }
        }
        return nil
    }

    private static func table(_ pairs: [(String, String)]) -> [String: [String]] {
        Dictionary(
            pairs.map { (words($0).map(WordStem.stem).joined(separator: " "), words($1)) },
            combining: { first, _ in first })
    }

    private static func words(_ text: String) -> [String] { FoodWords.words(in: text) }
}

extension EverydayWords {
    /// What a bare word usually means.
    private static let shorthand = table([
        ("tea", "tea leaf black"), ("cereal", "cereal ready eat"), ("chocolate", "milk chocolate candy plain"),
        ("wine", "wine table red"), ("salad", "lettuce salad assorted vegetables"), ("tofu", "soybean curd"),
        ("chicken soup", "chicken noodle soup"), ("chip", "potato chips"), ("toast", "bread toasted"),
        ("fries", "potato french fries"), ("burger", "hamburger"), ("cheese burger", "cheeseburger"),
        ("mac cheese", "macaroni cheese"), ("mac", "macaroni"), ("spaghetti", "pasta"), ("penne", "pasta"),
        ("steak", "beef steak"), ("sirloin", "beef steak"), ("soda", "soft drink"), ("pop", "soft drink"),
        ("coke", "soft drink cola"), ("cola", "soft drink cola"), ("pepsi", "soft drink cola"), ("veggie", "vegetable"),
        ("veg", "vegetables"),
        ("oj", "orange juice"), ("pb", "peanut butter"), ("pbj", "peanut butter jelly"),
        ("blt", "bacon lettuce tomato sandwich"), ("decaf", "decaffeinated"), ("jello", "gelatin dessert"),
        ("zucchini", "summer squash"), ("romaine", "lettuce"), ("string bean", "green beans"),
        ("bell pepper", "pepper sweet"), ("scallion", "green onions"), ("garbanzo", "chickpeas"),
        ("breast milk", "human milk"), ("breastmilk", "human milk"), ("takeout", "fast food"),
        ("clementine", "tangerine"), ("mandarin", "tangerine"), ("donut", "doughnut"), ("catsup", "ketchup"),
    ])

    /// British, Irish and Commonwealth words.
    private static let british = table([
        ("aubergine", "eggplant"), ("courgette", "summer squash"), ("marrow", "summer squash"), ("rocket", "arugula"),
        ("beetroot", "beets"), ("swede", "rutabaga"), ("mangetout", "snowpea"), ("spring onion", "green onions"),
        ("coriander", "cilantro"), ("capsicum", "pepper sweet"), ("sweetcorn", "corn"), ("maize", "corn"),
        ("broad bean", "fava beans"), ("runner bean", "green beans"), ("french bean", "green beans"),
        ("haricot bean", "white beans"), ("cos lettuce", "lettuce"), ("jacket potato", "potato baked"),
        ("crisp", "potato chips"), ("chip", "french fries"), ("mash", "potato mashed"), ("wedge", "french fries"),
        ("sultana", "raisins"), ("satsuma", "tangerine"), ("prawn", "shrimp"), ("mince", "ground beef"),
        ("minced beef", "ground beef"), ("gammon", "ham"), ("rasher", "bacon"), ("banger", "sausage"),
        ("fish finger", "fish stick"), ("fillet steak", "beef steak"), ("wholemeal", "whole wheat"),
        ("brown bread", "bread whole wheat"), ("biscuit", "cookie"), ("digestive", "cookie"), ("porridge", "oatmeal"),
        ("weetabix", "shredded wheat cereal"), ("scone", "biscuit"), ("crumpet", "english muffin"),
        ("flapjack", "cereal bar"), ("candyfloss", "cotton candy"), ("sweet", "candy"), ("ice lolly", "popsicle"),
        ("lolly", "lollipop"), ("sorbet", "sherbet"), ("jelly", "gelatin dessert"), ("jam", "jelly preserves"),
        ("treacle", "molasses"), ("golden syrup", "corn syrup"), ("icing sugar", "powdered sugar"),
        ("fizzy drink", "soft drink"), ("squash", "fruit flavored drink"), ("yoghurt", "yogurt"),
        ("yoghourt", "yogurt"), ("soya", "soy"), ("omelette", "omelet"), ("chilli", "chili"), ("hommus", "hummus"),
        ("houmous", "hummus"), ("humus", "hummus"), ("tinned", "canned"), ("takeaway", "fast food"),
        ("skimmed", "skim"), ("semi skimmed", "reduced fat"), ("full fat", "whole"), ("single cream", "light cream"),
        ("double cream", "heavy cream"), ("cuppa", "tea"), ("toastie", "grilled cheese sandwich"),
        ("linseed", "flax seeds"), ("rapeseed oil", "canola oil"),
    ])
}
