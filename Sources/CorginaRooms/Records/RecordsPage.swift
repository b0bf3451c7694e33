import CorginaCore
import CorginaJournal
import Markup

/// Records from a clinic or another app. POSTs `multipart/form-data` with field `file`; taking a file back POSTs to
/// ``RecordsPlace/undo(_:)``.
public struct RecordsPage: Page, Hashable {
    /// What was taken in before, the latest first.
    public var files: [File]
    public var errors: [FieldError] = []

    /// One file that was taken in.
    public struct File: Hashable, Sendable {
        public var batch: ImportBatch
        /// "12 entries"
        public var count: String
        /// "Today, 14:00"
        public var time: String
    }

    public init(_ files: [ImportedFiles.File], today: CalendarDay, english: WrittenEnglish) {
        self.files = files.map { batch in
            File(
                batch: batch.batch, count: counted(batch.standing, "entry", plural: "entries"),
                time:
                    "\(english.relative(batch.importedAt.day, to: today)), \(english.clock(batch.importedAt.time))")
        }
    }

    public var title: String { "Health records" }

    public var content: HTML {
        PageFrame(back: ("Back to your account", .security(.overview))).html {
            screenLead(
                "Health records",
                "Bring in a file from a clinic or another app. You see what it would add before anything is added.")
            if !errors.isEmpty { notice(.warning, .call, "", "Nothing was added. Check the field marked below.") }
            form(.class("stack"), .method(.post), .multipart, .action(Route.records(.overview).address)) {
                div(.class("card stack")) {
                    Field(
                        name: "file", label: "File",
                        hint: "FHIR in JSON: observations, doses taken and appointments, of one person.",
                        error: errors.message(for: "file")
                    ).html(
                        .class("file"), .type(.file), .accept(".json,application/json,application/fhir+json"),
                        .required())
                }
                primaryButton("Look at it")
            }
            if !files.isEmpty { before }
            p(.class("fine")) {
                "Nothing is added twice, so you can choose the same file again. It is read on this server and sent nowhere."
            }
            p(.class("fine")) {
                "To give your own diary to a clinic, choose Health record (FHIR) under Account, Export."
            }
        }
    }

    private var before: HTML {
        settingsSection(
            "Files you brought in", id: "before",
            footer: "Taking a file back removes what it added. What you changed yourself since stays."
        ) {
            ul(.class("devices")) { files.map(row) }
        }
    }

    private func row(_ file: File) -> HTML {
        li(.class("row device")) {
            span(.class("device__link")) {
                disc(.tray, .trimester)
                span(.class("row__main")) {
                    span(.class("row__title row__title--strong")) { file.count }
                    span(.class("row__sub")) { file.time }
                }
            }
            oneButtonForm(
                to: .records(.undo(file.batch)), class: "chip device__end",
                label: "Take back \(file.count), \(file.time)"
            ) { "Take back" }
        }
    }
}
