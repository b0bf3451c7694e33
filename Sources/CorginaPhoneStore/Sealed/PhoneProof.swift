import CorginaJournal
import Foundation

/// What proves to a server that she knows a secret. It opens nothing that is sealed.
public struct PhoneProof: Sendable {
    let secret: PhoneSecret
    /// 32 bytes.
    let bytes: Data

    /// As messages have it.
    var members: [JSON.Member] {
        [JSON.Member("proof", .string(bytes.digits)), JSON.Member("slot", .string(secret.name))]
    }
}
