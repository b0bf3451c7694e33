import Crypto
import Foundation
import Testing

@testable import CorginaPush

@Suite struct PushTokenTests {
    private let key = PushKey()

    private func parts(_ contact: String = "mailto:ada@example.com") throws -> (token: [String], key: String) {
        let origin = try PushEncryptionTests.subscription().origin
        let value = try #require(
            PushToken.authorization(for: origin, contact: contact, key: key, now: 1_795_000_000))
        let fields = value.dropFirst("vapid t=".count).split(separator: ",").map { $0.drop { $0 == " " } }
        #expect(value.hasPrefix("vapid t=") && fields.count == 2)
        return (fields[0].split(separator: ".").map(String.init), String(fields[1].dropFirst(2)))
    }

    @Test func `it names the service, an end within a day and whom to write to, and its signature is right`() throws {
        let (token, point) = try parts()
        #expect(point == key.publicText)
        let read = try token.map { try #require(WebBase64.read($0)) }
        #expect(String(decoding: read[0], as: UTF8.self) == #"{"typ":"JWT","alg":"ES256"}"#)
        #expect(
            String(decoding: read[1], as: UTF8.self)
                == #"{"aud":"https://updates.push.services.mozilla.com","exp":1795043200,"sub":"mailto:ada@example.com"}"#
        )
        let publicKey = try P256.Signing.PublicKey(x963Representation: try #require(WebBase64.read(point)))
        let signature = try P256.Signing.ECDSASignature(rawRepresentation: read[2])
        #expect(publicKey.isValidSignature(signature, for: Data("\(token[0]).\(token[1])".utf8)))
        #expect(!publicKey.isValidSignature(signature, for: Data("\(token[0]).x\(token[1])".utf8)))
    }

    @Test func `a topic tells nothing, fits, and is the same for the same message alone`() {
        let topics = [key.topic(of: "a 1"), key.topic(of: "a 2"), key.topic(of: "b 1"), PushKey().topic(of: "a 1")]
        #expect(Set(topics).count == 4 && topics.allSatisfy { $0.utf8.count == 32 })
        #expect(key.topic(of: "a 1") == topics[0])
    }

    @Test func `a key says nothing of itself where it is printed`() {
        #expect("\(key) \(String(reflecting: key))".contains(key.text) == false)
        var dumped = ""
        dump(key, to: &dumped)
        #expect(!dumped.contains(key.text))
    }
}
