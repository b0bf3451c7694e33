import CorginaCore
import CorginaJournal
import CorginaRooms
import CorginaVault

/// Taking in a whole diary from a file.
struct ImportRoom: Sendable {
    let passphrase: PassphraseCheck
    let quota: DiaryQuota
    /// In bytes, of all photos of a diary.
    let photosBytes: Int
    /// The largest file.
    let megabytes: Int

    /// The field of its form that holds the file.
    static let fileField = "file"

    func show(to visitor: Visitor, from request: IncomingRequest) -> HostAnswer {
        HostAnswer(page(result: request.changed.flatMap(ImportPage.Result.init)), to: visitor)
    }

    /// Adds what a file holds, all of it or nothing, in one transaction.
    func accept(_ form: MultipartForm, by visitor: Visitor) async throws -> HostAnswer {
        do {
            let result = try await add(form, to: visitor)
            return .redirect(to: .security(.importing), changed: result.text)
        } catch {
            guard let refusal = FieldError(refusing: error) else { throw error }
            return HostAnswer(page(errors: [refusal]), to: visitor, .refused)
        }
    }

    private func add(_ form: MultipartForm, to visitor: Visitor) async throws -> ImportPage.Result {
        try await passphrase.confirm(form.fields, by: visitor)
        guard let file = form.files[Self.fileField], !file.isEmpty else { throw ImportRefusal.noFile }
        let entries = try DiaryFile.entries(in: file)
        let known = try await visitor.journal.known(entries.map(\.id))
        let fresh = entries.filter { !known.contains($0.id) }
        let count = Set(fresh.map(\.id)).count
        try quota.checkRoom(for: count, after: visitor.head)
        try await quota.checkBytes(of: fresh, in: visitor.journal, after: visitor.head)
        try await visitor.journal.keep(try ExportedPhotos(in: file), of: entries, upTo: photosBytes)
        _ = try await visitor.journal.append(entries)
        return ImportPage.Result(added: count, known: known.count)
    }

    private func page(errors: [FieldError] = [], result: ImportPage.Result? = nil) -> ImportPage {
        ImportPage(megabytes: megabytes, errors: errors, result: result)
    }
}

/// Why a file is not looked into.
private enum ImportRefusal: Error {
    case noFile

    var sentence: String { "Choose the file that Export gave you" }
}

extension FieldError {
    /// What is wrong with an import, for its form; `nil` when it is no fault of the form.
    fileprivate init?(refusing error: any Error) {
        switch error {
        case let error as ImportRefusal: self.init(field: "file", message: error.sentence)
        case let error as DiaryExportError: self.init(field: "file", message: error.description)
        case VaultError.entryTooLarge:
            self.init(
                field: "file",
                message: "An entry in the file is longer than any diary holds. Nothing was taken from it.")
        case VaultError.photosFull(let megabytes):
            self.init(
                field: "file",
                message:
                    "The photos of a diary take at most \(megabytes) MB, and with these it would be more. No entry was taken from the file."
            )
        case let error as VaultError where error.isAboutPassphrase:
            self.init(field: "passphrase", message: error.description)
        default: return nil
        }
    }
}

extension ImportPage.Result {
    /// "12.3": what was added and what was known, for an address.
    fileprivate var text: String { "\(added).\(known)" }

    fileprivate init?(_ text: Substring) {
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false).compactMap {
            WholeText.read($0, in: 0...10_000_000)
        }
        guard numbers.count == 2 else { return nil }
        self.init(added: numbers[0], known: numbers[1])
    }
}
