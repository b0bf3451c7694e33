import CorginaJournal
import CorginaRooms

/// A whole diary from a file that Export gave, here or at another Corgina. All of it is added, or nothing.
///
/// The file is chosen on the phone's own screen and never goes through the web view: WebKit gives a scheme handler no body of a form
/// that carries a file.
public struct PhoneImport: Sendable {
    /// What is in it, in the order of its journal.
    public let entries: [JournalEntry]

    /// The largest file that is read, in MB: a file of a server may have photos in it, which stay behind.
    public static let megabytes = 64
    /// Beneath the button that chooses a file.
    public static let footer = ImportPage.rule + " " + ImportPage.photosStay

    /// - Parameter bytes: the file, whatever it is called.
    /// - Throws: ``PhoneImportError``; then nothing is to be added.
    public init(_ bytes: [UInt8]) throws(PhoneImportError) {
        guard bytes.count <= Self.megabytes << 20 else { throw .tooLarge }
        guard !bytes.isEmpty else { throw .unread }
        do throws(DiaryExportError) { entries = try DiaryFile.entries(in: bytes) } catch { throw .file(error) }
    }

    /// What came of it.
    ///
    /// - Parameter added: how many entries are new in the journal.
    public func result(added: Int) -> ImportPage.Result {
        ImportPage.Result(added: added, known: max(0, Set(entries.map { $0.id }).count - added))
    }
}

/// Why a file was not taken in. Nothing was added then.
public enum PhoneImportError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It cannot be opened, or nothing is in it.
    case unread
    case tooLarge
    /// The phone's store does not take an entry of it.
    case unwritable
    /// It is not what Export gave.
    case file(DiaryExportError)

    /// What happened, and what to do.
    public var description: String {
        switch self {
        case .unread: "The file could not be read. Choose the file that Export gave you."
        case .tooLarge:
            "The file is larger than \(PhoneImport.megabytes) MB. Export the table instead: it has the same entries and no photos."
        case .unwritable: "An entry in the file is longer than any diary holds. Nothing was taken from it."
        case .file(let error): error.description
        }
    }
}
