import CorginaRooms
import SeededRandom
import Testing

@testable import CorginaServer

struct FormTests {
    @Test func `A form is read, trimmed and cleaned`() throws {
        let form = try Form(urlEncoded: Array("a=+one%20+&b=&c&d=x%0D%0Ay&e=e%CC%81&f=n%00ul&a=second&g=%20".utf8))
        #expect(form["a"] == "one")
        #expect(form["b"] == nil)
        #expect(form["c"] == nil)
        #expect(form.contains("c"))
        #expect(form["d"] == "x\ny")
        #expect(form["e"]?.unicodeScalars.count == 1)
        #expect(form["f"] == "nul")
        #expect(form["g"] == nil)
        #expect(form.exact("a") == " one  ")
        #expect(form["missing"] == nil)
    }

    @Test(arguments: ["a=%", "a=%4", "a=%zz", "a=%ff", "%ff=a", "a=%ed%a0%80"])
    func `A broken escape or broken UTF-8 is refused`(body: String) {
        #expect(throws: ServerError.badForm) { try Form(urlEncoded: Array(body.utf8)) }
    }

    @Test func `Endless fields are refused`() {
        let body = (0..<500).map { "f\($0)=1" }.joined(separator: "&")
        #expect(throws: ServerError.badForm) { try Form(urlEncoded: Array(body.utf8)) }
    }

    @Test func `Random bytes never crash it`() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<5_000 {
            let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
                [UInt8.random(in: 0...255, using: &random), 37, 38, 43, 61].randomElement(using: &random) ?? 0
            }
            _ = try? Form(urlEncoded: bytes)
        }
    }
}
