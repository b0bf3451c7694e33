import CorginaCore
import CorginaProviders
import CorginaRooms
import CorginaVault
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import Synchronization
import Testing

@testable import CorginaServer

/// A server on a folder of its own, with a clock the test sets and passphrases that cost next to nothing.
final class TestServer: Sendable {
    static let foods = Result { try FoodKnowledge.carried() }
    let server: CorginaServer
    let clock: TestClock
    private let folder: URL
    private let responder: RouterResponder<CorginaContext>

    init(
        settings: ServerSettings = ServerSettings(), now: String = "2026-03-10T18:40:00-04:00",
        providers: Providers = .none, push: PushDelivery? = nil, products: ProductKnowledge = .noTable,
        program: BrowserProgram? = nil, release: SignedRelease? = nil,
        logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    ) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "corgina-\(UUID().uuidString)")
        let scrypt = try #require(ScryptParameters(log2Cost: 4, blockSize: 1, parallelism: 1))
        let start = try #require(Moment(now)).secondsSinceEpoch
        let clock = TestClock(Int(start))
        let vault = try Vault.open(at: folder.path, scrypt: scrypt)
        var surroundings = Surroundings.live
        surroundings.now = { clock.seconds }
        surroundings.fallbackTimeZone = "America/New_York"
        var foods = try Self.foods.get()
        foods.products = products
        server = CorginaServer(
            vault: vault, foods: foods, providers: providers, push: push, settings: settings,
            surroundings: surroundings, program: program, release: release, logger: logger)
        self.clock = clock
        responder = server.router.buildResponder()
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// The folder its diaries lie in.
    var path: String { folder.path }

    func browser() -> TestBrowser { TestBrowser(server: self) }

    func respond(_ request: Request) async throws -> (Response, String) {
        let source = ApplicationRequestContextSource(channel: EmbeddedChannel(), logger: server.logger)
        let response = try await responder.respond(to: request, context: CorginaContext(source: source))
        let body = CollectedBody()
        try await response.body.write(body)
        return (response, body.text)
    }
}

/// A clock that stands still until the test moves it.
final class TestClock: Sendable {
    private let time: Mutex<Int>

    init(_ seconds: Int) { time = Mutex(seconds) }

    var seconds: Int { time.withLock { $0 } }

    func advance(bySeconds seconds: Int) { time.withLock { $0 += seconds } }
}

/// A person's browser: follows nothing by itself, keeps its cookies, and says where it comes from.
final class TestBrowser {
    let server: TestServer
    /// Of the session.
    var cookie: String?
    /// Of the device.
    var device: String?
    /// Of the share's link that is looked at.
    var link: String?
    var headers: HTTPFields = [:]

    /// The name it opens the server by.
    var authority = "127.0.0.1:8080"

    init(server: TestServer) { self.server = server }

    struct Answer {
        let status: Int
        let location: String?
        let headers: HTTPFields
        let page: String
    }

    func get(_ path: String) async throws -> Answer {
        try await send(.get, path, body: "")
    }

    func post(_ path: String, _ fields: KeyValuePairs<String, String> = [:]) async throws -> Answer {
        let body = fields.map { "\(Self.escaped($0))=\(Self.escaped($1))" }.joined(separator: "&")
        return try await send(.post, path, body: body)
    }

    /// Sends a form that carries a file.
    func post(_ path: String, _ fields: KeyValuePairs<String, String>, file: String) async throws -> Answer {
        let texts = fields.map { "--b\r\nContent-Disposition: form-data; name=\"\($0)\"\r\n\r\n\($1)\r\n" }.joined()
        let file =
            "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"x.json\"\r\n"
            + "Content-Type: application/json\r\n\r\n\(file)\r\n--b--\r\n"
        return try await send(.post, path, body: texts + file, type: "multipart/form-data; boundary=b")
    }

    /// Sends a form that carries photos, by the names of their fields.
    func post(_ path: String, photos: [(field: String, bytes: [UInt8])]) async throws -> Answer {
        var body: [UInt8] = []
        for (field, bytes) in photos {
            body += "--b\r\nContent-Disposition: form-data; name=\"\(field)\"; filename=\"x.jpg\"\r\n".utf8
            body += "Content-Type: image/jpeg\r\n\r\n".utf8
            body += bytes + Array("\r\n".utf8)
        }
        body += "--b--\r\n".utf8
        return try await send(.post, path, bytes: body, type: "multipart/form-data; boundary=b")
    }

    func send(
        _ method: HTTPRequest.Method, _ path: String, body: String, type: String = "application/x-www-form-urlencoded"
    ) async throws -> Answer {
        try await send(method, path, bytes: Array(body.utf8), type: type)
    }

    func send(_ method: HTTPRequest.Method, _ path: String, bytes: [UInt8], type: String) async throws -> Answer {
        var head = HTTPRequest(
            method: method, scheme: "http", authority: authority, path: path, headerFields: headers)
        let cookies = [cookie, device, path == "/shared/join" ? link : nil].compactMap(\.self)
        if !cookies.isEmpty { head.headerFields[.cookie] = cookies.joined(separator: "; ") }
        if method != .get {
            head.headerFields[.contentType] = type
            if head.headerFields[.secFetchSite] == nil { head.headerFields[.secFetchSite] = "same-origin" }
        }
        let (response, page) = try await server.respond(
            Request(head: head, body: RequestBody(buffer: ByteBuffer(bytes: bytes))))
        for set in response.headers[values: .setCookie] {
            let pair = String(set.prefix { $0 != ";" })
            switch pair.prefix(while: { $0 != "=" }) {
            case "corgina-device", "__Host-corgina-device": device = pair
            case "corgina-link", "__Secure-corgina-link": link = pair
            default: cookie = pair
            }
        }
        return Answer(
            status: response.status.code, location: response.headers[.location], headers: response.headers, page: page)
    }

    private static func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }
}

extension TestBrowser {
    static let passphrase = "seven calm otters knit"

    /// A new account, past the recovery code.
    func makeAccount(_ name: String = "maja") async throws {
        let made = try await post(
            "/account", ["name": name, "passphrase": Self.passphrase, "zone": "America/New_York"])
        #expect(made.location == "/recovery-code")
        let code = try #require(try await recoveryCode())
        let confirmed = try await post("/recovery-code", ["group": String(code.suffix(3))])
        #expect(confirmed.location == "/pregnancy/new")
    }

    /// The recovery code as the page shows it, without what separates its groups.
    func recoveryCode(at path: String = "/recovery-code") async throws -> String? {
        let page = try await get(path).page
        guard let start = page.range(of: "id=\"code-text\""), let end = page[start.upperBound...].range(of: "</p>")
        else { return nil }
        let text = page[start.upperBound..<end.lowerBound].drop { $0 != ">" }.dropFirst()
        return text.replacing(/<[^>]*>/, with: "").filter { $0.isLetter || $0.isNumber }
    }

    /// Asks for another key: is shown the code that comes with it, and types its end back.
    func changeKey(passphrase: String = passphrase) async throws -> (code: String, answer: Answer) {
        _ = try await post("/settings/account/key")
        let code = try #require(try await recoveryCode(at: "/settings/account/key"))
        return (
            code,
            try await post("/settings/account/key", ["group": String(code.suffix(3)), "passphrase": passphrase])
        )
    }

    func dateByLastPeriod(_ day: String) async throws {
        let staged = try await post("/pregnancy/new/last-period", ["date": day, "cycleLength": "28"])
        #expect(staged.location == "/pregnancy/review")
        let saved = try await post("/pregnancy")
        #expect(saved.status == 303)
    }

    /// Says a sentence; answers the path of its draft.
    func say(_ sentence: String) async throws -> String {
        try #require(try await post("/drafts", ["sentence": sentence]).location)
    }
}

private final class CollectedBody: ResponseBodyWriter, Sendable {
    private let bytes = Mutex<[UInt8]>([])

    var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }

    func write(_ buffer: ByteBuffer) async throws {
        bytes.withLock { $0.append(contentsOf: buffer.readableBytesView) }
    }

    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
