import CorginaCore

/// Reads what ``CheckpointBytes`` wrote, and nothing that a diary cannot hold.
struct CheckpointReader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { place == bytes.count }

    mutating func byte() throws(DiaryCheckpointError) -> UInt8 {
        guard place < bytes.count else { throw .notReadable }
        defer { place += 1 }
        return bytes[place]
    }

    mutating func whole() throws(DiaryCheckpointError) -> UInt64 {
        var (number, shift) = (UInt64(0), UInt64(0))
        while true {
            let next = try byte()
            guard shift < 63 || next <= 1 else { throw .notReadable }
            number |= UInt64(next & 0x7F) << shift
            if next < 0x80 { return number }
            shift += 7
        }
    }

    /// How many things follow, each of at least `size` bytes.
    mutating func count(of size: Int = 1) throws(DiaryCheckpointError) -> Int {
        guard let count = Int(exactly: try whole()), count <= (bytes.count - place) / size else { throw .notReadable }
        return count
    }

    /// A place in a list of so many.
    mutating func place(in count: Int) throws(DiaryCheckpointError) -> Int {
        guard let place = Int(exactly: try whole()), place < count else { throw .notReadable }
        return place
    }

    /// A number that a diary can hold.
    mutating func signed() throws(DiaryCheckpointError) -> Int64 {
        let number = try whole()
        let signed = Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
        guard Limits.whole.contains(signed) else { throw .notReadable }
        return signed
    }

    mutating func int() throws(DiaryCheckpointError) -> Int {
        guard let number = Int(exactly: try signed()) else { throw .notReadable }
        return number
    }

    mutating func word() throws(DiaryCheckpointError) -> UInt64 {
        guard bytes.count - place >= 8 else { throw .notReadable }
        let start = place
        place += 8
        return UInt64(littleEndian: bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: UInt64.self) })
    }

    mutating func amount() throws(DiaryCheckpointError) -> Double {
        let amount = Double(bitPattern: try word())
        guard Limits.amount.contains(amount) else { throw .notReadable }
        return amount
    }

    mutating func run() throws(DiaryCheckpointError) -> ArraySlice<UInt8> {
        let count = try count()
        defer { place += count }
        return bytes[place..<place + count]
    }

    mutating func recordID() throws(DiaryCheckpointError) -> RecordID { RecordID(high: try word(), low: try word()) }

    mutating func entryID() throws(DiaryCheckpointError) -> EntryID { EntryID(high: try word(), low: try word()) }

    mutating func moment() throws(DiaryCheckpointError) -> Moment {
        let (seconds, offset) = (try signed(), try int())
        let moment = Moment(secondsSinceEpoch: seconds, utcOffset: offset)
        guard Limits.holds(moment), moment.utcOffset == offset else { throw .notReadable }
        return moment
    }

    mutating func slot() throws(DiaryCheckpointError) -> DoseSlot {
        let supplement = try recordID()
        let day = CalendarDay(number: try int())
        guard Limits.days.contains(day) else { throw .notReadable }
        return DoseSlot(supplement: supplement, day: day, number: try int())
    }

    mutating func ids() throws(DiaryCheckpointError) -> [RecordID] {
        let count = try count(of: 16)
        var ids: [RecordID] = []
        ids.reserveCapacity(count)
        for _ in 0..<count { ids.append(try recordID()) }
        return ids
    }
}
