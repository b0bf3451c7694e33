import SeededRandom
import Testing

@testable import CorginaServer

/// A form with a file, as browsers send it and as somebody hostile would.
struct MultipartFormTests {
    private static let type = "multipart/form-data; boundary=----WebKitFormBoundaryAbC123"

    private static func part(_ disposition: String, _ content: String) -> String {
        "------WebKitFormBoundaryAbC123\r\nContent-Disposition: form-data; \(disposition)\r\n\r\n\(content)\r\n"
    }

    private static let passphrase = part("name=\"passphrase\"", "seven calm otters knit")
    private static let file = part(
        "name=\"file\"; filename=\"corgina.json\"\r\nContent-Type: application/json", "{\"a\":\r\n--}")
    private static let end = "------WebKitFormBoundaryAbC123--\r\n"

    private func read(_ text: String, type: String = type) throws(ServerError) -> MultipartForm {
        try MultipartForm(Array(text.utf8), type: type, fileFields: ["file"])
    }

    @Test func `a passphrase and a file, byte for byte`() throws {
        let form = try read(Self.passphrase + Self.file + Self.end)
        #expect(form.fields.exact("passphrase") == "seven calm otters knit")
        #expect(form.files["file"] == Array("{\"a\":\r\n--}".utf8))
    }

    @Test(arguments: [
        "multipart/form-data; boundary=\"x y\"", "multipart/form-data", "multipart/form-data; boundary=",
        "multipart/mixed; boundary=----WebKitFormBoundaryAbC123", "application/x-www-form-urlencoded", "",
        "multipart/form-data; boundary=----WebKitFormBoundaryAbC123; charset=utf-8",
        "multipart/form-data; boundary=" + String(repeating: "a", count: 71),
        "multipart/form-data; boundary=a\r\nb", "multipart/form-data; boundary=other",
    ])
    func `another type is refused`(type: String) {
        #expect(throws: ServerError.badForm) { try read(Self.passphrase + Self.file + Self.end, type: type) }
    }

    @Test(arguments: ["Multipart/Form-Data; Boundary=\"----WebKitFormBoundaryAbC123\"", type])
    func `a boundary may stand in quotes`(type: String) throws {
        #expect(try read(Self.file + Self.end, type: type).files["file"]?.isEmpty == false)
    }

    @Test func `nothing chosen is an empty file, and bytes need not be text`() throws {
        #expect(try read(Self.part("name=\"file\"; filename=\"\"", "") + Self.end).files["file"] == [])
        #expect(try read(Self.passphrase + Self.end).files["file"] == nil)
        let bytes: [UInt8] = [0, 255, 13, 10, 45, 45, 13, 13, 10, 0]
        let head =
            "------WebKitFormBoundaryAbC123\r\nContent-Disposition: form-data; name=\"file\"; filename=\"ü\"\r\n\r\n"
        let body = Array(head.utf8) + bytes + Array(("\r\n" + Self.end).utf8)
        #expect(try MultipartForm(body, type: Self.type, fileFields: ["file"]).files["file"] == bytes)
    }

    @Test(arguments: [
        "", end, "x" + file + end, file, file + end + "x", file + file + end, passphrase + passphrase + end,
        part("name=\"passphrase\"; filename=\"x\"", "x") + end, part("name=\"file\"", "x") + end,
        part("name=\"\"", "x") + end, part("name=passphrase", "x") + end, part("filename=\"x\"", "x") + end,
        part("name=\"a\"\r\nContent-Transfer-Encoding: base64", "x") + end,
        part("name=\"a\"\r\nContent-Disposition: form-data; name=\"b\"", "x") + end,
        part("name=\"a\";\r\n filename=\"b\"", "x") + end,
        part("name=\"a\" " + String(repeating: "x", count: 2_000), "x") + end,
        part("name=\"passphrase\"", String(repeating: "x", count: 5_000)) + end,
        "------WebKitFormBoundaryAbC123\nContent-Disposition: form-data; name=\"a\"\n\nx\n" + end,
        "------WebKitFormBoundaryAbC123\r\n\r\nx\r\n" + end, "------WebKitFormBoundaryAbC123", "--",
        "------WebKitFormBoundaryAbC123-",
        (0..<9).map { part("name=\"\(["a", "b", "c", "d", "e", "f", "g", "h", "i"][$0])\"", "x") }.joined() + end,
    ])
    func `what no browser sends is refused`(text: String) throws {
        // Only an end is no form either, but one without parts; all else is refused.
        if text == Self.end {
            #expect(try read(text).files["file"] == nil)
        } else {
            #expect(throws: ServerError.badForm) { try read(text) }
        }
    }

    @Test func `a form cut off anywhere, and any byte changed, is read or refused and never more`() {
        let whole = Array((Self.passphrase + Self.file + Self.end).utf8)
        var refused = 0
        for length in 0..<(whole.count - 2) {
            do { _ = try MultipartForm(Array(whole.prefix(length)), type: Self.type, fileFields: ["file"]) } catch {
                refused += 1
            }
        }
        #expect(refused == whole.count - 2)
        var random = SeededGenerator(seed: 3)
        for position in whole.indices {
            var changed = whole
            changed[position] ^= UInt8.random(in: 1...255, using: &random)
            _ = try? MultipartForm(changed, type: Self.type, fileFields: ["file"])
        }
    }
}
