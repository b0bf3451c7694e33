/// A place in the bytes of a picture, from which numbers and pieces are read. Nothing beyond the end is ever read.
struct PictureBytes {
    let bytes: [UInt8]
    private(set) var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { position >= bytes.count }

    /// The next byte, which stays to be read.
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func byte() throws(PhotoFault) -> UInt8 {
        guard position < bytes.count else { throw .damaged }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func take(_ count: Int) throws(PhotoFault) -> ArraySlice<UInt8> {
        guard count >= 0, count <= bytes.count - position else { throw .damaged }
        defer { position += count }
        return bytes[position..<(position + count)]
    }

    /// Steps over what is of no interest, as far as there is any.
    mutating func skip(_ count: Int) { position += Swift.min(count, bytes.count - position) }

    /// A number of at most four bytes, the most significant first.
    mutating func big(_ count: Int) throws(PhotoFault) -> Int { PictureNumber.big(try take(count)) }

    /// The same, the least significant first.
    mutating func little(_ count: Int) throws(PhotoFault) -> Int { PictureNumber.little(try take(count)) }
}

/// Numbers as pictures write them. Of more than 31 bits they are the largest there is, which no picture has of anything.
enum PictureNumber {
    static func big(_ bytes: ArraySlice<UInt8>) -> Int { number(bytes.reduce(0) { $0 << 8 | UInt64($1) }) }

    static func little(_ bytes: ArraySlice<UInt8>) -> Int {
        number(bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }

    private static func number(_ value: UInt64) -> Int { Int(Swift.min(value, UInt64(Int32.max))) }

    static func bigBytes(_ value: Int, count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    static func littleBytes(_ value: Int, count: Int) -> [UInt8] { bigBytes(value, count: count).reversed() }
}
