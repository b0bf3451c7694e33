import CorginaBarcodes
import CorginaCore
import CorginaRooms
import Testing

/// QR codes that are written without a library, read back by one.
@Suite struct WrittenQRCodeTests {
    private func picture(_ code: QRCode, pixels: Int) -> GreyImage? {
        let side = code.side * pixels
        let luminances = (0..<side * side).map { place -> UInt8 in
            code.isDark(row: place / side / pixels, column: place % side / pixels) ? 0 : 255
        }
        return GreyImage(width: side, height: side, luminances: luminances)
    }

    /// The most bytes that each size holds at level M, and one more, which takes the next.
    @Test(arguments: [
        (1, 29), (14, 29), (15, 33), (26, 33), (62, 41), (63, 45), (122, 53), (180, 61), (181, 65), (213, 65),
        (331, 77),
        (412, 85), (450, 89), (451, 93), (560, 97), (666, 105), (1_059, 129), (1_452, 149),
    ])
    func `what is written is read back, in the smallest size that holds it`(count: Int, side: Int) throws {
        let text = String(String(repeating: "eyJ1cmwiOiJodHRwczovL2Nvcmdp/#", count: 80).prefix(count))
        let code = try #require(QRCode(writing: text))
        #expect(code.side == side)
        // The reader misses some of the largest at one scale and reads them at another.
        #expect([2, 3, 4, 5].contains { picture(code, pixels: $0).flatMap(QRCode.text(in:)) == text })
    }

    /// The reader does not find it. Its modules were compared with those of another program on 2026-11-27, as those of 22 other sizes
    /// under each mask.
    @Test func `the most that a code holds takes the largest size`() throws {
        #expect(try #require(QRCode(writing: String(repeating: "x", count: 2_331))).side == 185)
    }

    @Test func `an eighth of it may be covered`() throws {
        let text = "https://corgina.example/clinic#shlink:/" + String(repeating: "eyJ1cmwi", count: 40)
        let code = try #require(QRCode(writing: text))
        // A light stripe within, away from the corners.
        let (from, to) = (code.side / 2, code.side / 2 + 3)
        let dark = (0..<code.side * code.side).map { place in
            let (row, column) = (place / code.side, place % code.side)
            return (from..<to).contains(row) && column > 12 ? false : code.isDark(row: row, column: column)
        }
        let covered = try #require(QRCode(side: code.side, dark: dark))
        #expect(QRCode.text(in: try #require(picture(covered, pixels: 3))) == text)
    }

    @Test(arguments: ["", "zwölf", "a\nb", "a\u{0}b", String(repeating: "x", count: 2_332)])
    func `what no reader agrees on, and what no code holds, is refused`(text: String) {
        #expect(QRCode(writing: text) == nil)
    }
}
