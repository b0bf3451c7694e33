import CorginaCore

/// What of a diary stands in Apple Health, as this phone wrote it: of each entry how it was, and which types it has. No figure of hers
/// is in it. The phone keeps ``bytes`` sealed.
public struct HealthLedger: Hashable, Sendable {
    private(set) var written: [RecordID: Written]

    struct Written: Hashable, Sendable {
        /// Tells whether the samples are to be another.
        let fingerprint: UInt64
        let version: Int64
        /// The identifiers of the types, a correlation's parts among them.
        let types: [String]
    }

    public init() { written = [:] }

    public var isEmpty: Bool { written.isEmpty }

    subscript(id: RecordID) -> Written? {
        get { written[id] }
        set { written[id] = newValue }
    }
}

extension HealthLedger {
    /// A line for each entry: its id, fingerprint, version, and types with commas between them.
    public var bytes: [UInt8] {
        let lines = written.sorted { $0.key < $1.key }.map { id, entry in
            "\(id) \(entry.fingerprint) \(entry.version) \(entry.types.joined(separator: ","))\n"
        }
        return Array(lines.joined().utf8)
    }

    /// Reads ``bytes``. A line that is none is passed over: its entry is written once more, and takes its own place.
    public init(_ bytes: [UInt8]) {
        written = [:]
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            guard parts.count == 4, let id = RecordID(parts[0]),
                let fingerprint: UInt64 = WholeText.read(parts[1], in: 0...UInt64.max),
                let version: Int64 = WholeText.read(parts[2], in: 0...Self.latestVersion)
            else { continue }
            written[id] = Written(
                fingerprint: fingerprint, version: version,
                types: parts[3].split(separator: ",").map { String($0) })
        }
    }

    static let latestVersion: Int64 = 1_000_000_000_000
}

extension HealthLedger.Written {
    init(_ samples: [HealthSample], version: Int64) {
        fingerprint = Self.fingerprint(of: samples)
        self.version = version
        types = samples.flatMap { [$0] + $0.parts }.map { $0.type.identifier }
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
