import Foundation

/// Which of 65,536 places that follow each other hold a word: a bit each, as in a Roaring bitmap.
struct PlaceBlock {
    static let width = 1 << 16
    /// More places than these are stored as bits, which take 8 KB at most and are read at once.
    static let mostGaps = 2_048

    private var bits: [UInt64]

    /// - Parameter places: counted from the block's first.
    init(_ places: some Sequence<Int>) {
        self.init { take in places.forEach(take) }
    }

    /// - Parameter give: gives one place after the other. One of another block changes nothing.
    private init(_ give: ((Int) -> Void) -> Void) {
        bits = [UInt64](repeating: 0, count: Self.width / 64)
        bits.withUnsafeMutableBufferPointer { bits in
            give { place in
                if bits.indices.contains(place >> 6) { bits[place >> 6] |= 1 << UInt64(place & 63) }
            }
        }
    }

    private init(bits: [UInt64]) { self.bits = bits }

    mutating func formIntersection(_ other: PlaceBlock) {
        for word in bits.indices { bits[word] &= other.bits[word] }
    }

    var isEmpty: Bool { bits.allSatisfy { $0 == 0 } }

    /// The lowest places, in their order.
    func places(_ most: Int) -> [Int] {
        var places: [Int] = []
        for (word, bits) in bits.enumerated() where bits != 0 {
            var rest = bits
            while rest != 0, places.count < most {
                places.append(word << 6 + rest.trailingZeroBitCount)
                rest &= rest - 1
            }
        }
        return places
    }
}

extension PlaceBlock {
    /// As the table holds it. Anything else is no place at all.
    init(stored data: Data) {
        guard data.count == Self.width / 8 else {
            self.init { take in PlaceGaps.read(data, take: take) }
            return
        }
        let words = data.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: 8).map {
                UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self))
            }
        }
        self.init(bits: words)
    }

    /// - Parameter places: ascending, counted from the block's first.
    static func stored(_ places: [Int]) -> Data {
        guard places.count > mostGaps else { return PlaceGaps.data(places) }
        return PlaceBlock(places).bits.reduce(into: Data(capacity: width / 8)) { data, bits in
            withUnsafeBytes(of: bits.littleEndian) { data.append(contentsOf: $0) }
        }
    }
}

/// Ascending places, each as its distance from the one before, in as few bytes as that needs (LEB128).
enum PlaceGaps {
    static func data(_ places: [Int]) -> Data {
        var (bytes, last) = ([UInt8](), 0)
        for place in places {
            var gap = UInt32(clamping: place - last)
            while gap > 0x7F {
                bytes.append(UInt8(truncatingIfNeeded: gap) | 0x80)
                gap >>= 7
            }
            bytes.append(UInt8(truncatingIfNeeded: gap))
            last = place
        }
        return Data(bytes)
    }

    static func places(_ data: Data) -> [Int] {
        var places: [Int] = []
        places.reserveCapacity(data.count)
        read(data) { places.append($0) }
        return places
    }

    /// Up to the first byte that belongs to no such list.
    static func read(_ data: Data, take: (Int) -> Void) {
        data.withUnsafeBytes { bytes in
            var (place, gap, shift) = (0, 0, 0)
            for byte in bytes {
                gap |= Int(byte & 0x7F) << shift
                if byte > 0x7F {
                    shift += 7
                    guard shift <= longestShift else { return }
                } else {
                    place += gap
                    take(place)
                    (gap, shift) = (0, 0)
                }
            }
        }
    }

    /// Five bytes hold a gap of 32 bits.
    private static let longestShift = 28
}
