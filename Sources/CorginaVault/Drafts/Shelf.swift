import CorginaCore
import Foundation

/// Something that waits, and what it was staged under.
struct StagedDraft: Sendable {
    let id: RecordID
    let bytes: [UInt8]
}

/// The one row of drafts whose ids are fixed (below 2^64), such as a count of movements or a recovery code to be written down.
///
/// Every diary has this row from its first moment, and it has one size whatever it holds. So nobody who has the file can tell what is in
/// it, or whether anything is.
struct Shelf: Equatable, Sendable {
    /// By the lower half of their ids.
    private var things: [UInt64: [UInt8]] = [:]

    /// Its row's name: the same in every diary.
    static let name = Data(count: 16)
    /// Its padded size in bytes. All that Corgina keeps there at once is less.
    static let size = 16_384

    /// Whether it is kept here, and not in a row of its own.
    static func keeps(_ id: RecordID) -> Bool { id.high == 0 }

    /// - Returns: `nil` for what is none, or is not there.
    subscript(id: RecordID) -> [UInt8]? {
        get { Self.keeps(id) ? things[id.low] : nil }
        set { if Self.keeps(id) { things[id.low] = newValue } }
    }

    init() {}

    /// All of it.
    var all: [StagedDraft] {
        things.sorted { $0.key < $1.key }.map { StagedDraft(id: RecordID(high: 0, low: $0.key), bytes: $0.value) }
    }

    /// Reads ``bytes``.
    init?(_ bytes: [UInt8]) {
        var rest = Data(bytes)
        while !rest.isEmpty {
            guard rest.count >= 12 else { return nil }
            let id = rest.bigEndianWord(at: 0)
            let count = rest.dropFirst(8).prefix(4).reduce(0) { $0 << 8 | Int($1) }
            guard count <= rest.count - 12 else { return nil }
            things[id] = Array(rest.dropFirst(12).prefix(count))
            rest = rest.dropFirst(12 + count)
        }
    }

    /// Of each thing the lower half of its id, its count of bytes in four, and itself.
    var bytes: [UInt8] {
        var bytes = Data()
        for thing in all {
            bytes.append(bigEndian: thing.id.low)
            bytes.append(bigEndian: UInt32(thing.bytes.count))
            bytes.append(contentsOf: thing.bytes)
        }
        return Array(bytes)
    }
}
