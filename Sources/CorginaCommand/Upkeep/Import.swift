import ArgumentParser
import CorginaCore
import CorginaImports
import CorginaJournal
import CorginaServer
import CorginaVault
import Foundation

struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Add what an export holds to a diary, all of it or nothing.",
        discussion: """
            It reads what corgina export gave, the exports of MyFitnessPal, Cronometer, Lose It, Apple Health, Clue and Flo, \
            however large, and health records (FHIR in JSON). The passphrase is the first line of standard input. The server has to be stopped. What the \
            diary already has is not added again.
            """)

    @Argument(help: "A file that an export gave, whatever its name. Of Apple Health it is export.xml.")
    var file: String

    @Option(help: "What comes first in dates such as 3/4/2026: day or month.")
    var dates: DateOrder?

    @Option(help: "The unit of weights without one: kg or lb.")
    var weights: WeightUnit?

    @Flag(help: "Say what would be added, and add nothing.")
    var preview = false

    @OptionGroup var account: AccountOptions

    func run() async throws {
        _ = try account.folder.entered()
        let file = try ChosenFile(file)
        if file.isDiary {
            guard !preview else { throw ValidationError("A diary of Corgina’s own is added without a preview.") }
            try await addDiary(Array(file.whole()))
        } else {
            try await addForeign(file)
        }
    }

    private func addDiary(_ file: [UInt8]) async throws {
        let entries = try DiaryFile.entries(in: file)
        Complaint.say("\(entries.count) entries read.")
        let now = Surroundings.live.moment(in: nil)
        let (vault, journal) = try await account.open(at: now)
        let before = try await journal.head().sequence
        try await journal.keep(try ExportedPhotos(in: file), of: entries, upTo: .max)
        _ = try await journal.append(entries)
        let added = try await journal.head().sequence - before
        Announcement.say("\(added) entries added, \(entries.count - added) were there already.")
        try vault.close()
    }

    private func addForeign(_ file: ChosenFile) async throws {
        let (vault, journal) = try await account.open(at: Surroundings.live.moment(in: nil))
        var diary = Diary()
        for placed in try await journal.entries() { diary.apply(placed.entry, sequence: placed.sequence) }
        let room = Limits().entries
        let world = ImportWorld(diary, mostEntries: room, surroundings: .live)
        let reading = try file.reading(ImportChoices(dateOrder: dates, weightUnit: weights), world)
        try refuseOpen(reading.questions)
        let plan = ImportPlan(reading, into: diary)
        for line in plan.leftOutWords { Complaint.say("Not taken: \(line).") }
        guard !preview else {
            for (kind, count) in plan.counts { Announcement.say("\(kind.rawValue): \(count)") }
            return try announce(plan, "would be added", closing: vault)
        }
        try checkRoom(for: plan.events.count, after: try await journal.head().sequence)
        let mark = ImportMark(plan.source, random: Surroundings.live.newID().low)
        _ = try await journal.append(plan.entries(mark, recordedAt: world.now))
        try announce(plan, "added", closing: vault)
    }

    /// As many as the server lets a diary hold: past that she could log nothing more.
    private func checkRoom(for count: Int, after held: Int) throws {
        let most = Limits().entries
        guard count <= most - held else {
            throw ValidationError(
                "A diary holds \(most) entries. This one has \(held), and the file would add \(count). Export a shorter time."
            )
        }
    }

    private func announce(_ plan: ImportPlan, _ what: String, closing vault: Vault) throws {
        Announcement.say("\(plan.events.count) entries \(what), \(plan.knownCount) were there already.")
        try vault.close()
    }

    private func refuseOpen(_ questions: [ImportQuestion]) throws {
        switch questions.first {
        case .dateOrder: throw ValidationError("Say what comes first in the dates: --dates day or --dates month.")
        case .weightUnit: throw ValidationError("Say the unit of the weights: --weights kg or --weights lb.")
        case nil: break
        }
    }
}

extension DateOrder: ExpressibleByArgument {}
extension WeightUnit: ExpressibleByArgument {}
