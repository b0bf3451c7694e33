import Foundation
import Testing

@testable import CorginaServer

/// The signed list of what browsers get: who signed it, and what it says.
struct ReleaseTests {
    private static let digest = String(repeating: "0a", count: 32)

    private static func list(number: Int = 7) throws -> ReleaseList {
        try ReleaseList(ServedFiles(program: nil), number: number, made: "2026-11-27T12:00:00Z")
    }

    @Test func `a list names every file with its digest, and the worker's script among them`() throws {
        let served = ServedFiles(program: nil), library = AssetLibrary.carried
        for name in library.names { #expect(served.digests[library.paths.path(of: name)]?.count == 64) }
        #expect(served.digests["/service-worker.js"]?.count == 64)
        #expect(try Self.list().files == served.digests && served.edition == library.paths.edition)
    }

    @Test func `what was signed is read back as it was, by who signed it`() throws {
        let key = ReleaseKey()
        let signed = try SignedRelease(Self.list(), by: key)
        let read = try SignedRelease(signed.bytes)
        #expect(read.list == signed.list && read.key.text == key.publicKey.text)
        try read.fits(ServedFiles(program: nil))
    }

    @Test func `every byte of list and signature counts`() throws {
        let key = ReleaseKey()
        let signed = try SignedRelease(Self.list(), by: key)
        let envelope = try #require(
            try JSONSerialization.jsonObject(with: Data(signed.bytes)) as? [String: String])
        for name in ["list", "signature"] {
            let text = try #require(envelope[name])
            let bytes = try #require(Data(base64Encoded: text))
            for place in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 40)) {
                var changed = bytes
                changed[place] ^= 1
                var other = envelope
                other[name] = changed.base64EncodedString()
                let file = Array(try JSONSerialization.data(withJSONObject: other))
                #expect(throws: ReleaseFault.forged) { try SignedRelease(file) }
            }
        }
    }

    @Test func `a list under another key's name is forged`() throws {
        let signed = try SignedRelease(Self.list(), by: ReleaseKey())
        var envelope = try #require(
            try JSONSerialization.jsonObject(with: Data(signed.bytes)) as? [String: String])
        envelope["key"] = ReleaseKey().publicKey.text
        let file = Array(try JSONSerialization.data(withJSONObject: envelope))
        #expect(throws: ReleaseFault.forged) { try SignedRelease(file) }
    }

    @Test(arguments: ["", "no JSON", "{}", "[]", #"{"list":"","key":"","signature":""}"#, #"{"list":1}"#])
    func `what is no list is refused`(text: String) {
        #expect(throws: ReleaseFault.malformed) { try SignedRelease(Array(text.utf8)) }
    }

    @Test func `a list of more than it may have is not read`() {
        #expect(throws: ReleaseFault.tooLarge) {
            try SignedRelease([UInt8](repeating: 32, count: SignedRelease.mostBytes + 1))
        }
    }

    @Test func `a file that changed, one that is new and one that is gone are each named`() throws {
        let list = try Self.list()
        var digests = list.files
        digests["/service-worker.js"] = Self.digest
        digests["/worker/new.wasm"] = Self.digest
        let gone = try #require(digests.keys.sorted().first { $0.hasSuffix("corgina.css") })
        digests[gone] = nil
        let served = ServedFiles(edition: list.edition, digests: digests)
        #expect(
            list.differences(from: served) == [
                .init(address: gone, kind: .notServed), .init(address: "/service-worker.js", kind: .changed),
                .init(address: "/worker/new.wasm", kind: .notListed),
            ])
        #expect(throws: ReleaseFault.self) { try SignedRelease(list, by: ReleaseKey()).fits(served) }
    }

    @Test(arguments: [
        (1_000, Int?.none, Int?.none, 1_000), (1_000, nil, 999, 1_000), (1_000, nil, 1_000, 1_001),
        (1_000, nil, 5_000, 5_001), (1_000, 12, nil, 12), (1_000, 12, 11, 12), (0, nil, nil, 1),
    ])
    func `a number grows by itself`(seconds: Int, chosen: Int?, before: Int?, number: Int) throws {
        #expect(try ReleaseNumber.next(at: seconds, chosen: chosen, after: before) == number)
    }

    @Test(arguments: [
        (12, 12, ReleaseFault.notHigher(than: 12)), (11, 12, .notHigher(than: 12)), (0, 0, .number),
        (-1, 0, .number), (Int.max, 0, .number),
    ])
    func `a number that would be refused is not signed`(chosen: Int, before: Int, fault: ReleaseFault) {
        #expect(throws: fault) { try ReleaseNumber.next(at: 1_000, chosen: chosen, after: before) }
    }

    @Test func `after the highest number there is no other`() {
        #expect(throws: ReleaseFault.number) {
            try ReleaseNumber.next(at: 1_000, after: ReleaseList.numbers.upperBound)
        }
    }

    @Test func `the server shows its list where it always lies, and nothing where it has none`() async throws {
        let signed = try SignedRelease(Self.list(), by: ReleaseKey())
        let answer = try await TestServer(release: signed).browser().get(SignedRelease.path)
        #expect(answer.status == 200 && answer.headers[.cacheControl] == "no-cache")
        #expect(Array(answer.page.utf8) == signed.bytes)
        #expect(try await TestServer().browser().get(SignedRelease.path).status == 404)
    }

    @Test func `a page names what its style sheet and its script are compared with`() async throws {
        let page = try await TestServer().browser().get("/welcome").page
        let library = AssetLibrary.carried
        for name in ["corgina.css", "corgina.js"] {
            let digest = try #require(library.paths.integrity[name])
            let written = digest.replacing("=", with: "&#61;")
            #expect(page.contains("\"\(library.paths.path(of: name))\" integrity=\"\(written)\""))
            let bytes = try #require(Data(base64Encoded: String(digest.dropFirst("sha256-".count))))
            #expect(library.digests[library.paths.path(of: name)] == Array(bytes).hexadecimal)
        }
    }
}
