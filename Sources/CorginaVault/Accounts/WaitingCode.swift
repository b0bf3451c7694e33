import CorginaCore
import Foundation

/// A recovery code that lies sealed on her shelf until she has typed its end back.
///
/// The code before it opens the diary until then. So whatever is cut off, and whichever answer is lost, one that is on her paper
/// opens it.
struct WaitingCode: Hashable, Sendable {
    let code: RecoveryCode
    /// Whether it opens the diary already, as the first code of an account does.
    let counts: Bool

    private static let new = "new"

    init(_ code: RecoveryCode, counts: Bool) {
        self.code = code
        self.counts = counts
    }

    /// Reads ``bytes``, and a code by itself, as earlier versions kept it when it opened the diary already.
    init?(_ bytes: [UInt8]) {
        let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
        guard let text = words.first, let code = try? RecoveryCode(String(text)) else { return nil }
        self.init(code, counts: words.count == 1)
    }

    var bytes: [UInt8] { Array((counts ? code.text : "\(code.text) \(Self.new)").utf8) }
}

extension RecordID {
    /// The code that waits to be written down.
    static let waitingCode = RecordID(high: 0, low: 1)
    /// The code that comes with another data key, shown before there is that key.
    static let codeOfNextKey = RecordID(high: 0, low: 5)
}
