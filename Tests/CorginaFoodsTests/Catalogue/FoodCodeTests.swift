import CorginaFoods
import Testing

struct FoodCodeTests {
    @Test(arguments: ["10000000", "63101000", "99998210"])
    func `Eight digits are a food code and are written the same`(text: String) throws {
        #expect(try #require(FoodCode(text)).description == text)
    }

    @Test(arguments: [
        "", "6310100", "631010000", "00000001", "6310100a", " 6310100", "+6310100", "６３１０１０００", "63101000\n",
    ])
    func `Anything else is not`(text: String) {
        #expect(FoodCode(text) == nil)
    }

    @Test(arguments: [0, -1, 9_999_999, 100_000_000, Int.max, Int.min])
    func `Numbers of other lengths are not`(number: Int) {
        #expect(FoodCode(number: number) == nil)
    }
}
