import CorginaCore
import CorginaJournal
import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@testable import CorginaServer

/// A shortcut or a script: no cookie, no origin, and a token if it was given one. What it is answered fits the interface's description.
struct TestScript {
    let server: TestServer
    /// What stands in the header `Authorization`, all of it.
    var authorization: String?
    var cookie: String?
    var authority = "127.0.0.1:8080"

    struct Answer: Equatable {
        let status: Int
        let headers: HTTPFields
        let text: String

        var json: JSON? { try? JSON(parsing: text) }
        var spoken: String? { json?["spoken"]?.text }
        var events: [JSON] { json?["events"]?.elements ?? [] }
        /// The ids of what may be chosen.
        var choices: [String] { json?["question"]?["choices"]?.elements?.compactMap { $0["id"]?.text } ?? [] }
    }

    func get(_ path: String) async throws -> Answer { try await send(.get, path) }

    func say(_ json: String) async throws -> Answer { try await send(.post, "/api/v1/entries", body: json) }

    func understand(_ sentence: String) async throws -> Answer {
        let body: JSON = ["sentence": .string(sentence)]
        return try await send(.post, "/api/v1/understand", body: "\(body)")
    }

    /// Does something with the draft of an answer.
    func send(_ place: InterfacePlace, of heard: Answer, body: String = "") async throws -> Answer {
        let draft = try #require(heard.json?["draft"]?.text.flatMap { RecordID($0) })
        return try await send(.post, InterfaceAddress(place, draft: draft).path, body: body)
    }

    func choose(_ choice: String, of heard: Answer) async throws -> Answer {
        let body: JSON = ["choice": .string(choice)]
        return try await send(.answer, of: heard, body: "\(body)")
    }

    func send(
        _ method: HTTPRequest.Method, _ path: String, body: String = "", type: String? = "application/json",
        headers: HTTPFields = [:]
    ) async throws -> Answer {
        try await send(method, path, bytes: Array(body.utf8), type: type, headers: headers)
    }

    func send(
        _ method: HTTPRequest.Method, _ path: String, bytes: [UInt8], type: String?, headers: HTTPFields = [:]
    ) async throws -> Answer {
        var head = HTTPRequest(
            method: method, scheme: "http", authority: authority, path: path, headerFields: headers)
        if let authorization { head.headerFields[.authorization] = authorization }
        if let cookie { head.headerFields[.cookie] = cookie }
        if method != .get { head.headerFields[.contentType] = type }
        let (response, text) = try await server.respond(
            Request(head: head, body: RequestBody(buffer: ByteBuffer(bytes: bytes))))
        let answer = Answer(status: response.status.code, headers: response.headers, text: text)
        if path.hasPrefix("/api/") {
            #expect(SchemaCheck.ofInterface.faults(answer, to: method, path) == [], "\(method) \(path)")
        }
        return answer
    }
}

extension TestBrowser {
    /// Makes a token; answers the script that has it, and the page that shows it.
    func makeToken(_ rights: [String] = ["say"], name: String = "Siri") async throws -> (
        script: TestScript, page: String
    ) {
        let ticks = rights.map { "&\($0)=yes" }.joined()
        let answer = try await send(
            .post, "/settings/shortcuts",
            body: "name=\(name)&passphrase=\(Self.passphrase.replacing(" ", with: "+"))\(ticks)")
        let place = try #require(answer.location)
        #expect(place.hasPrefix("/settings/shortcuts/new/"))
        let page = try await get(place).page
        let shown = try #require(page.firstMatch(of: /Bearer corgina_[A-Za-z0-9_-]{43}/)).output
        return (TestScript(server: server, authorization: String(shown)), place)
    }
}
