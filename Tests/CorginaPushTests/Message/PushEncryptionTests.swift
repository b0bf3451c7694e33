import Crypto
import Foundation
import Testing

@testable import CorginaPush

/// The example of RFC 8291, section 5 and appendix A.
@Suite struct PushEncryptionTests {
    static let point = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    static let auth = "BTBZMqHH6r4Tts7J_aSIgg"
    private static let ephemeral = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
    private static let salt = "DGv6ra1nlYgDCS1FRnbzlw"
    private static let body =
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"

    static func subscription(_ endpoint: String = "https://updates.push.services.mozilla.com/wpush/v2/x") throws
        -> PushSubscription
    {
        try #require(PushSubscription(endpoint: endpoint, p256dh: point, auth: auth))
    }

    private func encryption() throws -> PushEncryption {
        PushEncryption(
            ephemeral: try P256.KeyAgreement.PrivateKey(
                rawRepresentation: try #require(WebBase64.read(Self.ephemeral))),
            salt: try #require(WebBase64.read(Self.salt)))
    }

    @Test func `the example of the standard comes out byte for byte`() throws {
        let words = Array("When I grow up, I want to be a watermelon".utf8)
        let body = try #require(try encryption().body(words, for: Self.subscription()))
        #expect(WebBase64.text(Data(body)) == Self.body)
    }

    @Test func `messages of any minute have one length, and no two are alike`() throws {
        let subscription = try Self.subscription()
        let bodies = try [Int64(0), 1, 29_500_000, 121_494_240].map {
            try #require(
                PushEncryption().body(PushMessage(minute: $0).bytes, for: subscription, padded: PushMessage.size))
        }
        #expect(Set(bodies.map(\.count)) == [16 + 4 + 1 + 65 + PushMessage.size + 1 + 16])
        let again = PushEncryption().body(PushMessage(minute: 1).bytes, for: subscription, padded: PushMessage.size)
        #expect(again != bodies[1])
    }

    @Test func `what does not fit in one record is not made`() throws {
        let long = Array(repeating: UInt8(1), count: 4_096)
        #expect(try encryption().body(long, for: Self.subscription()) == nil)
    }
}
