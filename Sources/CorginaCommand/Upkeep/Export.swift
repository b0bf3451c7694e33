import ArgumentParser
import CorginaCore
import CorginaJournal
import CorginaRooms
import CorginaServer
import CorginaVault
import Foundation

struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write a diary, opened with its passphrase, to standard output.",
        discussion: """
            The passphrase is the first line of standard input. The server has to be stopped. What is written can be read \
            by anyone who has it.
            """)

    @Option(
        help:
            "json, or csv for a table that a spreadsheet opens: either can be read back. fhir is what the diary says now, for clinics and other programs."
    )
    var format = ExportKind.json

    @Flag(inversion: .prefixedNo, help: "Write the photos too, into a file of json.")
    var photos = true

    @OptionGroup var account: AccountOptions

    func run() async throws {
        let now = Surroundings.live.moment(in: nil)
        let (vault, journal) = try await account.open(at: now)
        let entries = try await journal.entries().map(\.entry)
        switch format {
        case .json: try await writeJSON(DiaryExport(exportedAt: now, entries: entries), of: journal)
        case .fhir: try write(Self.healthRecord(entries, now: now))
        case .csv: try write(DiaryTable(exportedAt: now, entries: entries).encoded())
        }
        Complaint.say("\(entries.count) entries written.")
        try vault.close()
    }

    /// A photo at a time, so that not all of them are in memory.
    private func writeJSON(_ export: DiaryExport, of journal: UnlockedJournal) async throws {
        try write(export.encodedEntries())
        let named = photos ? try await journal.exportedPhotos(of: export.entries) : []
        for (number, id) in named.enumerated() { try await write(journal.exported(id).encoded(number: number)) }
        try write(DiaryExport.end(afterPhotos: named.count))
    }

    private static func healthRecord(_ entries: [JournalEntry], now: Moment) -> [UInt8] {
        var diary = Diary()
        for (place, entry) in entries.enumerated() { diary.apply(entry, sequence: place + 1) }
        return FHIRBundle(diary, now: now).encoded()
    }

    private func write(_ bytes: [UInt8]) throws {
        try FileHandle.standardOutput.write(contentsOf: Data(bytes))
    }
}

/// Whose diary, and the passphrase that opens it.
struct AccountOptions: ParsableArguments {
    @Option(help: "The name the account signs in with.")
    var account: String

    @OptionGroup var folder: DataFolderOption

    @OptionGroup var database: DatabaseOption

    func open(at now: Moment) async throws -> (Vault, UnlockedJournal) {
        let path = try folder.entered()
        guard database.database != nil || FileManager.default.fileExists(atPath: path) else {
            throw VaultError.nothingStored
        }
        guard let passphrase = readLine(strippingNewline: true), !passphrase.isEmpty else {
            throw ValidationError("Give the passphrase as the first line of standard input.")
        }
        let vault = try Vault.open(at: path, database)
        return (vault, try await vault.unlock(name: account, passphrase: passphrase, at: now))
    }
}

extension ExportKind: ExpressibleByArgument {}
