import CorginaCore
import CorginaRooms
import CorginaVault
import Foundation

extension DiaryMark {
    /// The diary a visitor looks at, as it stands.
    init(_ visitor: Visitor) {
        self.init(tag: visitor.journal.offlineTag, head: visitor.head.mark)
    }
}

extension JournalHead {
    /// "12.9f86d0…": the sequence and the hash in hexadecimal digits.
    var mark: String {
        "\(sequence).\(hash.hexadecimal)"
    }

    /// The sequences a journal can reach.
    private static let sequences = 0...1_000_000_000_000

    /// Reads what ``mark`` writes; anything else is `nil`.
    init?(marked text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let sequence = WholeText.read(parts[0], in: Self.sequences), parts[1].utf8.count == 64,
            let hash = Data(hexadecimal: parts[1])
        else { return nil }
        self.init(sequence: sequence, hash: hash)
    }
}
