import CorginaCore
import CorginaVault

/// The secret of a new access, which waits sealed until she has put it where it is used.
struct WaitingSecret {
    let secret: AccessSecret
    let scope: AccessScope
    let since: Int64

    /// How long it is shown at most, in seconds.
    private static let longest: Int64 = 600

    init(_ secret: AccessSecret, for scope: AccessScope, since now: Moment) {
        self.secret = secret
        self.scope = scope
        since = now.secondsSinceEpoch
    }

    /// What waits in `bytes`; `nil` if that is something else, the secret of another kind of access among it.
    init?(_ bytes: [UInt8], for scope: AccessScope) {
        let parts = String(decoding: bytes, as: UTF8.self).split(separator: " ")
        guard parts.count == 3, parts[0] == "\(scope.rawValue)", let secret = AccessSecret(text: String(parts[1])),
            let since: Int64 = WholeText.read(parts[2], in: 0...1_000_000_000_000)
        else { return nil }
        self.secret = secret
        self.scope = scope
        self.since = since
    }

    var bytes: [UInt8] { Array("\(scope.rawValue) \(secret.text) \(since)".utf8) }

    func isFresh(at now: Moment) -> Bool { (0...Self.longest).contains(now.secondsSinceEpoch - since) }
}

extension WaitingSecret {
    /// What waits under an id, to be shown once more; `nil` where nothing does, or something else, which is left alone. One that is
    /// older than ten minutes is discarded.
    static func shown(_ id: RecordID, for scope: AccessScope, to visitor: Visitor) async throws -> AccessSecret? {
        guard let waiting = try await visitor.journal.staged(id).flatMap({ WaitingSecret($0, for: scope) }) else {
            return nil
        }
        guard waiting.isFresh(at: visitor.now) else {
            try await visitor.journal.discard(id)
            return nil
        }
        return waiting.secret
    }
}

extension Visitor {
    /// Forgets what waits under an id that a form names, if it is what that form's page shows. Anything else that waits, such as the
    /// recovery code nobody has written down yet, stays.
    func forget(_ id: RecordID, where isShown: ([UInt8]) -> Bool) async throws {
        guard let bytes = try await journal.staged(id), isShown(bytes) else { return }
        try await journal.discard(id)
    }
}
