import Foundation

/// What a server proves itself with to a push service: a JSON Web Token of ES256 (RFC 8292).
enum PushToken {
    /// For so many seconds a token holds; services take a day at most.
    static let lifetime = 12 * 3_600

    /// The value of `Authorization`; `nil` where it cannot be signed. Without a blank after the comma, which some readers do not take.
    ///
    /// - Parameter now: seconds since 1970-01-01T00:00:00Z.
    static func authorization(for origin: PushOrigin, contact: String, key: PushKey, now: Int) -> String? {
        // Origin and contact were checked: they have nothing that JSON would have to escape.
        let head = #"{"typ":"JWT","alg":"ES256"}"#
        let claims = #"{"aud":"\#(origin.text)","exp":\#(now + lifetime),"sub":"\#(contact)"}"#
        let signed = [head, claims].map { WebBase64.text(Data($0.utf8)) }.joined(separator: ".")
        guard let signature = key.signature(of: signed) else { return nil }
        return "vapid t=\(signed).\(WebBase64.text(signature)),k=\(key.publicText)"
    }
}
