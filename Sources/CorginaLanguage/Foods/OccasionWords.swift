/// Words for the occasion of a meal and for where it was had, which are no food.
enum OccasionWords {
    /// Where words for a place, an occasion or a meal end that begin here; `nil` where none do.
    static func end(_ tokens: [ReadToken], at start: Int) -> Int? {
        place(tokens, at: start) ?? occasion(tokens, at: start) ?? meal(tokens, at: start)
    }

    /// "for my late breakfast", "at snack time", "as a treat", "during dinner tonight".
    private static func occasion(_ tokens: [ReadToken], at start: Int) -> Int? {
        guard tokens[start].has(.occasionPreposition), !tokens[start].is("to") else { return nil }
        var index = start + 1
        var found: Int?
        while index < min(start + 8, tokens.count) {
            let token = tokens[index]
            // "sugar in my tea": the drink, not the meal.
            if token.is("tea"), tokens[start].is("in") { return nil }
            if token.has(.occasion) || token.has(.timeWord) {
                found = index + 1
            } else if !(token.has(.determiner) || token.has(.filler) || token.has(.size) && found == nil
                || token.has(.empty))
            {
                break
            }
            index += 1
        }
        guard var end = found else { return nil }
        while end < tokens.count, tokens[end].has(.timeWord) { end += 1 }
        return end
    }

    /// "at Arby's", "by Taco Bell", "movie night": where and when it was. What is "from" there is named by it.
    private static func place(_ tokens: [ReadToken], at start: Int) -> Int? {
        if nights.contains(tokens[start].text), start + 1 < tokens.count,
            tokens[start + 1].is("night") || tokens[start + 1].is("day") || tokens[start + 1].is("date")
        {
            return start + 2
        }
        guard arriving.contains(tokens[start].text) || tokens[start].is("from") else { return nil }
        var index = start + 1
        if index < tokens.count, tokens[index].has(.determiner) { index += 1 }
        // "from a pizza place": the place, whatever is sold there.
        if index > start + 1, index + 1 < tokens.count, kitchens.contains(tokens[index].form),
            shops.contains(tokens[index + 1].text)
        {
            return index + 2
        }
        if tokens[start].is("from") { return nil }
        for name in restaurants where tokens[index...].prefix(name.count).map({ $0.text }) == name {
            return index + name.count
        }
        return nil
    }

    private static let nights: Set<String> = ["movie", "game", "date", "family", "girls"]

    private static let arriving: Set<String> = [
        "at", "by", "to", "into", "through", "via", "visited", "hit", "near", "in",
    ]

    private static let kitchens: Set<String> = [
        "pizza", "sandwich", "coffee", "taco", "sushi", "burger", "donut", "doughnut", "deli", "noodle", "chicken",
        "breakfast", "lunch",
    ]

    private static let shops: Set<String> = [
        "place", "joint", "shop", "parlor", "truck", "spot", "stand", "store", "bar",
    ]

    private static let restaurants: [[String]] = [
        "mcdonalds", "burger king", "wendys", "taco bell", "arbys", "subway", "kfc", "pizza hut", "dominos",
        "starbucks",
        "dairy queen", "sonic", "chipotle", "popeyes", "dunkin donuts", "dunkin", "tim hortons", "panera", "dennys",
        "ihop", "applebees", "chick fil a", "jack in the box", "carls jr", "hardees", "whataburger", "five guys",
        "white castle", "long john silvers", "papa johns", "little caesars", "panda express", "olive garden",
        "red lobster", "cracker barrel", "waffle house", "costa", "greggs", "pret", "nandos", "in n out", "culvers",
        "the drive thru", "drive thru", "the drive through",
    ].map { $0.split(separator: " ").map(String.init) }

    /// "a light lunch of", "my breakfast of": what follows is the food. "A frozen meal of" tells how it was sold.
    private static func meal(_ tokens: [ReadToken], at start: Int) -> Int? {
        guard tokens[start].has(.determiner) else { return nil }
        var index = start + 1
        while index < min(start + 4, tokens.count), !meals.contains(tokens[index].text),
            tokens[index].has(.filler) || tokens[index].has(.empty) || tokens[index].has(.size)
                || tokens[index].is("light")
        { index += 1 }
        guard index + 2 < tokens.count, meals.contains(tokens[index].text), tokens[index + 1].is("of") else {
            return nil
        }
        return index + 2
    }

    private static let meals: Set<String> = [
        "breakfast", "lunch", "dinner", "supper", "brunch", "snack", "meal", "dessert", "treat",
    ]

}
