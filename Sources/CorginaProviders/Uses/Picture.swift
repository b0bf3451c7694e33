import Foundation

/// A picture of a meal as a browser sends it.
public struct Picture: Sendable {
    let kind: Kind
    let bytes: [UInt8]

    /// The most bytes; in a request it takes a third more.
    public static let mostBytes = 4 << 20

    /// How it is packed.
    enum Kind: String {
        case jpeg, png, webp
    }

    /// - Returns: `nil` for what is no picture of a known kind.
    public init?(_ bytes: [UInt8]) {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            kind = .jpeg
        } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            kind = .png
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            kind = .webp
        } else {
            return nil
        }
        self.bytes = bytes
    }

    var url: String { "data:image/\(kind.rawValue);base64,\(Data(bytes).base64EncodedString())" }
}
