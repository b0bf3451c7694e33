import CorginaCore
import Testing

struct BarcodeTests {
    // 6291041500213, 614141000036 and 10614141000415 are examples of GS1's own pages on the check digit.
    @Test(arguments: [
        ("6291041500213", "6291041500213"), ("4006381333931", "4006381333931"), ("5901234123457", "5901234123457"),
        ("614141000036", "0614141000036"), ("036000291452", "0036000291452"), ("0036000291452", "0036000291452"),
        ("96385074", "0000096385074"), ("73513537", "0000073513537"),
        ("00036000291452", "0036000291452"), ("00000096385074", "0000096385074"),
        (" 4 006381 333931 ", "4006381333931"), ("4-006381-333931", "4006381333931"),
        ("4\u{A0}006381\u{2013}333931\r\n", "4006381333931"),
    ])
    func `Every way to write a number ends in one`(typed: String, digits: String) throws {
        #expect(try Barcode(reading: typed).description == digits)
    }

    // One for each digit the sixth of a UPC-E can be; the last is the one on Wikipedia's page about it.
    @Test(arguments: [
        ("01234505", "0012000003455"), ("01234514", "0012100003454"), ("01234523", "0012200003453"),
        ("01234531", "0012300000451"), ("01234543", "0012340000053"), ("01234558", "0012345000058"),
        ("01234565", "0012345000065"), ("01234572", "0012345000072"), ("01234589", "0012345000089"),
        ("01234596", "0012345000096"), ("04252614", "0042100005264"),
    ])
    func `A UPC-E is the UPC-A it stands for`(short: String, long: String) throws {
        #expect(try Barcode(reading: short).description == long)
        #expect(try Barcode(reading: short) == Barcode(reading: String(long.dropFirst())))
    }

    @Test func `Eight digits from 0 that are no UPC-E are an EAN-8`() throws {
        #expect(try Barcode(reading: "00010009").description == "0000000010009")
    }

    @Test func `A case is what is in it`() throws {
        #expect(try Barcode(reading: "10614141000415") == Barcode(reading: "614141000418"))
    }

    @Test(arguments: [
        ("", BarcodeError.missing), (" - ", .missing), ("Weetabix", .notDigits), ("4006381333931x", .notDigits),
        ("-4006381333931.0", .notDigits), ("\u{0664}006381333931", .notDigits), ("4006381333931\u{0301}", .notDigits),
        ("1", .wrongLength), ("1000000000", .wrongLength), ("400638133393", .checkDigit),
        ("4006381333932", .checkDigit), ("1000000000000", .checkDigit), ("99999999999999999999", .wrongLength),
        ("0000000000000", .checkDigit), ("00000000", .checkDigit), ("90614141000411", .weighed),
    ])
    func `What is no number says what to do`(typed: String, error: BarcodeError) {
        #expect(throws: error) { try Barcode(reading: typed) }
    }

    @Test func `Digits without end are refused`() {
        let digits = String(repeating: "9", count: 100_000)
        #expect(throws: BarcodeError.wrongLength) { try Barcode(reading: digits) }
        #expect(Barcode(listed: digits) == nil)
        #expect(Barcode(digits) == nil)
    }

    @Test func `Every changed digit is noticed`() throws {
        let digits = Array("4006381333931")
        for place in digits.indices {
            for other in "0123456789" where other != digits[place] {
                var changed = digits
                changed[place] = other
                #expect(throws: BarcodeError.checkDigit) { try Barcode(reading: String(changed)) }
            }
        }
    }

    @Test func `It round-trips through its text and its number`() throws {
        for digits in ["4006381333931", "0036000291452", "0000096385074"] {
            let barcode = try #require(Barcode(digits))
            #expect(barcode.description == digits)
            #expect(Barcode(number: barcode.number) == barcode)
        }
    }

    @Test(arguments: [
        "", "96385074", "036000291452", " 4006381333931", "400638133393-1", "4006381333932", "00036000291452",
    ])
    func `Only thirteen digits that fit are its text`(text: String) {
        #expect(Barcode(text) == nil)
    }

    @Test(arguments: [Int64.min, -1, 0, 5, 4_006_381_333_932, 10_000_000_000_000, .max])
    func `No other number is one`(number: Int64) {
        #expect(Barcode(number: number) == nil)
    }

    @Test(arguments: [
        ("36000291452", "0036000291452"), ("00036000291452", "0036000291452"), ("96385074", "0000096385074"),
    ])
    func `A table may leave zeros out`(listed: String, digits: String) {
        #expect(Barcode(listed: listed)?.description == digits)
    }

    @Test(arguments: ["", "0", "0000000000017", "17", "4006381333932", "word"])
    func `A table's number that is on no packet is none`(listed: String) {
        #expect(Barcode(listed: listed) == nil)
    }

    @Test(arguments: [
        ("0212345678909", true), ("2012345000001", true), ("0000000010009", true), ("0000020000004", true),
        ("4006381333931", false), ("0036000291452", false), ("0000096385074", false),
    ])
    func `A shop's own numbers are told apart`(digits: String, isOfOneShop: Bool) throws {
        #expect(try #require(Barcode(digits)).isOfOneShop == isOfOneShop)
    }

    @Test(arguments: [
        ("4006381333931", true), ("4006 3813 33931", true), ("123456", true), ("12345", false), ("7 up", false),
        ("", false), ("Weetabix", false),
    ])
    func `Digits alone mean a number`(text: String, isMeant: Bool) {
        #expect(Barcode.isMeant(by: text) == isMeant)
    }

    @Test func `Each reason has words of its own`() {
        #expect(Set(BarcodeError.allCases.map { $0.description }).count == BarcodeError.allCases.count)
    }
}
