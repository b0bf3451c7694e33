import CorginaCore
import CorginaJournal
import Foundation
import Testing

@testable import CorginaVault

/// Where a sealed entry opens: in its own place, whole, and nowhere else.
@Suite struct EntrySealTests {
    private func chain(_ seal: EntrySeal) throws -> [SealedEntry] {
        try seal.seal(Sample.entries(1...12), after: .empty(seal.dataKey.journal))
    }

    private func head(before index: Int, in chain: [SealedEntry], of seal: EntrySeal) -> JournalHead {
        index == 0 ? .empty(seal.dataKey.journal) : chain[index - 1].head
    }

    @Test func `no single flipped bit of a sealed entry opens`() throws {
        let seal = EntrySeal(dataKey: .random())
        let entries = try chain(seal)
        var opened = 0
        var refused = 0
        for position in 0..<(entries[1].sealed.count * 8) {
            var flipped = entries[1].sealed
            flipped[position / 8] ^= 1 << UInt8(position % 8)
            let changed = SealedEntry(sequence: 2, name: entries[1].name, sealed: flipped, hash: entries[1].hash)
            if seal.openWhole(changed, after: entries[0].head) == nil { refused += 1 } else { opened += 1 }
        }
        #expect(opened == 0)
        #expect(refused > 2_000)
        #expect(seal.openWhole(entries[1], after: entries[0].head) == Sample.entry(2))
    }

    @Test func `no entry opens in another's place, in its own diary or another`() throws {
        let key = DataKey.random()
        let mine = EntrySeal(dataKey: key)
        // The same key in another journal: the place alone decides.
        let other = EntrySeal(dataKey: DataKey(journal: .random(), key: key.key))
        let chains = [try chain(mine), try chain(other)]
        for (journal, seal) in [mine, other].enumerated() {
            for place in 0..<12 {
                for (source, entries) in chains.enumerated() {
                    for (index, entry) in entries.enumerated() {
                        let own = chains[journal][place]
                        let moved = SealedEntry(
                            sequence: own.sequence, name: own.name, sealed: entry.sealed, hash: own.hash)
                        let opens =
                            seal.openWhole(moved, after: head(before: place, in: chains[journal], of: seal)) != nil
                        #expect(opens == (source == journal && index == place))
                    }
                }
            }
        }
    }

    @Test func `a key in a buffer is wiped when it was taken out`() throws {
        let key = DataKey.random()
        var bytes = key.bytes(count: 64)
        #expect(bytes.count == 64)
        let again = try #require(DataKey.taking(&bytes))
        #expect(again.journal == key.journal && again.key == key.key)
        #expect(bytes == Data(count: 64))
    }
}
