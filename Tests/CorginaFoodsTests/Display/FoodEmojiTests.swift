import Testing

@testable import CorginaFoods

struct FoodEmojiTests {
    @Test(arguments: [
        ("Milk, whole", 1002, "🥛"), ("Pork chop, NS as to cooking method", 2006, "🥩"), ("Potato, NFS", 6802, "🥔"),
        ("Egg, whole, boiled or poached", 2502, "🥚"), ("Egg, whole, fried, NS as to fat", 2502, "🍳"),
        ("Egg roll, meatless", 3406, "🥟"), ("Apple, raw", 6002, "🍎"), ("Avocado, raw", 6420, "🥑"),
        ("Sushi, NFS", 3406, "🍣"), ("Shrimp, cooked", 2404, "🦐"), ("Crab, cooked", 2404, "🦀"),
        ("Sweet potato, NFS", 6406, "🍠"), ("Pie, apple", 5502, "🥧"), ("Waffle, NFS", 4404, "🧇"),
        ("Carrots, baby food, strained", 9006, "🍼"), ("Coffee, brewed", 7302, "☕"), ("Water, tap", 7702, "💧"),
        ("Hot chocolate / Cocoa, ready to drink", 1204, "☕"), ("Potato, french fries, NFS", 6804, "🍟"),
        ("Oil as ingredient", 9999, "🍽️"), ("Something new", 1234, "🍽️"),
    ])
    func `A food has its picture`(name: String, category: Int, emoji: String) {
        #expect(FoodEmoji.emoji(name: name, category: category) == emoji)
    }

    @Test func `Every food has exactly one picture, and only ingredients a plate`() throws {
        for food in try CarriedFoods.catalogue().foods {
            let emoji = FoodEmoji.emoji(for: food)
            #expect(emoji.count == 1, "\(food.code)")
            #expect((emoji == FoodEmoji.neutral) == (food.category.number == 9_999), "\(food.category.name)")
        }
    }
}
