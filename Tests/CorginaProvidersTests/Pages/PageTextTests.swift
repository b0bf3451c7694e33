import Testing

@testable import CorginaProviders

/// Encodings of pages.
struct PageTextTests {
    private func text(_ bytes: [UInt8], _ type: String = "text/html") -> String? { PageText.of(bytes, type: type) }

    @Test func `the header counts before the page, and a mark of order before both`() {
        let latin: [UInt8] = Array("caf".utf8) + [0xE9]
        #expect(text(latin, "text/html; charset=ISO-8859-1") == "café")
        #expect(text(Array("café".utf8), "text/html;charset=\"UTF-8\"") == "café")
        #expect(text(Array("<meta charset='windows-1252'>".utf8) + [0x80]) == "<meta charset='windows-1252'>€")
        #expect(text([0xEF, 0xBB, 0xBF] + Array("é".utf8), "text/html; charset=latin1") == "é")
        #expect(text([0xFF, 0xFE, 0x61, 0x00, 0xE9, 0x00]) == "aé" && text([0xFE, 0xFF, 0x00, 0x61, 0x00]) == "a")
        #expect(text([0x00, 0x61], "text/html; charset=utf-16be") == "a")
    }

    @Test func `without a word it is UTF-8, and what is none is read as older pages are`() {
        #expect(text(Array("½ café".utf8)) == "½ café" && text([]) == "")
        #expect(text([0xBD, 0x93]) == "½“")
        #expect(text(Array("<meta charset=utf-16>é".utf8)) == "<meta charset=utf-16>é")
    }

    @Test(arguments: ["text/html; charset=ebcdic", "text/html; charset=iso-2022-jp", "text/html; charset=utf-7"])
    func `an encoding that is not read is none`(type: String) {
        #expect(text(Array("x".utf8), type) == nil)
    }

    @Test func `no bytes end anything`() {
        for byte in UInt8.min...UInt8.max {
            for type in ["text/html", "text/html; charset=", "charset=utf-16", "x; charset=latin1"] {
                _ = text([byte], type)
                _ = text([byte, byte, byte], type)
            }
        }
        #expect(text([0xFF, 0xFE, 0x00, 0xD8])?.isEmpty == false)
    }
}
