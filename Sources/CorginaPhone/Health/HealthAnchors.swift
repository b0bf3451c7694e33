import CorginaCore

/// How far this phone has read what was deleted in Apple Health: for each type the mark that HealthKit gave it, and that HealthKit alone
/// can read. The phone keeps ``bytes`` sealed. Without them what was deleted meanwhile stays in the diary.
public struct HealthAnchors: Hashable, Sendable {
    private var marks: [String: [UInt8]] = [:]

    /// More than any identifier or mark has, in bytes.
    private static let longestName = 200
    private static let longestMark = 65_536

    public init() {}

    /// The mark of a type; one that is too long is not kept.
    public subscript(type: HealthType) -> [UInt8]? {
        get { marks[type.identifier] }
        set { marks[type.identifier] = newValue.flatMap { $0.count <= Self.longestMark ? $0 : nil } }
    }

    /// Of each the length of its name (2 bytes) and of its mark (4), its name and its mark.
    public var bytes: [UInt8] {
        marks.sorted { $0.key < $1.key }.flatMap { name, mark in
            PackedIDs.bytes(of: UInt64(name.utf8.count), count: 2) + PackedIDs.bytes(of: UInt64(mark.count), count: 4)
                + Array(name.utf8) + mark
        }
    }

    /// Reads ``bytes``. Of anything else there are none.
    public init(_ bytes: [UInt8]) {
        var rest = bytes[...]
        var read: [String: [UInt8]] = [:]
        while !rest.isEmpty {
            guard rest.count >= 6 else { return }
            let name = Int(clamping: PackedIDs.number(rest.prefix(2)))
            let mark = Int(clamping: PackedIDs.number(rest.dropFirst(2).prefix(4)))
            rest = rest.dropFirst(6)
            guard name <= Self.longestName, mark <= Self.longestMark, rest.count >= name + mark else { return }
            read[String(decoding: rest.prefix(name), as: UTF8.self)] = Array(rest.dropFirst(name).prefix(mark))
            rest = rest.dropFirst(name + mark)
        }
        marks = read
    }
}
