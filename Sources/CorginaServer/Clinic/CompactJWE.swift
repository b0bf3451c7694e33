import CorginaJournal
import CorginaVault
import Crypto
import Foundation

/// Bytes encrypted as SMART Health Links ask: JSON Web Encryption in its compact form (RFC 7516), with the key itself (`dir`) and
/// AES-256-GCM (`A256GCM`).
enum CompactJWE {
    /// - Parameter type: the media type of what is sealed, as header `cty`.
    static func seal(_ bytes: [UInt8], type: String, with key: SymmetricKey) throws -> String {
        let json: JSON = ["alg": "dir", "enc": "A256GCM", "cty": .string(type)]
        let header = Base64URL.text(Data(json.utf8))
        let box = try AES.GCM.seal(bytes, using: key, authenticating: Data(header.utf8))
        // The part between the first two points is for a wrapped key, and there is none.
        return
            "\(header)..\(Base64URL.text(Data(box.nonce))).\(Base64URL.text(box.ciphertext)).\(Base64URL.text(box.tag))"
    }

    /// - Returns: `nil` for another key, and for anything that is not as ``seal(_:type:with:)`` writes it.
    static func open(_ text: String, with key: SymmetricKey) -> (type: String, bytes: [UInt8])? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 5, parts[1].isEmpty, let type = type(ofHeader: parts[0]),
            let nonce = Base64URL.read(parts[2]).flatMap({ try? AES.GCM.Nonce(data: $0) }),
            let ciphertext = Base64URL.read(parts[3]), let tag = Base64URL.read(parts[4]),
            let box = try? AES.GCM.SealedBox(nonce: nonce, ciphertext: ciphertext, tag: tag),
            let bytes = try? AES.GCM.open(box, using: key, authenticating: Data(parts[0].utf8))
        else { return nil }
        return (type, Array(bytes))
    }

    private static func type(ofHeader header: String) -> String? {
        guard let bytes = Base64URL.read(header), let json = try? JSON(parsing: Array(bytes)),
            json["alg"]?.text == "dir", json["enc"]?.text == "A256GCM"
        else { return nil }
        return json["cty"]?.text
    }
}
