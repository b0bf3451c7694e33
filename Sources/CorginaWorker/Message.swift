import CorginaJournal

/// What a worker and its host send each other: a head in JSON, and parts of bytes that the head tells the meaning of.
///
/// Every part, the head first, is its length in 4 bytes, most significant first, and then its bytes. `docs/worker.md` has the heads.
public struct Message: Hashable, Sendable {
    public var head: JSON
    public var parts: [[UInt8]]

    public init(_ head: JSON, _ parts: [[UInt8]] = []) {
        self.head = head
        self.parts = parts
    }

    public init(decoding bytes: [UInt8]) throws(MessageError) {
        var parts: [[UInt8]] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            guard rest.count >= Self.lengthBytes else { throw .cutShort }
            let length = rest.prefix(Self.lengthBytes).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            rest = rest.dropFirst(Self.lengthBytes)
            guard let count = Int(exactly: length), count <= rest.count else { throw .cutShort }
            parts.append(Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        guard let first = parts.first else { throw .cutShort }
        do throws(JSONError) { head = try JSON(parsing: first) } catch { throw .headIsNotJSON(error) }
        self.parts = Array(parts.dropFirst())
    }

    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        for part in [head.utf8] + parts {
            bytes += Self.length(of: part)
            bytes += part
        }
        return bytes
    }

    /// A length in the 4 bytes that stand before what has it.
    static func length(of part: [UInt8]) -> [UInt8] {
        let length = UInt32(clamping: part.count)
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) }
    }

    private static let lengthBytes = 4
}

/// Why a message could not be read: the host has a fault. It never carries what is in the message.
public enum MessageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A part is longer than the message.
    case cutShort
    case headIsNotJSON(JSONError)
    /// What has that name in the head is missing, of another kind or out of its range.
    case malformed(String)
    /// The head has members that nobody reads, or there are other parts than it names.
    case surplus

    public var description: String {
        switch self {
        case .cutShort: "The message ends in the middle of a part. Send each part with its length."
        case .headIsNotJSON(let error): "The head of the message cannot be read. \(error)"
        case .malformed(let name): "The head’s “\(name)” is missing or not possible. docs/worker.md says what it holds."
        case .surplus: "The message has more, or less, than its head tells. docs/worker.md says what it holds."
        }
    }
}
