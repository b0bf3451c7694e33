import CorginaCore
import CorginaImports
import CorginaJournal
import Crypto
import Foundation

/// What is kept, sealed with the diary's key, of a file that waits: its own key, what names the import it will be, and her answers.
struct WaitingFile {
    let key: SymmetricKey
    /// The random part of the import's mark, so that adding it twice is adding it once.
    let random: UInt64
    var choices = ImportChoices()

    init(key: SymmetricKey, random: UInt64) {
        self.key = key
        self.random = random
    }

    /// Reads ``bytes``.
    init?(_ bytes: [UInt8]) {
        guard bytes.count == 42 else { return nil }
        key = SymmetricKey(data: bytes[..<32])
        random = bytes[32..<40].reduce(0) { $0 << 8 | UInt64($1) }
        choices.dateOrder = Self.choice(bytes[40])
        choices.weightUnit = Self.choice(bytes[41])
    }

    var bytes: [UInt8] {
        key.withUnsafeBytes { Array($0) } + (0..<8).map { UInt8(truncatingIfNeeded: random >> (56 - 8 * $0)) }
            + [Self.number(choices.dateOrder), Self.number(choices.weightUnit)]
    }

    func mark(of source: ImportSource) -> ImportMark { ImportMark(source, random: random) }

    private static func number<Choice: CaseIterable & Equatable>(_ choice: Choice?) -> UInt8 {
        let place = Choice.allCases.enumerated().first { $0.element == choice }?.offset
        return place.map { UInt8(truncatingIfNeeded: $0 + 1) } ?? 0
    }

    private static func choice<Choice: CaseIterable>(_ number: UInt8) -> Choice? {
        Choice.allCases.enumerated().first { $0.offset + 1 == Int(number) }?.element
    }
}
