import CorginaCore
import CorginaJournal
import Markup

/// What another app or a clinic has of her: a form for its file, and what came before. POSTs `multipart/form-data` with field `file`.
public struct ImportsPage: Page, Hashable {
    /// The largest file that is taken, in MB.
    public var megabytes: Int
    public var imports: [Row]
    public var errors: [FieldError]
    public var result: Result?

    /// An import of which something is in the diary.
    public struct Row: Hashable, Sendable {
        public var id: RecordID
        /// "From MyFitnessPal"
        public var source: String
        /// "Today, 18:40"
        public var when: String
        public var count: Int
        /// "3 January to 20 November"
        public var days: String
        /// How many of its entries she has changed since.
        public var changedCount: Int

        public init(_ imported: ImportedEvents, for visit: Visit) {
            id = imported.mark.id
            source = "From \(imported.mark.source.name)"
            when = visit.english.relative(imported.recordedAt, to: visit.today)
            count = imported.events.count
            days = visit.english.range(imported.days.lowerBound, imported.days.upperBound)
            changedCount = imported.changedCount
        }
    }

    /// What was just done.
    public enum Result: Hashable, Sendable {
        case added(Int)
        case takenBack(Int)
        /// What she asked for is not there any more.
        case gone
    }

    public init(megabytes: Int, imports: [Row], errors: [FieldError] = [], result: Result? = nil) {
        self.megabytes = megabytes
        self.imports = imports
        self.errors = errors
        self.result = result
    }

    public var title: String { "From another app or a clinic" }

    public var content: HTML {
        PageFrame(back: ("Back to your account", .security(.overview))).html {
            screenLead(
                "From another app or a clinic",
                "Bring in meals, weights and readings from MyFitnessPal, Cronometer, Lose It, Apple Health, Clue or Flo, or a health record."
            )
            if let result { result.notice }
            if !errors.isEmpty { notice(.warning, .call, "", "Nothing was added. See below.") }
            file
            if !imports.isEmpty { past }
            p(.class("fine")) {
                "Ask the other app for an export, open the file it sends if it ends in .zip, and choose one of the files in it. Ask a clinic for your record as FHIR. You see what is in a file before anything is added. Nothing is added twice."
            }
            p(.class("fine")) {
                "The file stays on this server, encrypted and in memory only, until you add or discard it, for at most half an hour."
            }
            p(.class("fine")) {
                "To give your own diary to a clinic, choose Health record (FHIR) under Account, Export."
            }
        }
    }

    private var file: HTML {
        form(
            .class("stack"), .method(.post), .multipart, .action(Route.imports(.list).address), .data(.upload),
            .data(.uploadSent, "Reading it…")
        ) {
            div(.class("card stack")) {
                Field(
                    name: "file", label: "File",
                    hint:
                        "A .csv file, Apple Health’s export, or a .json file of Clue, Flo or a clinic, up to \(megabytes) MB. Its name doesn’t matter.",
                    error: errors.message(for: "file")
                ).html(
                    .class("file"), .type(.file),
                    .accept(
                        ".csv,.txt,.xml,.json,text/csv,text/plain,text/xml,application/xml,application/json,application/fhir+json"
                    ),
                    .required(), .data(.uploadLimit, "\(megabytes)"), .data(.uploadHealth))
            }
            uploadProgress
            primaryButton("See what is in it")
        }
    }

    private var past: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("past")) {
            h2(.class("group-title"), .id("past")) { "Files you brought in" }
            imports.map { $0.html }
        }
    }
}

extension ImportsPage.Row {
    fileprivate var html: HTML {
        div(.class("card stack")) {
            div {
                h3(.class("card__title")) { source }
                p(.class("card__sub")) { "\(counted(count, "entry", plural: "entries")) · \(days)" }
                p(.class("card__sub")) { "Added: \(when)" }
            }
            form(.method(.post), .action(Route.imports(.undo(id)).address), .data(.navigate)) {
                InPlaceConfirmation(
                    ask: "Undo this import", question: "Undo this import?", sentence: sentence,
                    confirm: "Take back \(counted(count, "entry", plural: "entries"))", isGrave: true
                ).html
            }
        }
    }

    private var sentence: String {
        let others = "What you logged yourself stays. You can import the file again."
        guard changedCount > 0 else { return others }
        return
            "\(counted(changedCount, "entry", plural: "entries")) of it that you changed since will stay. \(others)"
    }
}

extension ImportsPage.Result {
    fileprivate var notice: HTML {
        switch self {
        case .added(let count):
            said(.check, "\(counted(count, "entry", plural: "entries")) added.")
        case .takenBack(0): said(.check, "Nothing of that import is left.")
        case .takenBack(let count): said(.check, "\(counted(count, "entry", plural: "entries")) taken back.")
        case .gone:
            said(
                .warning,
                "That file is not waiting any more. If you have just added it, it is in the list below. Otherwise choose it again."
            )
        }
    }

    private func said(_ symbol: Icon, _ words: String) -> HTML {
        CorginaRooms.notice(symbol, symbol == .check ? .appointment : .call, "", words)
    }
}
