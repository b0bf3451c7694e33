import CorginaVault
import Crypto
import Foundation
import Testing

@testable import CorginaServer

/// The payload of a SMART Health Link and the encryption of its files.
struct HealthLinkTests {
    private static let key = "rxTgYlOaKJPFtcEd0qcceN8wEU4p94SqAwIWQe6uX7Q"
    private static let link = HealthLink(
        url: "https://ehr.example.org/qr/Y9xwkUdtmN9wwoJoN3ffJIhX2UGvCL1JnlPVNL3kDWM/m", key: key, expires: nil,
        asksForPasscode: true, label: nil)

    @Test func `the example of the specification is read`() throws {
        // Of HL7's guide, "Construct a SMART Health Link Payload": a link that lasts, with a passcode.
        let payload = """
            {"url":"https://ehr.example.org/qr/Y9xwkUdtmN9wwoJoN3ffJIhX2UGvCL1JnlPVNL3kDWM/m","flag":"LP",\
            "key":"rxTgYlOaKJPFtcEd0qcceN8wEU4p94SqAwIWQe6uX7Q","label":"Back-to-school immunizations for Oliver Brown"}
            """
        let text = "shlink:/" + Base64URL.text(Data(payload.utf8))
        var expected = Self.link
        expected.label = "Back-to-school immunizations for Oliver Brown"
        #expect(HealthLink(text) == expected)
        #expect(HealthLink("https://viewer.example.org#" + text) == expected)
    }

    @Test func `a link is written in the order url, key, exp, flag, label, v`() throws {
        var link = Self.link
        link.expires = 1_785_000_000
        link.label = "Report for a visit"
        let text = try #require(link.text)
        let payload = try #require(Base64URL.read(String(text.dropFirst("shlink:/".count))))
        #expect(
            String(decoding: payload, as: UTF8.self) == """
                {"url":"https://ehr.example.org/qr/Y9xwkUdtmN9wwoJoN3ffJIhX2UGvCL1JnlPVNL3kDWM/m",\
                "key":"rxTgYlOaKJPFtcEd0qcceN8wEU4p94SqAwIWQe6uX7Q","exp":1785000000,"flag":"P",\
                "label":"Report for a visit","v":1}
                """)
        #expect(HealthLink(text) == link)
    }

    @Test func `what readers would refuse as too long is not written`() {
        var link = Self.link
        link.url = "https://" + String(repeating: "a", count: 120)
        #expect(link.text != nil)
        link.url += "a"
        #expect(link.text == nil)
        link = Self.link
        link.label = String(repeating: "a", count: 80)
        #expect(link.text != nil)
        link.label?.append("a")
        #expect(link.text == nil)
    }

    @Test(arguments: [
        "", "shlink:/", "shlink:/x", "https://a.example/", "shlink:/" + Base64URL.text(Data("[]".utf8)),
        "shlink:/" + Base64URL.text(Data(#"{"url":"https://a.example"}"#.utf8)),
        "shlink:/" + Base64URL.text(Data(#"{"url":"https://a.example","key":"short"}"#.utf8)),
        "shlink:/" + Base64URL.text(Data(#"{"url":"https://a.example","key":"\#(key)","v":2}"#.utf8)),
    ])
    func `what is no link, and what is one of another version, is refused`(text: String) {
        #expect(HealthLink(text) == nil)
    }

    @Test(arguments: [0, 1, 15, 16, 17, 100_000])
    func `what is sealed opens with its key and says what it is`(count: Int) throws {
        let key = SymmetricKey(size: .bits256)
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        let sealed = try CompactJWE.seal(bytes, type: "text/html", with: key)
        let opened = try #require(CompactJWE.open(sealed, with: key))
        #expect(opened.type == "text/html" && opened.bytes == bytes)
        #expect(CompactJWE.open(sealed, with: SymmetricKey(size: .bits256)) == nil)
        #expect(sealed != (try CompactJWE.seal(bytes, type: "text/html", with: key)))
    }

    @Test func `the header says dir and A256GCM, no key is wrapped, and every part counts`() throws {
        let key = SymmetricKey(size: .bits256)
        let sealed = try CompactJWE.seal([1, 2, 3], type: "text/html", with: key)
        let parts = sealed.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        #expect(parts.count == 5 && parts[1].isEmpty)
        #expect(Base64URL.read(parts[0]) == Data(#"{"alg":"dir","enc":"A256GCM","cty":"text/html"}"#.utf8))
        for place in [0, 2, 3, 4] {
            var changed = parts
            changed[place] = String(changed[place].reversed())
            #expect(CompactJWE.open(changed.joined(separator: "."), with: key) == nil, "\(place)")
        }
        for text in ["", "....", "a.b.c.d.e", sealed + ".", String(sealed.dropLast())] {
            #expect(CompactJWE.open(text, with: key) == nil)
        }
    }

    @Test func `one that another implementation made is opened`() throws {
        // Made once with Python's `cryptography` from this key and a nonce of twelve zeros; see test_clinic_link.py for the other way.
        let key = try #require(Base64URL.read(Self.key, count: 32))
        #expect(CompactJWE.open(Self.foreign, with: SymmetricKey(data: key))?.bytes == Array("hello clinic".utf8))
    }

    private static let foreign =
        "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIiwiY3R5IjoidGV4dC9odG1sIn0..AAAAAAAAAAAAAAAA.J3-YaMuS8U1iqG9A.zLP2OpeHaYMOjFNucOr8fg"
}
