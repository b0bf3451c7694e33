import CorginaCore
import CorginaJournal
import CorginaVault
import Foundation

/// What a device sends: a JSON object, read strictly.
struct SealedMessage: Sendable {
    private let json: JSON

    /// - Throws: `shape` unless it is JSON and says so.
    init(_ body: [UInt8], type: String?) throws(SealedError) {
        let type = (type ?? "").lowercased().split(separator: ";").first?.trimmingCharacters(in: .whitespaces)
        guard type == "application/json", let json = try? JSON(parsing: body) else { throw .shape }
        try self.init(json)
    }

    private init(_ json: JSON) throws(SealedError) {
        guard json.members != nil else { throw .shape }
        self.json = json
    }

    /// Refuses what has other names than these, so that a slip of the pen is not passed over.
    ///
    /// - Throws: `shape`
    func only(_ names: Set<String>) throws(SealedError) {
        guard (json.members ?? []).allSatisfy({ names.contains($0.name) }) else { throw .shape }
    }

    func has(_ name: String) -> Bool { json[name] != nil }
}

// MARK: Values, each of which is refused as `shape` where it is not as it should be

extension SealedMessage {
    func text(_ name: String) throws(SealedError) -> String {
        guard let text = json[name]?.text else { throw .shape }
        return text
    }

    func isTrue(_ name: String) throws(SealedError) -> Bool {
        guard let value = json[name] else { return false }
        guard let isTrue = value.boolean else { throw .shape }
        return isTrue
    }

    func whole(_ name: String, in range: ClosedRange<Int>) throws(SealedError) -> Int {
        guard let number = json[name]?.integer, range.contains(number) else { throw .shape }
        return number
    }

    /// 32 hexadecimal digits.
    func id(_ name: String) throws(SealedError) -> RecordID {
        guard let id = RecordID(try text(name)) else { throw .shape }
        return id
    }

    func journal(_ name: String) throws(SealedError) -> JournalID {
        guard let journal = JournalID(bytes: try digits(name, count: 16)) else { throw .shape }
        return journal
    }

    func proof(_ name: String = "proof") throws(SealedError) -> Proof {
        guard let proof = Proof(bytes: try digits(name, count: Self.proofSize)) else { throw .shape }
        return proof
    }

    func pass(_ name: String) throws(SealedError) -> JournalPass {
        guard let pass = JournalPass(bytes: try digits(name, count: Self.proofSize)) else { throw .shape }
        return pass
    }

    /// 64 hexadecimal digits.
    func key(_ name: String) throws(SealedError) -> Data { try digits(name, count: Self.proofSize) }

    func slot(_ name: String = "slot") throws(SealedError) -> SlotSecret {
        guard let slot = SlotSecret.allCases.first(where: { "\($0)" == json[name]?.text }) else { throw .shape }
        return slot
    }

    /// A proof for each slot that is named.
    func proofs(_ name: String) throws(SealedError) -> [SlotSecret: Proof] {
        guard let value = json[name] else { throw .shape }
        let inner = try SealedMessage(value)
        try inner.only(Set(SlotSecret.allCases.map { "\($0)" }))
        var proofs: [SlotSecret: Proof] = [:]
        for slot in SlotSecret.allCases where inner.has("\(slot)") { proofs[slot] = try inner.proof("\(slot)") }
        return proofs
    }

    func head(_ name: String) throws(SealedError) -> JournalHead {
        let text = try text(name)
        guard let head = JournalHead(marked: text), head.mark == text else { throw .shape }
        return head
    }

    /// Base 64 with its padding.
    func bytes(_ name: String) throws(SealedError) -> Data {
        let text = try text(name)
        // Base 64 has several spellings of the last bits; only one is ours.
        guard let bytes = Data(base64Encoded: text), bytes.base64EncodedString() == text else { throw .shape }
        return bytes
    }

    func rows(_ name: String) throws(SealedError) -> [SentRow] {
        guard let elements = json[name]?.elements else { throw .shape }
        var rows: [SentRow] = []
        rows.reserveCapacity(elements.count)
        for element in elements {
            let row = try SealedMessage(element)
            try row.only(["entry", "sealed"])
            guard let name = EntryName(bytes: try row.digits("entry", count: 16)) else { throw .shape }
            rows.append(SentRow(name: name, sealed: try row.bytes("sealed")))
        }
        return rows
    }

    /// Lower-case hexadecimal digits of so many bytes each.
    func list(_ name: String, of size: Int) throws(SealedError) -> [Data] {
        guard let elements = json[name]?.elements else { throw .shape }
        var list: [Data] = []
        for element in elements { list.append(try Self.digits(element.text, count: size)) }
        return list
    }

    /// Minutes at which a device is to be woken: the earliest first, none twice, no more than there is room for.
    func minutes(_ name: String) throws(SealedError) -> [Int64] {
        guard let elements = json[name]?.elements, elements.count <= WakeTimes.capacity else { throw .shape }
        var minutes: [Int64] = []
        for element in elements {
            guard let minute = element.int64, WakeTimes.range.contains(minute), minute > minutes.last ?? 0 else {
                throw .shape
            }
            minutes.append(minute)
        }
        return minutes
    }

    /// How many photos go along with a copy; `nil` where the device says nothing of photos.
    func photoCount() throws(SealedError) -> Int? {
        has("photos") ? try whole("photos", in: 0...1_000_000) : nil
    }

    private static let proofSize = 32

    /// Lower-case hexadecimal digits.
    func digits(_ name: String, count: Int) throws(SealedError) -> Data {
        try Self.digits(try text(name), count: count)
    }

    private static func digits(_ text: String?, count: Int) throws(SealedError) -> Data {
        guard let text, text.utf8.count == count * 2, let bytes = Data(hexadecimal: text), bytes.hexadecimal == text
        else {
            throw .shape
        }
        return bytes
    }
}
