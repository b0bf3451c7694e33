import CorginaCore
import Foundation

/// What waits or goes on under a name of its own, as a count of movements: one row of one size, whatever is on it
/// (`docs/storage.md`, Drafts).
struct PhoneShelf: Equatable {
    private var things: [UInt64: [UInt8]] = [:]

    /// Its row's name.
    static let name = Data(count: 16)
    /// Its padded size in bytes.
    static let size = 16_384

    static func keeps(_ id: RecordID) -> Bool { id.high == 0 }

    subscript(id: RecordID) -> [UInt8]? {
        get { things[id.low] }
        set { things[id.low] = newValue }
    }

    /// All that is on it.
    var all: [(id: RecordID, bytes: [UInt8])] {
        things.sorted { $0.key < $1.key }.map { (RecordID(high: 0, low: $0.key), $0.value) }
    }

    init() {}

    /// Reads ``bytes``; `nil` for what is no shelf.
    init?(_ bytes: [UInt8]) {
        var rest = Data(bytes)
        while !rest.isEmpty {
            guard rest.count >= 12 else { return nil }
            let count = rest.dropFirst(8).prefix(4).reduce(0) { $0 << 8 | Int($1) }
            guard count <= rest.count - 12 else { return nil }
            things[rest.bigEndianWord(at: 0)] = Array(rest.dropFirst(12).prefix(count))
            rest = rest.dropFirst(12 + count)
        }
    }

    /// Of each thing the lower half of its id, its count of bytes in four, and itself.
    var bytes: [UInt8] {
        things.sorted { $0.key < $1.key }.flatMap { id, thing in
            Array(Data(bigEndian: id) + Data(bigEndian: UInt32(truncatingIfNeeded: thing.count))) + thing
        }
    }
}
