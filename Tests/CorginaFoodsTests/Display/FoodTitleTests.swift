import Testing

@testable import CorginaFoods

struct FoodTitleTests {
    /// Published name, category, title, details.
    static let titles: [(String, Int, String, String)] = [
        ("Milk, NFS", 1004, "Milk", ""),
        ("Milk, whole", 1002, "Whole milk", ""),
        ("Milk, reduced fat (2%)", 1004, "Reduced fat milk (2%)", ""),
        ("Milk, dry, reconstituted, NS as to fat content", 1008, "Dry milk", "reconstituted"),
        ("Yogurt, Greek, low fat milk, plain", 1822, "Low fat milk Greek yogurt", "plain"),
        ("Cheese, Cheddar", 1602, "Cheddar cheese", ""),
        ("Pork chop, NS as to cooking method, NS as to fat eaten", 2006, "Pork chop", ""),
        ("Pork chop, broiled or baked, lean only eaten", 2006, "Broiled or baked pork chop", "lean only eaten"),
        ("Pork, tenderloin, cooked, NS as to cooking method", 2006, "Pork tenderloin", "cooked"),
        (
            "Chicken, NS as to part, baked, broiled, or roasted, skin eaten", 2202,
            "Baked, broiled, or roasted chicken", "skin eaten"
        ),
        (
            "Chicken drumstick, grilled without sauce, skin not eaten", 2202,
            "Grilled chicken drumstick without sauce", "skin not eaten"
        ),
        ("Salmon, baked or broiled, made with oil", 2402, "Baked or broiled salmon made with oil", ""),
        ("Egg, whole, cooked, NS as to cooking method", 2502, "Egg", "cooked"),
        ("Egg, white only, raw", 2502, "Raw egg white", ""),
        (
            "Potato, boiled, from fresh, peel not eaten, made with butter", 6802, "Boiled potato made with butter",
            "from fresh, peel not eaten"
        ),
        ("Potato, french fries, NFS", 6804, "French fries", ""),
        ("Carrots, raw", 6404, "Raw carrots", ""),
        ("Carrots, NS as to form, cooked", 6404, "Cooked carrots", ""),
        ("Apple, raw", 6002, "Apple", "raw"),
        ("Rice, white, cooked, NS as to fat", 4002, "White rice", "cooked"),
        ("Bread, NS as to major flour, toasted", 4202, "Toasted bread", ""),
        ("Muffin, English", 4206, "English muffin", ""),
        ("Cereal (General Mills Cheerios)", 4604, "Cheerios cereal", "General Mills Cheerios"),
        ("Oatmeal, NS as to regular, quick, or instant, NS as to fat", 4802, "Oatmeal", ""),
        ("Broccoli soup, cream of, prepared with milk", 3802, "Cream of broccoli soup prepared with milk", ""),
        ("Clam chowder, New England, NS as to prepared with water or milk", 3802, "New England clam chowder", ""),
        (
            "Bacon, lettuce, and tomato sandwich with spread", 3708, "Bacon, lettuce, and tomato sandwich",
            "Bacon, lettuce, and tomato sandwich with spread"
        ),
        ("Frankfurter or hot dog sandwich, beef, plain, on white bun", 3703, "Beef hot dog on white bun", "plain"),
        (
            "Shrimp garden salad, shrimp, lettuce, eggs, vegetables including tomato, no dressing", 3708,
            "Shrimp garden salad, lettuce, eggs", "shrimp, vegetables, including tomato, no dressing"
        ),
        (
            "Chicken submarine sandwich, with cheese, lettuce, tomato and spread", 3704,
            "Chicken submarine sandwich with cheese", "lettuce, tomato and spread"
        ),
        (
            "Lettuce, salad with assorted vegetables including tomatoes and/or carrots, no dressing", 6410,
            "Lettuce salad with assorted vegetables", "including tomatoes and/or carrots, no dressing"
        ),
        (
            "Chicken breast, baked, broiled, or roasted with marinade, skin not eaten, from raw", 2202,
            "Baked, broiled, or roasted chicken breast", "skin not eaten, from raw, with marinade"
        ),
        (
            "Beef and noodles with cream or white sauce and something", 3002,
            "Beef and noodles with cream or white sauce",
            "Beef and noodles with cream or white sauce and something"
        ),
        ("Seaweed, cooked, no added fat", 6411, "Cooked seaweed", "no added fat"),
        ("Soybean curd", 2806, "Tofu", ""),
        ("Coffee, Iced Latte, with non-dairy milk", 7302, "Iced latte with non-dairy milk", ""),
        ("Tea, hot, leaf, green, decaffeinated", 7304, "Hot decaffeinated green tea", "leaf"),
        ("Orange juice, 100%, NFS", 7002, "Orange juice", "100%"),
        ("Wine, table, red", 7504, "Red table wine", ""),
        ("Soft drink, cola, diet", 7102, "Diet cola", ""),
        ("Venison/deer, roasted", 2008, "Roasted venison", ""),
        ("Hot chocolate / Cocoa, ready to drink", 1204, "Hot chocolate", "ready to drink"),
        ("Carrots, baby food, strained", 9006, "Carrots baby food, strained", ""),
        (
            "Beef, rice, and vegetables excluding carrots, broccoli, and dark-green leafy; soy-based sauce", 3002,
            "Beef, rice, and vegetables", "excluding carrots, broccoli, and dark-green leafy; soy-based sauce"
        ),
    ]

    @Test(arguments: titles.indices)
    func `A published name is turned into what a person would say`(index: Int) {
        let (name, category, text, details) = Self.titles[index]
        let title = FoodTitle(of: name, in: FoodCategory(number: category, name: ""))
        #expect(title.text == text)
        #expect(title.details == details)
    }

    @Test func `Every food has a title that fits a card`() throws {
        for food in try CarriedFoods.catalogue().foods {
            let title = food.displayName
            #expect((1...44).contains(title.count), "\(food.code) \(title)")
            #expect(title.first?.isLowercase == false, "\(food.code) \(title)")
            #expect(!title.contains("NFS") && !title.contains("NS as to"), "\(food.code) \(title)")
            #expect(!title.hasSuffix(",") && !title.hasSuffix(" ") && !title.contains("  "), "\(food.code) \(title)")
            #expect(!["with", "and", "or", "of"].contains(title.split(separator: " ").last), "\(food.code) \(title)")
        }
    }

    @Test(arguments: ["", ",", ", ,", "(", "()", ")(", "x, (y", "NFS", "NS as to fat", "  ", "A, and, or ", ";"])
    func `A name that is hardly one has a title all the same`(name: String) {
        #expect(FoodTitle(of: name, in: FoodCategory(number: 1002, name: "")).text.count <= 44)
    }
}
