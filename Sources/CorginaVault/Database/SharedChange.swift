import Foundation

/// What one process did that others of the same database have to know at once.
enum SharedChange: Hashable, Sendable {
    /// A diary was locked, signed out of, erased or sealed anew: nobody keeps it open.
    case closed(JournalID)
    /// A key opens nothing any more. What tells it from others, which does not open anything itself.
    case retired(Data)

    /// As it is said between processes.
    var text: String {
        switch self {
        case .closed(let journal): "closed \(journal.bytes.hexadecimal)"
        case .retired(let fingerprint): "retired \(fingerprint.hexadecimal)"
        }
    }

    init?(text: String) {
        let words = text.split(separator: " ")
        guard words.count == 2, let bytes = Data(hexadecimal: String(words[1])) else { return nil }
        switch words[0] {
        case "closed":
            guard let journal = JournalID(bytes: bytes) else { return nil }
            self = .closed(journal)
        case "retired": self = .retired(bytes)
        default: return nil
        }
    }
}

extension Vault {
    /// Forgets open diaries, here and in every process that uses the same database.
    func close(_ journals: Set<JournalID>) async {
        await diaries.forget(journals)
        await database.announce(journals.map { .closed($0) })
    }

    /// Says to the other processes that a key was retired.
    func announceRetired(_ mark: KeyMark) async { await database.announce([.retired(mark.fingerprint)]) }

    /// Listens to what other processes say, from now on.
    func listen() {
        database.listen { [weak self] change in
            guard let self else { return }
            switch change {
            case .closed(let journal)?: Task { await self.diaries.forget(journal) }
            case .retired(let fingerprint)?: self.retired.retire(fingerprint)
            case nil: Task { await self.diaries.forgetAll() }
            }
        }
    }
}
