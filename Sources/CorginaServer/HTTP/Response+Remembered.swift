import CorginaJournal
import Crypto
import HTTPTypes
import Hummingbird

extension Response {
    /// An answer the client may keep, and no cache between; it asks each time whether it has changed.
    init(remembered json: JSON) {
        self.init(json: json)
        let digest = SHA256.hash(data: json.utf8).prefix(12)
        headers[.eTag] = "\"" + digest.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined() + "\""
        headers[.cacheControl] = "private, no-cache"
    }

    /// That nothing has changed, where the client has it already; otherwise the answer as it is.
    ///
    /// - Parameter tag: of what the client has.
    func unless(held tag: String?) -> Response {
        guard let tag, let own = headers[.eTag], tag == own, status == .ok else { return self }
        return Response(
            status: .notModified, headers: [.eTag: own, .cacheControl: headers[.cacheControl] ?? "no-store"])
    }
}
