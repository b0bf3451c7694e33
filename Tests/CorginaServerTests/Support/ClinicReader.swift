import CorginaJournal
import CorginaVault
import Crypto
import Foundation
import Testing

@testable import CorginaServer

/// A link that was made: the page that shows it to her, its address, and what it says.
struct MadeClinicLink {
    let page: String
    let address: String
    let link: HealthLink
}

extension TestBrowser {
    /// Makes a link for the clinic: the report for a day, five times, unless the fields say otherwise.
    func makeClinicLink(_ fields: KeyValuePairs<String, String> = [:]) async throws -> MadeClinicLink {
        var all = ["contents": "report", "hours": "24", "openings": "5", "passphrase": Self.passphrase]
        for (name, value) in fields { all[name] = value }
        let body = all.map { "\($0)=\($1.replacing(" ", with: "+"))" }.joined(separator: "&")
        let place = try #require(try await send(.post, "/visit/links", body: body).location)
        let page = try await get(place).page
        let address = String(
            try #require(page.firstMatch(of: /https?:\/\/[^"<]*\/clinic#shlink:\/[A-Za-z0-9_-]+/)).output)
        return MadeClinicLink(page: place, address: address, link: try #require(HealthLink(address)))
    }

    /// Asks for the files behind a link, as a reader does.
    ///
    /// - Parameter longest: the longest file that the reader takes within the list.
    func open(_ link: HealthLink, passcode: String? = nil, longest: Int? = nil) async throws -> Answer {
        var members = [JSON.Member("recipient", "A test")]
        if let passcode { members.append(.init("passcode", .string(passcode))) }
        if let longest { members.append(.init("embeddedLengthMax", .whole(longest))) }
        return try await send(.post, link.path, body: JSON.object(members).description, type: "application/json")
    }
}

extension HealthLink {
    /// The path of its address.
    var path: String { url.replacing(/^https?:\/\/[^\/]*/, with: "") }

    /// The files of an answer, decrypted.
    func files(in page: String) throws -> [(type: String, text: String)] {
        let files = try #require(try JSON(parsing: page)["files"]?.elements)
        return try files.map { file in
            (try #require(file["contentType"]?.text), try text(of: try #require(file["embedded"]?.text)))
        }
    }

    func text(of sealed: String) throws -> String {
        let key = try #require(Base64URL.read(key, count: 32))
        return String(
            decoding: try #require(CompactJWE.open(sealed, with: SymmetricKey(data: key))).bytes, as: UTF8.self)
    }
}
