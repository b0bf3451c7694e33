/// What the parts of published names do in a title.
enum TitleWords {
    /// Parts that are names of their own: "Potato, french fries" is "French fries".
    static let standAlone = [
        "french fries": "French fries", "hash brown": "Hash browns", "home fries": "Home fries", "brownie": "Brownie",
        "cinnamon bun": "Cinnamon bun", "cola": "Cola", "root beer": "Root beer", "ginger ale": "Ginger ale",
        "cream soda": "Cream soda", "Latte": "Latte", "Iced Latte": "Iced latte", "Cappuccino": "Cappuccino",
        "Iced Cappuccino": "Iced cappuccino", "Cafe Mocha": "Cafe mocha", "Iced Cafe Mocha": "Iced cafe mocha",
        "espresso": "Espresso", "macchiato": "Macchiato", "prosciutto": "Prosciutto", "granola": "Granola",
        "muesli": "Muesli",
    ]
    static let standAloneHeads: Set<String> = ["Potato", "Coffee", "Cookie", "Soft drink", "Ham", "Cereal", "Roll"]

    static let partsOfEgg = ["whole": "Egg", "white": "Egg white", "white only": "Egg white", "yolk only": "Egg yolk"]

    /// Where a food comes from, as it is said: before the head, or after it where it begins with a comma.
    static let origins = [
        "from canned": "canned", "from frozen": "frozen", "from dry mix": ", from dry mix",
        "from fast food / restaurant": ", fast food", "from fast food": ", fast food",
        "fast food / restaurant": ", fast food",
        "from restaurant or fast food": ", restaurant", "from restaurant": ", restaurant", "restaurant": ", restaurant",
        "from school lunch": ", school lunch", "school lunch": ", school lunch", "from school": ", school lunch",
        "from school cafeteria": ", school lunch", "school": ", school lunch", "frozen meal": ", frozen meal",
        "diet frozen meal": ", diet frozen meal", "strained": ", strained", "junior": ", junior",
        "toddler": ", toddler",
    ]

    /// What a food is, as people call it.
    static func everydayHead(_ head: String) -> String { everydayHeads[head] ?? firstAlternative(of: head) }

    private static let everydayHeads = [
        "Soybean curd": "Tofu", "Frankfurter or hot dog sandwich": "Hot dog", "Frankfurter or hot dog": "Frankfurter",
        "Egg omelet or scrambled egg": "Omelet or scrambled egg", "Cake or cupcake": "Cake",
        "Macaroni or noodles with cheese": "Macaroni and cheese", "Cereal or granola bar": "Granola bar",
        "Cereal or Granola bar": "Granola bar",
    ]

    /// "Venison/deer" and "Hot chocolate / Cocoa" up to the stroke; "and/or" and fractions are left alone.
    private static func firstAlternative(of head: String) -> String {
        guard !head.holds("and/or"), let stroke = head.firstIndex(of: "/"), let before = head[..<stroke].last,
            !before.isNumber
        else { return head }
        let rest = head[head.index(after: stroke)...].drop { $0 == " " }.drop { $0 != " " }
        return head[..<stroke].split(separator: " ").joined(separator: " ") + rest
    }

    /// Whether a part is for the details: it goes without saying, or matters to a survey alone.
    static func isDetail(_ part: String, in category: FoodCategory) -> Bool {
        switch part {
        case "raw": category.isFruit
        case "cooked": !category.isVegetable
        default: details.contains(part) || part.hasSuffix("eaten")
        }
    }

    private static let details: Set<String> = [
        "leaf", "home recipe", "ready-to-heat", "canned or ready-to-serve", "prepared with water or ready-to-serve",
        "made from home recipe or purchased at a bakery", "plain", "regular", "regular or quick", "no added fat",
        "fat added", "coated", "flavored", "luncheon meat", "ready-to-eat", "fresh", "from fresh", "from raw",
        "from pre-cooked", "from dried", "100%", "reconstituted", "ready to drink", "ready-to-drink", "cooked with oil",
        "prepackaged or deli", "ready-to-eat packaged", "or ready-to-serve", "with or without other vegetables",
    ]

    /// Whether the parts after the head are what it is made of: "Shrimp garden salad, shrimp, lettuce, eggs".
    static func listsItsIngredients(_ head: String) -> Bool { head.hasSuffix(" salad") || head.hasSuffix(" bar") }

    /// Dishes that take the parts before them for their ingredients: "Chicken or turkey, breaded, fried, garden salad".
    static func isDish(_ part: String) -> Bool {
        part.contains(" ") && !part.holds("with")
            && ["salad", "sandwich", "soup"].contains { part.hasSuffix(" " + $0) }
    }

    /// Cuts and forms, which English says after the food: "Pork tenderloin", "Carrots baby food".
    static func followsHead(_ part: String) -> Bool {
        let last = part.split(separator: " ").last.map(String.init) ?? part
        return cuts.contains(part) || (cuts.contains(last) && !part.holds(" and "))
    }

    private static let cuts: Set<String> = [
        "shortribs", "spareribs", "oxtails", "bones", "shank", "tenderloin", "loin", "breast", "thigh", "drumstick",
        "wing", "leg", "neck", "tail", "tripe", "tongue", "hocks", "ribs", "rib", "chop", "steak", "cutlet", "meat",
        "feet", "brisket", "patty", "jerky", "cracklings", "rinds", "ears", "baby food", "powder mix",
    ]

    /// Whether a part says how a food was made ready: it may stand before the food.
    static func isPreparation(_ part: String) -> Bool {
        part.split(separator: " ").prefix { $0 != "with" && $0 != "without" }
            .allSatisfy { word in
                let isParticiple = word.hasSuffix("ed") && !word.hasSuffix("seed") && !word.hasSuffix("weed")
                return isParticiple || word == "or" || word == "and" || word == "raw"
            }
    }

    /// Whether a part is the end of an enumeration.
    static func endsList(_ part: String) -> Bool {
        ["or ", "and ", "and/or "].contains { part.hasPrefix($0) }
    }

    /// What stands between a title and a part that follows it; `nil` for parts that do not follow.
    static func tailLead(of part: String) -> String? {
        if afterSpace.contains(where: { part.hasPrefix($0) }) { return " " }
        if part.first?.isNumber == true || part.hasSuffix("tyle") { return ", " }
        return afterComma.contains { part.hasPrefix($0) } ? ", " : nil
    }

    private static let afterSpace = [
        "with ", "without ", "in ", "on ", "made with", "cooked with", "cooked in", "fried with", "topped with",
        "filled with", "stuffed with", "dipped in", "prepared with",
    ]
    private static let afterComma = [
        "made ", "prepared ", "served ", "for ", "pre-", "to ", "as ", "no ", "not ", "less ", "flavors ",
        "all flavors",
        "individual size", "half", "from ", "or ", "and ", "and/or ",
    ]
}

extension FoodCategory {
    /// Fruits and nuts.
    var isFruit: Bool { (6_002...6_024).contains(number) || number == 2_804 }
    var isVegetable: Bool { (6_402...6_489).contains(number) }
    /// Beer, wine, liquor and cocktails.
    public var isAlcohol: Bool { (7_502...7_506).contains(number) }
}
