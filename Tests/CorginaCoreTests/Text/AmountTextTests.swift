import CorginaCore
import Testing

struct AmountTextTests {
    @Test(arguments: [
        ("2", 2.0), ("1.5", 1.5), ("1,5", 1.5), ("1/2", 0.5), ("1 1/2", 1.5), ("½", 0.5), ("1½", 1.5), ("1 ½", 1.5),
        (" 3 ", 3), (".5", 0.5), ("2.", 2), ("10000", 10_000), ("0.01", 0.01), ("3⁄4", 0.75),
    ])
    func `An amount is read however it is typed`(text: String, amount: Double) {
        #expect(AmountText.read(text) == amount)
    }

    @Test(arguments: [
        "", " ", "0", "-1", "1e9", "NaN", "inf", "10001", "1,000", "1/0", "2 3", "1/2 1/2", "1 2/3 4", "abc", "1..2",
        "1/2/3",
        ".", ",", "/", "１", "99999999999",
    ])
    func `Anything else is refused rather than guessed`(text: String) {
        #expect(AmountText.read(text) == nil)
    }
}
