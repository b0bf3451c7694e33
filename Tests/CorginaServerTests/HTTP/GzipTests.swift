import HTTPTypes
import Testing

@testable import CorginaServer

@Suite struct GzipTests {
    private func fields(_ value: String?) -> HTTPFields {
        var fields = HTTPFields()
        fields[.acceptEncoding] = value
        return fields
    }

    @Test(arguments: [
        ("gzip", true), ("gzip, deflate, br", true), ("br;q=1.0, GZIP;q=0.8", true), ("gzip;q=0", false),
        ("gzip; q=0.000", false), ("br", false), ("identity", false), ("", false), ("xgzip", false),
        ("gzip;q=0.05", true),
    ])
    func `what a client takes is read as RFC 9110 says`(header: String, isAccepted: Bool) {
        #expect(Gzip.isAccepted(by: fields(header)) == isAccepted)
        #expect(!Gzip.isAccepted(by: fields(nil)))
    }

    @Test func `text becomes smaller, and what would not stays as it is`() throws {
        let text = Array(String(repeating: "a porkchop and potatoes. ", count: 400).utf8)
        let small = try #require(Gzip.compressed(text, level: 6))
        #expect(small.starts(with: [0x1F, 0x8B, 8]) && small.count < text.count / 10)
        #expect(Gzip.compressed(Array("short".utf8), level: 6) == nil)
        var noise = [UInt8]()
        var state: UInt32 = 1
        for _ in 0..<4_000 {
            state = state &* 1_664_525 &+ 1_013_904_223
            noise.append(UInt8(truncatingIfNeeded: state >> 24))
        }
        #expect(Gzip.compressed(noise, level: 9) == nil)
    }

    @Test func `pages and assets are sent as gzip to who takes it, and the edition of the assets says nothing of it`()
        async throws
    {
        let browser = try TestServer().browser()
        let path = AssetLibrary.carried.paths.path(of: "corgina.css")
        for place in [path, "/privacy"] {
            browser.headers[.acceptEncoding] = nil
            let plain = try await browser.get(place)
            #expect(plain.headers[.contentEncoding] == nil && plain.headers[.vary] == "Accept-Encoding")
            browser.headers[.acceptEncoding] = "gzip, br"
            let packed = try await browser.get(place)
            #expect(packed.headers[.contentEncoding] == "gzip" && packed.headers[.vary] == "Accept-Encoding")
            let lengths = [plain, packed].compactMap { $0.headers[.contentLength].flatMap(Int.init) }
            #expect(lengths.count == 2 && lengths[1] * 2 < lengths[0], "\(place) \(lengths)")
        }
        let picture = try await browser.get(AssetLibrary.carried.paths.path(of: "icon-192.png"))
        #expect(picture.headers[.contentEncoding] == nil)
        // What a form repeats is not compressed beside what the page holds.
        let refused = try await browser.post("/account", ["name": "", "passphrase": "short", "zone": "Europe/Berlin"])
        #expect(refused.status == 422 && refused.headers[.contentEncoding] == nil)
    }
}
