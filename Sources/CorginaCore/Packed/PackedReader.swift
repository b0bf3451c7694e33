/// Reads what a ``PackedWriter`` wrote. Bytes that are none of it are refused.
package struct PackedReader {
    package let bytes: UnsafeRawBufferPointer
    private var position = 0

    package init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    package var isAtEnd: Bool { position == bytes.count }

    package mutating func begins(with title: [UInt8]) -> Bool {
        guard bytes.count >= title.count, bytes[..<title.count].elementsEqual(title) else { return false }
        position += title.count
        return true
    }

    package mutating func byte() throws(PackedDamage) -> UInt8 {
        guard position < bytes.count else { throw PackedDamage() }
        position += 1
        return bytes[position - 1]
    }

    package mutating func number() throws(PackedDamage) -> UInt32 {
        var number: UInt32 = 0
        for shift in stride(from: UInt32(0), through: 28, by: 7) {
            let byte = try byte()
            number |= UInt32(byte & 127) << shift
            if byte < 128 { return number }
        }
        throw PackedDamage()
    }

    /// A number of things, each of which takes a byte at least: a damaged count costs nothing.
    package mutating func count() throws(PackedDamage) -> Int {
        guard let count = Int(exactly: try number()), count <= bytes.count - position else { throw PackedDamage() }
        return count
    }

    package mutating func lines() throws(PackedDamage) -> [String] {
        var lines: [String] = []
        for _ in 0..<(try count()) {
            let start = position
            while try byte() != PackedWriter.lineEnd {}
            lines.append(String(decoding: bytes[start..<position - 1], as: UTF8.self))
        }
        return lines
    }

    /// The next bytes themselves.
    package mutating func slice(_ count: Int) throws(PackedDamage) -> Slice<UnsafeRawBufferPointer> {
        guard count <= bytes.count - position else { throw PackedDamage() }
        position += count
        return bytes[position - count..<position]
    }

    package mutating func column(_ count: Int) throws(PackedDamage) -> [UInt32] {
        var column: [UInt32] = []
        column.reserveCapacity(count)
        for byte in try slice(count) { column.append(UInt32(byte)) }
        for place in column.indices where column[place] == 255 {
            let (number, isTooLarge) = try number().addingReportingOverflow(255)
            guard !isTooLarge else { throw PackedDamage() }
            column[place] = number
        }
        return column
    }

    package mutating func planes(_ count: Int, width: Int) throws(PackedDamage) -> [UInt32] {
        var numbers = Array(repeating: UInt32(0), count: count)
        for plane in 0..<UInt32(width) {
            var place = 0
            for byte in try slice(count) {
                numbers[place] |= UInt32(byte) << (8 * plane)
                place += 1
            }
        }
        return numbers
    }
}

/// Bytes are not what a ``PackedWriter`` wrote.
package struct PackedDamage: Error {
    package init() {}
}
