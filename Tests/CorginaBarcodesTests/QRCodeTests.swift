import CorginaBarcodes
import CorginaCore
import Testing

/// A QR code is made and read back by the same library: what is drawn is what a camera finds.
struct QRCodeTests {
    /// As a screen shows it, so many pixels to a square.
    private func picture(_ code: QRCode, pixels: Int = 2) -> GreyImage? {
        let side = code.side * pixels
        let luminances = (0..<side * side).map { place -> UInt8 in
            code.isDark(row: place / side / pixels, column: place % side / pixels) ? 0 : 255
        }
        return GreyImage(width: side, height: side, luminances: luminances)
    }

    private static let link =
        "https://corgina.example:8443/clinic#shlink:/" + String(repeating: "eyJ1cmwiOiJodHRwczovL2Nvcmdp", count: 12)

    @Test(arguments: ["https://corgina.example/", "A", "~ !\"#%&'()*+,-./:;<=>?@[]^_`{|}", link])
    func `what is made is read back`(text: String) throws {
        let code = try QRCode(of: text)
        let image = try #require(picture(code))
        #expect(QRCode.text(in: image) == text)
    }

    @Test func `four light squares stand at each edge, and a dark corner within`() throws {
        let code = try QRCode(of: "https://corgina.example/")
        for place in 0..<code.side {
            for edge in [0, 1, 2, 3, code.side - 4, code.side - 3, code.side - 2, code.side - 1] {
                #expect(!code.isDark(row: edge, column: place) && !code.isDark(row: place, column: edge))
            }
        }
        #expect(code.isDark(row: 4, column: 4))
    }

    @Test func `bars are all dark squares and nothing else`() throws {
        let code = try QRCode(of: Self.link)
        var drawn: Set<[Int]> = []
        for bar in code.bars {
            for column in bar.columns { #expect(drawn.insert([bar.row, column]).inserted) }
        }
        for row in 0..<code.side {
            for column in 0..<code.side {
                #expect(drawn.contains([row, column]) == code.isDark(row: row, column: column))
            }
        }
    }

    @Test(arguments: ["", "zwölf", "a\nb", "a\u{0}b"])
    func `what no reader agrees on is refused`(text: String) {
        #expect(throws: QRCodeError.notPrintable) { try QRCode(of: text) }
    }

    @Test func `what no code holds is refused`() throws {
        #expect(throws: QRCodeError.tooLong) { try QRCode(of: String(repeating: "x", count: 3_000)) }
        #expect(try QRCode(of: String(repeating: "x", count: 2_200)).side <= QRCode.mostSide)
    }

    @Test func `an empty picture has no code, and a code needs a square for each place`() throws {
        let empty = try #require(GreyImage(width: 64, height: 64, luminances: Array(repeating: 255, count: 64 * 64)))
        #expect(QRCode.text(in: empty) == nil)
        #expect(QRCode(side: 2, dark: [true, false, true]) == nil)
        #expect(QRCode(side: 0, dark: []) == nil)
        #expect(QRCode(side: QRCode.mostSide + 1, dark: []) == nil)
    }
}
