import ArgumentParser
import CarriedKnowledge
import CorginaCore
import CorginaFoods
import CorginaProducts
import Foundation

/// `corgina foods barcodes`: builds the table of products from files the owner has, and looks numbers up in it.
struct Barcodes: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Build a table of products from files you have, or look a number up in it.",
        discussion: """
            Nothing is downloaded, and no number leaves this machine. It takes Open Food Facts' export as CSV or JSONL, and \
            branded_food.csv of USDA FoodData Central with the other files beside it, all unpacked. A build that was stopped goes on \
            where it was when it is run again. Restart the server afterwards.
            """)

    @Option(
        help: "A file to build the table of. Can be given more than once; of a number in two files the first counts.")
    var from: [String] = []

    @Option(help: "The number of a product to look up.")
    var look: String?

    @Flag(help: "Measure the table: its size, and how long look-ups and searches take.")
    var measure = false

    @OptionGroup var folder: DataFolderOption

    func validate() throws {
        guard !from.isEmpty || look != nil || measure else {
            throw ValidationError("Say which file to build the table of with --from, or which number to --look up.")
        }
    }

    func run() throws {
        let path = try folder.entered()
        if !from.isEmpty { try build(in: path) }
        if let look { try show(look, in: path) }
        if measure { for line in try ProductsBenchmark.lines(table(in: path), path: path) { Announcement.say(line) } }
    }

    private func build(in path: String) throws {
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let place = ProductTable.path(in: path)
        let build = try ProductTableBuild(
            of: from, as: place, check: ProductCheck(against: EmbeddedCatalogue.load()))
        var told = ToldProgress()
        let report = try build.run { told.tell($0) }
        for line in BarcodesText.lines(report) { Announcement.say(line) }
        Announcement.say("The table is \(place). Restart the server to use it.")
    }

    private func show(_ look: String, in path: String) throws {
        let barcode: Barcode
        do { barcode = try Barcode(reading: look) } catch { throw ValidationError("\(error.description).") }
        guard let product = try table(in: path)[barcode] else {
            Announcement.say("\(barcode) is not in the table.")
            throw ExitCode.failure
        }
        for line in BarcodesText.lines(product) { Announcement.say(line) }
    }

    private func table(in path: String) throws -> ProductTable {
        guard let table = try ProductTable(folder: path) else {
            throw ValidationError("There is no table of products in \(path). Build one with --from.")
        }
        return table
    }
}

/// Tells every few seconds how far a build is, on standard error.
private struct ToldProgress {
    private var last: ContinuousClock.Instant?

    private static let pause = Duration.seconds(5)

    mutating func tell(_ progress: ProductTableBuild.Progress) {
        let now = ContinuousClock.now
        if let last, now - last < Self.pause, progress.readBytes < progress.bytes { return }
        last = now
        Complaint.say(BarcodesText.line(progress))
    }
}
