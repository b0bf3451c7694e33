/// The pictures of ``FoodEmoji``. Only emoji of Unicode 14 and before, which every current phone draws.
enum FoodPictures {
    /// A word's picture and the categories it is true in: "egg" is no egg in "egg roll".
    struct WordPicture {
        let emoji: String
        let categories: ClosedRange<Int>
    }

    static let ofCategory: [Int: String] = {
        var pictures: [Int: String] = [:]
        for (emoji, numbers) in categories {
            for number in numbers { pictures[number] = emoji }
        }
        return pictures
    }()

    static let ofWord: [String: [WordPicture]] = {
        var pictures: [String: [WordPicture]] = [:]
        for (categories, words) in words {
            for (word, emoji) in words {
                pictures[WordStem.stem(of: word), default: []].append(WordPicture(emoji: emoji, categories: categories))
            }
        }
        return pictures
    }()

    private static let categories: [(String, [Int])] = [
        ("🥛", [1002, 1004, 1006, 1008, 1202, 1204, 1206, 1208, 1404, 8006, 8008]), ("🧀", [1602, 1604]),
        ("🥣", [1820, 1822, 4602, 4604, 4802, 4804]), ("🥤", [1402, 7102, 7104, 7106, 7202, 7206, 7208, 7220, 9802]),
        ("🥩", [2002, 2004, 2006, 2010]), ("🍖", [2008, 2602]), ("🍗", [2202, 2204, 2206]), ("🐟", [2402]),
        ("🦐", [2404]), ("🍳", [2502]), ("🥓", [2604]), ("🌭", [2606, 2608, 3703]), ("🫘", [2802, 2806, 3102, 6412]),
        ("🥜", [2804]), ("🍲", [3002, 3004, 3006, 3802]), ("🥘", [3104]), ("🍛", [3202]), ("🍝", [3204, 3206, 4004]),
        ("🥟", [3208, 3406]), ("🥡", [3402, 3404]), ("🌯", [3502]), ("🌮", [3504, 3506]), ("🍕", [3602]),
        ("🍔", [3702]), ("🥪", [3704, 3706, 3708, 3720, 3722, 3730]), ("🍚", [4002]), ("🍞", [4202, 4204]),
        ("🥯", [4206]), ("🫓", [4208]), ("🧁", [4402]), ("🥞", [4404]), ("🥔", [5002, 6418, 6802, 6806]),
        ("🌽", [5004, 6416]), ("🍿", [5006]), ("🥨", [5008]), ("🍘", [5202, 5204]), ("🍫", [5402, 5404, 5702]),
        ("🍰", [5502]), ("🍪", [5504]), ("🍩", [5506]), ("🍬", [5704, 8804]), ("🍨", [5802]), ("🍮", [5804]),
        ("🍧", [5806]), ("🍎", [6002]), ("🍌", [6004]), ("🍇", [6006, 6016, 6018]), ("🍑", [6008]), ("🍓", [6009]),
        ("🫐", [6011]), ("🍊", [6012]), ("🍈", [6014]), ("🍐", [6020]), ("🍍", [6022]), ("🥭", [6024]), ("🍅", [6402]),
        ("🥕", [6404, 6406]), ("🥦", [6407, 6430]), ("🥬", [6409, 6410, 6411, 6413, 6420, 6489]), ("🧅", [6414]),
        ("🍟", [6804]), ("🥗", [6432, 8012]), ("🧃", [7002, 7004, 7006, 7008, 7204]), ("☕", [7302]), ("🍵", [7304]),
        ("🍺", [7502]), ("🍷", [7504]), ("🍸", [7506]), ("💧", [7702, 7704, 7802, 7804]), ("🧈", [8002, 8004]),
        ("🥫", [8010, 8402, 8404, 8406, 8410, 8412]), ("🥒", [8408]), ("🍯", [8802, 8806]),
    ]

    private static let words: [(ClosedRange<Int>, [(String, String)])] = [
        (1202...1208, [("hot", "☕")]),
        (
            2402...2404,
            [("crab", "🦀"), ("lobster", "🦞"), ("oyster", "🦪"), ("clam", "🦪"), ("squid", "🦑"), ("octopus", "🐙")]
        ),
        (2502...2502, [("boiled", "🥚"), ("raw", "🥚"), ("deviled", "🥚"), ("pickled", "🥚")]),
        (2802...3106, [("peanut", "🥜"), ("almond", "🌰"), ("chestnut", "🌰"), ("steak", "🥩"), ("curry", "🍛")]),
        (3002...3802, [("sushi", "🍣"), ("taco", "🌮"), ("tamale", "🫔"), ("noodle", "🍜"), ("ramen", "🍜"), ("pho", "🍜")]),
        (4004...4004, [("noodle", "🍜"), ("rice", "🍚"), ("couscous", "🍚"), ("quinoa", "🍚")]),
        (
            4202...4402,
            [("croissant", "🥐"), ("baguette", "🥖"), ("french", "🥖"), ("pita", "🫓"), ("naan", "🫓"), ("biscuit", "🍞")]
        ),
        (4404...4404, [("waffle", "🧇"), ("toast", "🍞")]),
        (
            5502...5506,
            [("pie", "🥧"), ("cobbler", "🥧"), ("tart", "🥧"), ("cupcake", "🧁"), ("croissant", "🥐"), ("brownie", "🍫")]
        ),
        (5704...5806, [("lollipop", "🍭"), ("cone", "🍦"), ("soft", "🍦")]),
        (
            6002...6489,
            [
                ("lemon", "🍋"), ("lime", "🍋"), ("watermelon", "🍉"), ("kiwi", "🥝"), ("cherry", "🍒"),
                ("coconut", "🥥"), ("avocado", "🥑"), ("guacamole", "🥑"), ("grape", "🍇"), ("plum", "🍑"),
                ("apricot", "🍑"), ("banana", "🍌"), ("plantain", "🍌"), ("apple", "🍎"), ("pear", "🍐"),
                ("pineapple", "🍍"), ("mango", "🥭"), ("strawberry", "🍓"), ("pumpkin", "🎃"), ("pepper", "🫑"),
                ("mushroom", "🍄"), ("eggplant", "🍆"), ("cucumber", "🥒"), ("zucchini", "🥒"), ("garlic", "🧄"),
                ("onion", "🧅"), ("olive", "🫒"), ("pea", "🫘"), ("bean", "🫘"), ("salad", "🥗"), ("yam", "🍠"),
                ("sweet", "🍠"), ("squash", "🥒"), ("potato", "🥔"), ("carrot", "🥕"), ("tomato", "🍅"),
            ]
        ),
        (6802...6806, [("sweet", "🍠"), ("salad", "🥗")]),
        (8002...8012, [("oil", "🫒"), ("cheese", "🧀"), ("mayonnaise", "🥫")]),
        (8406...8408, [("olive", "🫒"), ("kimchi", "🥬")]),
    ]
}
