import CorginaCore
import Testing

struct PortionTextTests {
    @Test(arguments: [
        (1.0, "cup", "1 cup"), (2, "cup", "2 cups"), (1.5, "cup", "1½ cups"), (0.5, "cup", "½ cup"),
        (1.3, "cup", "1.3 cups"),
        (2, "cup, cooked, diced", "2 cups, cooked, diced"), (3, "piece", "3 pieces"),
        (2, "medium chop", "2 medium chops"),
        (2, "oz, boneless, cooked", "2 oz, boneless, cooked"), (12, "fl oz (no ice)", "12 fl oz (no ice)"),
        (2, "tablespoon", "2 tablespoons"), (2, "slice", "2 slices"), (2, "sandwich", "2 sandwiches"),
        (2, "medium potato", "2 medium potatoes"), (2, "glass", "2 glasses"), (2, "berry", "2 berries"),
        (2, "tray", "2 trays"), (3, "large", "3 large"), (3, "miniature/bite size", "3 miniature"),
        (1, "usual amount", "1 typical serving"),
        (2, "usual amount", "2 typical servings"), (1, "small or thin/very thin slice", "1 small slice"),
        (2, "medium/regular/sandwich size roll", "2 medium rolls"), (2, "taco or tostada, NS size", "2 tacos"),
        (1, "fun/snack size", "1 fun size"), (2, "mini or bite size cookie", "2 mini cookies"),
        (2, "frankfurter on bun", "2 frankfurters on bun"), (2, "can (12 fl oz)", "2 cans (12 fl oz)"),
        (4, "cubic inch", "4 cubic inches"), (2, "Beech-Nut Stage 2", "2 Beech-Nut Stage 2"), (2, "leaf", "2 leaves"),
        (150, "g", "150 g"), (1.004, "cup", "1 cup"), (2, "", "2 "),
    ])
    func `a portion is counted as people count it`(quantity: Double, portion: String, words: String) {
        #expect(PortionText.counted(quantity, portion) == words)
    }
}
