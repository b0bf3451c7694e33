import CorginaCore
import CorginaJournal
import Crypto
import Foundation

@testable import CorginaRooms
@testable import CorginaServer
@testable import CorginaVault

/// An entry that is read is written as one that reads the same.
@Sendable func readAnyEntry(_ bytes: [UInt8]) {
    guard let entry = try? JournalEntry(decoding: bytes) else { return }
    guard let written = try? entry.encoded() else { fatalError("an entry that was read cannot be written") }
    guard let again = try? JournalEntry(decoding: written) else {
        fatalError("an entry that was written cannot be read")
    }
    precondition(again == entry)
    // And it folds into a diary.
    var diary = Diary()
    diary.apply(entry, sequence: 1)
    diary.apply(again, sequence: 2)
    _ = diary.days.flatMap(diary.events(on:))
}

/// An export that is read is whole, and is written as one that reads the same.
@Sendable func readAnyExport(_ bytes: [UInt8]) {
    guard let export = try? DiaryExport(decoding: bytes) else { return }
    guard let written = try? export.encoded(), let again = try? DiaryExport(decoding: written) else {
        fatalError("an export that was read cannot be written and read")
    }
    precondition(again == export)
}

/// A table that is read is written as one that reads the same, and told from the other kind of file.
@Sendable func readAnyTable(_ bytes: [UInt8]) {
    guard let entries = try? DiaryTable.entries(in: bytes) else { return }
    let table = DiaryTable(exportedAt: Moment(secondsSinceEpoch: 1_773_160_200, utcOffset: 0), entries: entries)
    guard let written = try? table.encoded(), let again = try? DiaryFile.entries(in: written) else {
        fatalError("a table that was read cannot be written and read")
    }
    precondition(again == entries)
}

@Sendable func readAnyDraft(_ bytes: [UInt8]) {
    guard let draft = DraftCodec.decode(bytes) else { return }
    guard let written = try? DraftCodec.encode(draft) else { return }
    precondition(DraftCodec.decode(written) != nil)
}

private let dataKey = DataKey(Data(repeating: 7, count: DataKey.byteCount))

/// Nothing that was not sealed opens, and what is sealed opens as it was.
@Sendable func openAnything(_ bytes: [UInt8]) {
    guard let dataKey else { return }
    let seal = EntrySeal(dataKey: dataKey)
    let head = JournalHead.empty(dataKey.journal)
    let sealed = Data(bytes)
    let name = seal.name(of: EntryID(high: 1, low: 2))
    let next = head.appending(entry: name, sealed: sealed)
    let row = SealedEntry(sequence: next.sequence, name: name, sealed: sealed, hash: next.hash)
    precondition(seal.openWhole(row, after: head) == nil)
    _ = Padding.unpad(sealed)
    precondition(Padding.unpad(Padding.pad(bytes)) == bytes)
    if let slots = try? WrapSlots(account: sealed, bytes: sealed) {
        precondition(slots.bytes == sealed)
        _ = try? slots.parameters(.passphrase)
        precondition(slots.unwrap(.recovery, with: dataKey.key) == nil)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if let code = try? RecoveryCode(text) { precondition((try? RecoveryCode(code.text))?.bytes == code.bytes) }
    if let read = Base64URL.read(text, count: 32) { precondition(Base64URL.text(read) == text) }
    _ = AccountName(typed: text)
    _ = try? Passphrase(choosing: text)
    _ = NetworkAddress(text)
}
