import CorginaCore
import CorginaJournal
import Crypto
import Foundation
import Testing

@testable import CorginaVault

/// Rows that the script of a device sealed are those of a vault. The other way, `end-to-end.json` and `test_device_sealing.py` tell.
struct DeviceRowsTests {
    private let made: JSON
    private let dataKey: DataKey

    init() throws {
        let file = try #require(Bundle.module.url(forResource: "Fixtures/device-rows", withExtension: "json"))
        made = try JSON(parsing: Array(Data(contentsOf: file)))
        let journal = try #require(made["journal"]?.text.flatMap { Data(hexadecimal: $0) })
        let key = try #require(made["dataKey"]?.text.flatMap { Data(hexadecimal: $0) })
        dataKey = DataKey(journal: try #require(JournalID(bytes: journal)), key: SymmetricKey(data: key))
    }

    @Test func `each entry opens in its place, and the chain is whole`() throws {
        let seal = EntrySeal(dataKey: dataKey)
        var head = JournalHead.empty(dataKey.journal)
        let rows = try #require(made["rows"]?.elements)
        for row in rows {
            let sealed = try row.sealedEntry
            let entry = try #require(seal.openWhole(sealed, after: head))
            #expect(entry == (try JournalEntry(decoding: Array(try #require(row["text"]?.text).utf8))))
            #expect(sealed.name == seal.name(of: entry.id))
            #expect(sealed.follows(head))
            head = sealed.head
        }
        #expect(rows.count == 3)
    }

    @Test func `what waits opens, and so does the shelf`() throws {
        let names = RowNames(dataKey)
        for draft in try #require(made["drafts"]?.elements) {
            let id = try #require(draft["id"]?.text.flatMap { RecordID($0) })
            let name = names.name(ofDraft: id)
            #expect(name.hexadecimal == draft["name"]?.text)
            let opened = try #require(open(draft["sealed"], as: name))
            #expect(Array(opened.dropFirst(16)) == Array(try #require(draft["text"]?.text).utf8))
        }
        let shelf = try #require(open(made["shelf"]?["sealed"], as: Shelf.name).flatMap { Shelf($0) })
        for thing in try #require(made["shelf"]?["things"]?.elements) {
            let id = try #require(thing["id"]?.text.flatMap { RecordID($0) })
            #expect(shelf[id].map { String(decoding: $0, as: UTF8.self) } == thing["text"]?.text)
        }
    }

    private func open(_ sealed: JSON?, as name: Data) -> [UInt8]? {
        guard let bytes = sealed?.text.flatMap({ Data(base64Encoded: $0) }) else { return nil }
        let context = Sealing.context("corgina draft", dataKey.journal.bytes, name)
        return Sealing.open(bytes, with: dataKey.key, bound: context).flatMap(Padding.unpad)
    }
}

extension JSON {
    fileprivate var sealedEntry: SealedEntry {
        get throws {
            func bytes(_ name: String) throws -> Data {
                try #require(self[name]?.text.flatMap { Data(hexadecimal: $0) })
            }
            return SealedEntry(
                sequence: try #require(self["sequence"]?.integer),
                name: try #require(EntryName(bytes: try bytes("entry"))),
                sealed: try #require(self["sealed"]?.text.flatMap { Data(base64Encoded: $0) }), hash: try bytes("hash"))
        }
    }
}
