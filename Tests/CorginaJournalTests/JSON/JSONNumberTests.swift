import CorginaJournal
import SeededRandom
import Testing

@testable import GeneratedDiaries

@Suite struct JSONNumberTests {
    @Test(arguments: [
        0, 1, -1, 0.1, -0.1, 1.0 / 3, 100, 1e15, 1e16, 1e22, Double.leastNonzeroMagnitude, 1.7976931348623157e308, -0.0,
        123456789.125,
    ])
    func `a double reads back as itself`(value: Double) throws {
        let text = try #require(JSON.Number(value)).description
        let read = try #require(try JSON(parsing: text).double)
        #expect(read.bitPattern == value.bitPattern)
    }

    @Test func `random doubles read back as themselves`() throws {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<5_000 {
            let value = Double(bitPattern: random.next())
            guard value.isFinite else { continue }
            #expect(try JSON(parsing: JSON.amount(value).description).double == value)
        }
    }

    @Test(
        arguments: [
            ("5", 5), ("5.0", 5), ("5e0", 5), ("-0", 0), ("9223372036854775807", Int.max), ("5.5", nil), ("1e400", nil),
            ("9223372036854775808", nil), ("\"5\"", nil),
        ] as [(String, Int?)])
    func `whole numbers are exact or absent`(text: String, value: Int?) throws {
        #expect(try JSON(parsing: text).integer == value)
    }

    @Test func `what JSON lacks is not written`() throws {
        #expect(JSON.Number(.nan) == nil)
        #expect(JSON.Number(.infinity) == nil)
        #expect(JSON.amount(-.infinity) == .null)
        #expect(try JSON(parsing: "1e999").double == nil)
        #expect(JSON.amount(100).description == "100")
        #expect(JSON.amount(2.5).description == "2.5")
    }
}
