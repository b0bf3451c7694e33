import CorginaCore

/// What of a diary stands in Apple Health, as this phone wrote it: of each entry how it was, and which types it has. No figure of hers
/// is in it. The phone keeps ``bytes`` sealed.
public struct HealthLedger: Hashable, Sendable {
    private(set) var written: [RecordID: Written]

    struct Written: Hashable, Sendable {
        /// Tells whether the samples are to be another.
        let fingerprint: UInt64
        let version: Int64
        /// Which of ``HealthType/all`` there are, a correlation's parts among them: a bit each.
        let types: UInt64
    }

    public init() { written = [:] }

    public var isEmpty: Bool { written.isEmpty }

    subscript(id: RecordID) -> Written? {
        get { written[id] }
        set { written[id] = newValue }
    }
}

extension HealthLedger {
    /// 1, and for each entry its id (16 bytes), fingerprint (8), version (5) and types (5).
    public var bytes: [UInt8] {
        [Self.format]
            + written.sorted { $0.key < $1.key }.flatMap { id, entry in
                PackedIDs.bytes(of: id) + PackedIDs.bytes(of: entry.fingerprint, count: 8)
                    + PackedIDs.bytes(of: UInt64(clamping: entry.version), count: 5)
                    + PackedIDs.bytes(of: entry.types, count: 5)
            }
    }

    /// Reads ``bytes``. Anything else is an empty one: everything is written once more then, each into its own place.
    public init(_ bytes: [UInt8]) {
        written = [:]
        guard bytes.first == Self.format, (bytes.count - 1) % Self.row == 0 else { return }
        for start in stride(from: 1, to: bytes.count, by: Self.row) {
            let row = bytes[start..<(start + Self.row)]
            guard let id = PackedIDs.id(row.prefix(PackedIDs.size)) else { continue }
            written[id] = Written(
                fingerprint: PackedIDs.number(row.dropFirst(16).prefix(8)),
                version: Int64(clamping: PackedIDs.number(row.dropFirst(24).prefix(5))),
                types: PackedIDs.number(row.dropFirst(29)))
        }
    }

    private static let format: UInt8 = 1
    private static let row = 34
}

extension HealthLedger.Written {
    init(_ samples: [HealthSample], version: Int64) {
        fingerprint = Self.fingerprint(of: samples)
        self.version = version
        let types = Set(samples.flatMap { [$0] + $0.parts }.map { $0.type })
        self.types = HealthType.all.enumerated().reduce(0) { mask, place in
            types.contains(place.element) ? mask | 1 << UInt64(place.offset) : mask
        }
    }

    /// The types that are in it and not in another.
    func types(without other: Self?) -> [HealthType] {
        let mask = types & ~(other?.types ?? 0)
        return HealthType.all.enumerated().filter { mask >> UInt64($0.offset) & 1 == 1 }.map { $0.element }
    }

    static func fingerprint(of samples: [HealthSample]) -> UInt64 {
        var sum = FowlerNollVo()
        for sample in samples { sum.add(sample) }
        return sum.value
    }
}

/// FNV-1a with 64 bits. Source: the authors' description, isthe.com/chongo/tech/comp/fnv. It keeps nobody from making two alike; here
/// nobody tries.
private struct FowlerNollVo {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ sample: HealthSample) {
        add(sample.type.identifier)
        for number in [
            sample.value.bitPattern, UInt64(bitPattern: sample.start.secondsSinceEpoch),
            UInt64(bitPattern: sample.end.secondsSinceEpoch), UInt64(sample.mealTime?.rawValue ?? 0),
        ] { add(number) }
        add(sample.foodName ?? "")
        for part in sample.parts { add(part) }
    }

    private mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        add(UInt8(0))
    }

    private mutating func add(_ number: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> UInt64(shift))) }
    }

    private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
}
