import Foundation

/// A row's columns in one run of bytes that no other row has, for its checksum and its second copy.
///
/// Each value is a byte that says what it is, then an integer or a number in 8 bytes, or a count in 4 and as many bytes.
enum RowBytes {
    private enum Kind: UInt8 { case null, integer, real, text, blob }

    static func write(_ values: [SQLValue]) -> Data {
        var bytes = Data()
        for value in values {
            switch value {
            case .null: bytes.append(Kind.null.rawValue)
            case .integer(let number): append(.integer, Data(bigEndian: number), to: &bytes)
            case .real(let number): append(.real, Data(bigEndian: number.bitPattern), to: &bytes)
            case .text(let text): append(.text, counted(Data(text.utf8)), to: &bytes)
            case .blob(let blob): append(.blob, counted(blob), to: &bytes)
            }
        }
        return bytes
    }

    /// - Returns: `nil` for bytes that ``write(_:)`` did not make.
    static func read(_ bytes: Data) -> [SQLValue]? {
        var rest = bytes[...]
        var values: [SQLValue] = []
        while let first = rest.popFirst() {
            guard let kind = Kind(rawValue: first), let value = value(kind, &rest) else { return nil }
            values.append(value)
        }
        return values
    }

    private static func value(_ kind: Kind, _ rest: inout Data) -> SQLValue? {
        switch kind {
        case .null: return .null
        case .integer: return word(&rest).map { .integer(Int64(bitPattern: $0)) }
        case .real: return word(&rest).map { .real(Double(bitPattern: $0)) }
        case .text: return run(&rest).map { .text(String(decoding: $0, as: UTF8.self)) }
        case .blob: return run(&rest).map { .blob($0) }
        }
    }

    private static func word(_ rest: inout Data) -> UInt64? {
        take(8, from: &rest)?.bigEndianWord(at: 0)
    }

    private static func run(_ rest: inout Data) -> Data? {
        guard let count = take(4, from: &rest)?.reduce(0, { $0 << 8 | Int($1) }) else { return nil }
        return take(count, from: &rest)
    }

    private static func take(_ count: Int, from rest: inout Data) -> Data? {
        guard count <= rest.count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return Data(rest.prefix(count))
    }

    private static func counted(_ bytes: Data) -> Data { Data(bigEndian: UInt32(clamping: bytes.count)) + bytes }

    private static func append(_ kind: Kind, _ content: Data, to bytes: inout Data) {
        bytes.append(kind.rawValue)
        bytes.append(content)
    }
}
