import CorginaJournal
import Foundation
import SeededRandom

@testable import CorginaVault

/// A server of a sealed diary that lies, in one way, from when there is something to lie about until all grows calm.
struct Malice {
    enum Mode: CaseIterable {
        /// It pretends that its journal ends earlier.
        case hidesTail
        /// It tells each device that nothing is new.
        case tellsNothingNew
        case replays
        case reorders
        case drops
        case doubles
        case changesByte
        case changesHash
        /// It has rows of its own, in their places, with the right hashes.
        case forges
        case foreignRows
        /// It says that it keeps what it is sent.
        case keepsNothing
        /// It keeps what it is sent, and says that it came to something else.
        case misstates
        /// It has another past for each device, until it shows all of them that of one.
        case forks
    }

    let mode: Mode
    private(set) var isOver = false
    private var cut: [SealedEntry]?
    private var branches: [Int: [SealedEntry]] = [:]

    private static let leastRows = 4

    init(_ mode: Mode) { self.mode = mode }

    mutating func end() { isOver = true }

    /// - Returns: also whether the answer is one that a device must not take.
    mutating func answer(
        _ message: SyncMessage, from device: Int, of server: inout SyncServer, using chance: inout SeededGenerator
    ) async throws -> (SyncReply, isFalse: Bool) {
        let rows = try await server.rows()
        guard !isOver, rows.count >= Self.leastRows else {
            if isOver, mode == .forks, let shown = branches.removeValue(forKey: 0) {
                branches = [:]
                server = SyncServer(journal: server.journal, rows: shown)
            }
            return (try await server.answer(message), false)
        }
        switch mode {
        case .hidesTail:
            let shown = cut ?? Array(rows.dropLast(2))
            cut = shown
            return try await other(shown, message, server)
        case .tellsNothingNew: return nothingNew(message)
        case .keepsNothing:
            guard case .append(let sent, let head) = message else { return (try await server.answer(message), false) }
            return (.append(.appended(try head.chaining(sent).last?.head ?? head)), false)
        case .misstates:
            let reply = try await server.answer(message)
            guard case .append(.appended(let head)) = reply else { return (reply, false) }
            return (.append(.appended(JournalHead(sequence: head.sequence, hash: Data(count: 32)))), true)
        case .forks:
            var branch = SyncServer(journal: server.journal, rows: branches[device] ?? rows)
            let reply = try await branch.answer(message)
            branches[device] = try await branch.rows()
            return (reply, false)
        default: return try await changed(message, rows, server, using: &chance)
        }
    }

    private func other(
        _ rows: [SealedEntry], _ message: SyncMessage, _ server: SyncServer
    ) async throws -> (SyncReply, isFalse: Bool) {
        if case .append = message { return (.append(.moved(rows.last?.head ?? .empty(server.journal))), false) }
        var other = SyncServer(journal: server.journal, rows: rows)
        let reply = try await other.answer(message)
        guard case .page(.past) = reply else { return (reply, false) }
        return (reply, true)
    }

    private func nothingNew(_ message: SyncMessage) -> (SyncReply, isFalse: Bool) {
        guard case .read(let head) = message else { return (.failed, false) }
        return (.page(.rows([], head: head)), false)
    }
}

// MARK: Rows that are not what they should be

extension Malice {
    private func changed(
        _ message: SyncMessage, _ rows: [SealedEntry], _ server: SyncServer, using chance: inout SeededGenerator
    ) async throws -> (SyncReply, isFalse: Bool) {
        var server = server
        let honest = try await server.answer(message)
        guard case .read(let after) = message, case .page(.rows(let page, let newest)) = honest else {
            return (honest, false)
        }
        let shown = try changed(page, after, rows, server.journal, using: &chance)
        return (.page(.rows(shown, head: newest)), shown != page && mode != .forges)
    }

    private func changed(
        _ page: [SealedEntry], _ after: JournalHead, _ rows: [SealedEntry], _ journal: JournalID,
        using chance: inout SeededGenerator
    ) throws -> [SealedEntry] {
        guard let first = page.first else { return page }
        let rest = Array(page.dropFirst())
        switch mode {
        case .replays: return after.sequence == 0 ? page : Array(rows.prefix(SyncServer.page))
        case .reorders: return page.reversed()
        case .drops: return page.count > 1 ? rest : page
        case .doubles: return [first] + page
        case .changesByte:
            let place = Int.random(in: 0..<first.sealed.count, using: &chance)
            var sealed = first.sealed
            sealed[place] ^= 1 << UInt8.random(in: 0..<8, using: &chance)
            return [SealedEntry(sequence: first.sequence, name: first.name, sealed: sealed, hash: first.hash)] + rest
        case .changesHash:
            var hash = first.hash
            hash[Int.random(in: 0..<32, using: &chance)] ^= 1
            return [SealedEntry(sequence: first.sequence, name: first.name, sealed: first.sealed, hash: hash)] + rest
        case .forges:
            return try after.chaining([SentRow(name: first.name, sealed: Data([1]) + Data(count: 256 + 28))]) + rest
        case .foreignRows:
            let key = DataKey.random()
            let foreign = try EntrySeal(dataKey: key).seal(Sample.entry(after.sequence), after: .empty(key.journal))
            return [
                SealedEntry(
                    sequence: first.sequence, name: foreign.name, sealed: foreign.sealed, hash: foreign.hash)
            ] + rest
        default: return page
        }
    }
}
