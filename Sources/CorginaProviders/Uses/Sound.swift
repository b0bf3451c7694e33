/// A recorded sentence as a browser makes it.
public struct Sound: Sendable {
    public let kind: Kind
    let bytes: [UInt8]

    /// The most bytes: a minute of speech has a tenth of it, and a minute of uncompressed sound in a voice's quality half.
    public static let mostBytes = 4 << 20
    /// How long a take may be; the page ends it then.
    public static let longestSeconds = 60

    /// How it is packed.
    public enum Kind: String, CaseIterable, Sendable {
        case webm, mp4, ogg, wav
    }

    /// - Parameter type: what the browser calls it, as "audio/webm;codecs=opus".
    /// - Returns: `nil` for another kind, or when the bytes are not of it.
    public init?(_ bytes: [UInt8], type: String) {
        let name = type.prefix { $0 != ";" }.filter { $0 != " " }.lowercased()
        guard let kind = Kind.allCases.first(where: { $0.names.contains(name) }), kind.begins(bytes) else { return nil }
        self.kind = kind
        self.bytes = bytes
    }

    /// Whether there is more than may be sent.
    public var isTooLong: Bool { bytes.count > Self.mostBytes }
}

extension Sound.Kind {
    fileprivate var names: [String] {
        switch self {
        case .wav: ["audio/wav", "audio/x-wav", "audio/wave"]
        default: ["audio/\(rawValue)"]
        }
    }

    var type: String { "audio/\(rawValue)" }

    /// What such a file begins with, after so many bytes of length.
    fileprivate func begins(_ bytes: [UInt8]) -> Bool {
        switch self {
        case .webm: bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3])
        case .mp4: bytes.dropFirst(4).starts(with: "ftyp".utf8)
        case .ogg: bytes.starts(with: "OggS".utf8)
        case .wav: bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WAVE".utf8)
        }
    }
}
