/// Writes tables in few bytes: numbers stand in columns, so that what is alike stands together and a compressor finds it.
package struct PackedWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func add(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

    /// A number in as few bytes as it needs: seven bits a byte, the lowest first, with the highest bit set where another follows.
    package mutating func add(_ number: UInt32) {
        var rest = number
        while rest >= 128 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    package static let lineEnd = UInt8(ascii: "\n")

    /// How many lines, then each with its end.
    package mutating func add(lines: [String]) {
        add(UInt32(lines.count))
        for line in lines { add(line.utf8 + [Self.lineEnd]) }
    }

    /// Small numbers in a byte each; of the others 255 stands there, and what they are above it follows behind all.
    package mutating func add(column: [UInt32]) {
        for number in column { bytes.append(UInt8(min(number, 255))) }
        for number in column where number >= 255 { add(number - 255) }
    }

    /// Numbers by their bytes: the lowest byte of each, then the next of each. What is above `width` bytes is left out.
    package mutating func add(planes numbers: [UInt32], width: Int) {
        for plane in 0..<UInt32(width) {
            for number in numbers { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * plane))) }
        }
    }
}
