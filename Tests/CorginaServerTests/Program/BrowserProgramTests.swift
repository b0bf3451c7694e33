import Foundation
import HTTPTypes
import Testing

@testable import CorginaServer

/// What browsers run, as the server sends it.
struct BrowserProgramTests {
    /// No program, but it begins as one.
    private static let bytes: [UInt8] = [0, 0x61, 0x73, 0x6D, 1, 0, 0, 0] + (0..<700_000).map { UInt8($0 & 7) }

    @Test func `it lies where its digest says, for ever, and as gzip for who takes that`() async throws {
        let folder = try Folder(Self.bytes, compressed: try #require(Gzip.compressed(Self.bytes, level: 9)))
        let program = try #require(try BrowserProgram(at: folder.file))
        let browser = try TestServer(program: program).browser()
        let plain = try await browser.get(program.path)
        #expect(plain.status == 200 && plain.headers[.contentType] == "application/wasm")
        #expect(plain.headers[.cacheControl] == "public, max-age=31536000, immutable")
        #expect(plain.headers[.contentLength] == "\(Self.bytes.count)")
        let packed = try program.response(name: "\(program.digest).wasm", for: [.acceptEncoding: "gzip"])
        #expect(packed.headers[.contentEncoding] == "gzip")
        #expect(try await browser.get("/worker/\(String(repeating: "0", count: 64)).wasm").status == 404)
    }

    @Test func `a copy as gzip of something else is not sent`() throws {
        let other = try #require(Gzip.compressed(Array(Self.bytes.reversed()), level: 9))
        let folder = try Folder(Self.bytes, compressed: other)
        let program = try #require(try BrowserProgram(at: folder.file))
        let response = try program.response(name: "\(program.digest).wasm", for: [.acceptEncoding: "gzip"])
        #expect(response.headers[.contentEncoding] == nil)
    }

    @Test func `a file that is no program is refused, and none is no fault`() throws {
        let folder = try Folder(Array("a page".utf8), compressed: nil)
        #expect(throws: BrowserProgramFault.otherFile) { try BrowserProgram(at: folder.file) }
        #expect(try BrowserProgram(at: folder.file + ".none") == nil)
    }

    @Test func `a home on a device is offered where there is one, and where there is none a sentence says why`()
        async throws
    {
        let folder = try Folder(Self.bytes, compressed: nil)
        let program = try #require(try BrowserProgram(at: folder.file))
        let with = try TestServer(program: program).browser()
        #expect(try await with.get("/welcome").page.contains("href=\"/homes\""))
        #expect(try await with.get("/homes/device").page.contains("data-device=\"ready\""))
        for path in ["/homes/sealed", "/homes/sealed/sign-in", "/homes/sealed/recover"] {
            let page = try await with.get(path).page
            #expect(page.contains("data-device=\"ready\"") && !page.contains("<input"))
        }
        // A device alone answers there, once a diary is on it.
        for path in [
            "/homes/sealed/from-account", "/homes/sealed/move", "/homes/sealed/leave", "/homes/sealed/devices",
        ] {
            #expect(try await with.get(path).location == "/homes")
        }
        #expect(try await with.get("/about").page.contains(program.digest))
        #expect(try await with.get("/service-worker.js").page.contains(program.path))

        let without = try TestServer().browser()
        #expect(try await !without.get("/welcome").page.contains("href=\"/homes\""))
        for path in ["/homes/device", "/homes/sealed"] { #expect(try await without.get(path).location == "/homes") }
        for path in ["/homes", "/privacy"] { #expect(try await without.get(path).page.contains("is not offered here")) }
        #expect(try await without.get("/service-worker.js").page.contains("wasm=null"))
    }

    @Test func `the worker alone may compile a program`() async throws {
        let browser = try TestServer().browser()
        let worker = try await browser.get("/service-worker.js").headers[.contentSecurityPolicy]
        #expect(worker?.contains("'wasm-unsafe-eval'") == true && worker?.contains("'unsafe-eval'") == false)
        #expect(
            try await browser.get("/homes").headers[.contentSecurityPolicy] == SecurityHeaders.contentSecurityPolicy)
        #expect(!SecurityHeaders.contentSecurityPolicy.contains("eval"))
    }

    @Test func `an account can become a sealed one where a device can seal, and is told how`() async throws {
        let folder = try Folder(Self.bytes, compressed: nil)
        let program = try #require(try BrowserProgram(at: folder.file))
        let with = try TestServer(program: program).browser()
        try await with.makeAccount()
        #expect(try await with.get("/settings/account").page.contains("href=\"/homes/sealed/from-account\""))
        #expect(try await with.get("/homes/sealed/from-account").page.contains("data-device=\"ready\""))

        let without = try TestServer().browser()
        try await without.makeAccount()
        #expect(try await !without.get("/settings/account").page.contains("/homes/sealed/from-account"))
        #expect(try await without.get("/homes/sealed/from-account").status == 303)
    }

    @Test func `somebody who is signed in begins no diary beside her account`() async throws {
        let folder = try Folder(Self.bytes, compressed: nil)
        let browser = try TestServer(program: try BrowserProgram(at: folder.file)).browser()
        try await browser.makeAccount()
        #expect(try await browser.get("/homes/device").status == 303)
    }

    /// A folder with such a file, as long as this lives.
    private final class Folder {
        let file: String
        private let folder: URL

        init(_ bytes: [UInt8], compressed: [UInt8]?) throws {
            folder = FileManager.default.temporaryDirectory.appending(path: "corgina-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(path: BrowserProgram.fileName)
            try Data(bytes).write(to: file)
            if let compressed { try Data(compressed).write(to: file.appendingPathExtension("gz")) }
            self.file = file.path
        }

        deinit { try? FileManager.default.removeItem(at: folder) }
    }
}
