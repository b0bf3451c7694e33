import CorginaCore
import ExtremeNumbers
import Testing

struct WholeTextTests {
    @Test(arguments: [("0", 0), ("7", 7), ("007", 7), ("-3", -3), ("+4", 4), ("1440", 1_440)])
    func `a whole number within its range is read`(text: String, number: Int) {
        #expect(WholeText.read(text, in: -10...1_440) == number)
    }

    @Test(arguments: ["1441", "-11", "", " 5", "1.0", "1e3", "٤", "9223372036854775808", "five"])
    func `what lies outside, or is no number, is none`(text: String) {
        #expect(WholeText.read(text, in: -10...1_440) == nil)
    }

    @Test func `no extreme leaves its range, and none traps`() {
        for text in ExtremeNumbers.texts {
            if let number = WholeText.read(text, in: 1...50) { #expect((1...50).contains(number)) }
            if let amount = AmountText.read(text) { #expect(AmountText.range.contains(amount)) }
            if let amount = AmountText.read(text, in: 1...2) { #expect((1...2).contains(amount)) }
            if let figure = Double(text) { #expect(abs(Int(nearest: figure)) <= 1_000_000_000_000_000) }
        }
    }

    @Test(arguments: [
        (2.5, 3), (-2.5, -3), (Double.nan, 0), (.infinity, 1_000_000_000_000_000), (-1e308, -1_000_000_000_000_000),
        (-0.0, 0),
    ])
    func `a figure becomes the nearest whole number there is room for`(figure: Double, number: Int) {
        #expect(Int(nearest: figure) == number)
    }

    @Test func `a figure becomes the whole number below it`() {
        #expect(Int(floor: 2.9) == 2 && Int(floor: -0.1) == -1 && Int(floor: .nan) == 0)
    }
}
