import CorginaJournal
import CorginaRooms
import Foundation

/// How a sealed diary and its server stand to one another. It lies sealed beside the rows it speaks of, and changes with them.
struct PhoneStanding: Hashable, Sendable {
    /// The address of her own server, as the app has it.
    var server: String
    /// Her account's name.
    var name: String
    var slots: PhoneSlots
    /// The salts of keys the diary had before; none of them is taken again.
    var former: [Data] = []
    /// How far the server is known to have it. Rows after that wait.
    var synced: SyncHead
    /// Why nothing is sent.
    var trouble: SealedStanding.Trouble?
    /// How she wants to go on.
    var way: PhoneWay?
    /// Whether the account was asked for, and no answer came: until one does, the diary is on this phone only.
    var isBegun = false
    var isSignedOut = false
    /// Whether the server reads the diary by now, because she chose so on another device.
    var isUnsealed = false
    /// The recovery code, in its groups, until she has written it down.
    var code: [String] = []
    var conflicts: [SyncConflict] = []

    /// Whether anything is sent and read.
    var syncs: Bool { !isBegun && !isSignedOut }
}

/// How she goes on where the server has something else than this phone. The names are those of the page's buttons.
public enum PhoneWay: String, Sendable {
    /// Sends the server what it lost.
    case putBack
    /// Goes on with what the server has; what only this phone has is sent again.
    case startOver
    /// Tries once more.
    case again
    /// Not hers to choose: the diary has another key, so all rows are read anew.
    case renewed
}

extension PhoneStanding {
    var bytes: [UInt8] {
        let json: JSON = [
            "server": .string(server), "name": .string(name), "slots": .string(slots.bytes.digits),
            "former": .array(former.map { .string($0.digits) }), "synced": .string(synced.mark),
            "trouble": .string(trouble?.rawValue ?? ""), "way": .string(way?.rawValue ?? ""), "begun": .bool(isBegun),
            "signedOut": .bool(isSignedOut), "unsealed": .bool(isUnsealed),
            "code": .array(code.map { .string($0) }), "conflicts": .array(conflicts.map { $0.json }),
        ]
        return json.utf8
    }

    /// `nil` for what ``bytes`` did not write.
    init?(_ bytes: [UInt8]) {
        guard let json = try? JSON(parsing: bytes), let server = json["server"]?.text, let name = json["name"]?.text,
            let slots = json["slots"]?.text.flatMap({ Data(digits: $0) }).flatMap({ PhoneSlots($0) }),
            let synced = json["synced"]?.text.flatMap({ SyncHead(marked: $0) })
        else { return nil }
        self.init(server: server, name: name, slots: slots, synced: synced)
        former = (json["former"]?.elements ?? []).compactMap { $0.text.flatMap { Data(digits: $0) } }
        trouble = json["trouble"]?.text.flatMap { SealedStanding.Trouble(rawValue: $0) }
        way = json["way"]?.text.flatMap { PhoneWay(rawValue: $0) }
        isBegun = json["begun"]?.boolean ?? false
        isSignedOut = json["signedOut"]?.boolean ?? false
        isUnsealed = json["unsealed"]?.boolean ?? false
        code = (json["code"]?.elements ?? []).compactMap { $0.text }
        conflicts = (json["conflicts"]?.elements ?? []).compactMap { SyncConflict($0) }
    }
}

extension SyncHead {
    /// `sequence.hash`, as messages have it.
    var mark: String { "\(sequence).\(Data(hash).digits)" }

    /// Reads what ``mark`` writes.
    init?(marked text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let sequence = Int(parts[0]), sequence >= 0,
            let hash = Data(digits: String(parts[1])), hash.count == 32
        else { return nil }
        self.init(sequence: sequence, hash: Array(hash))
    }
}
