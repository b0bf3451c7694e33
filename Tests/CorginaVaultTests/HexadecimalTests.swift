import Foundation
import Testing

@testable import CorginaVault

struct HexadecimalTests {
    @Test func `Every byte comes back from its two digits`() {
        let bytes = Data(0...255)
        #expect(Data(hexadecimal: bytes.hexadecimal) == bytes)
        #expect(Data(hexadecimal: bytes.hexadecimal.uppercased()) == bytes)
        #expect(Data([0, 9, 10, 255]).hexadecimal == "00090aff")
        #expect(Data(hexadecimal: "")?.isEmpty == true)
    }

    @Test(arguments: ["0", "0g", "+1", "-1", " 1", "0x", "00 ", "é0", "٠٠", "１２"])
    func `Anything else is refused`(text: String) {
        #expect(Data(hexadecimal: text) == nil)
    }
}
