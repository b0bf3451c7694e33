import Algorithms
import Foundation

extension Sequence<UInt8> {
    /// Two lower-case digits a byte: "0a9f".
    package var hexadecimal: String { map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}

extension Data {
    /// Reads two hexadecimal digits a byte, of either case; anything else is `nil`.
    package init?(hexadecimal text: some StringProtocol) {
        let digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        guard digits.count == text.utf8.count, digits.count.isMultiple(of: 2) else { return nil }
        self.init(digits.chunks(ofCount: 2).map { UInt8($0[$0.startIndex] << 4 | $0[$0.startIndex + 1]) })
    }
}
