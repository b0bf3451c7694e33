import Testing

@testable import CorginaCore

/// Numbers and lines in few bytes.
struct PackedBytesTests {
    static let numbers: [UInt32] = [0, 1, 127, 128, 254, 255, 256, 65_535, 1 << 24, .max - 255, .max]

    private func reading<Value>(_ bytes: [UInt8], _ read: (inout PackedReader) throws -> Value) throws -> Value {
        try bytes.withUnsafeBytes { bytes in
            var reader = PackedReader(bytes)
            return try read(&reader)
        }
    }

    @Test(arguments: numbers) func `a number comes back`(number: UInt32) throws {
        var packed = PackedWriter()
        packed.add(number)
        #expect(try reading(packed.bytes) { try $0.number() } == number)
    }

    @Test func `columns, planes and lines come back, one behind the other`() throws {
        var packed = PackedWriter()
        packed.add(column: Self.numbers)
        packed.add(planes: Self.numbers, width: 4)
        packed.add(planes: Self.numbers, width: 1)
        packed.add(lines: ["crème", "", "tea"])
        let read = try reading(packed.bytes) { reader in
            (
                try reader.column(Self.numbers.count), try reader.planes(Self.numbers.count, width: 4),
                try reader.planes(Self.numbers.count, width: 1), try reader.lines(), reader.isAtEnd
            )
        }
        #expect(read.0 == Self.numbers && read.1 == Self.numbers)
        #expect(read.2 == Self.numbers.map { $0 & 255 })
        #expect(read.3 == ["crème", "", "tea"] && read.4)
    }

    static let damaged: [[UInt8]] = [[], [255, 255, 255, 255], [255, 255, 255, 255, 255, 1], [5, 65], [1, 65]]

    @Test(arguments: damaged) func `bytes that end early are refused`(bytes: [UInt8]) {
        #expect(throws: PackedDamage.self) { try reading(bytes) { try $0.lines() } }
    }

    @Test func `a column whose numbers are too large is refused`() {
        #expect(throws: PackedDamage.self) { try reading([255, 255, 255, 255, 255, 15]) { try $0.column(1) } }
    }

    @Test(arguments: [0, 1, -1, 127, -128, 65_535, Int32.max, Int32.min])
    func `a difference is unfolded as it was folded`(difference: Int32) {
        #expect(Difference.unfolded(Difference.folded(difference)) == difference)
    }
}
