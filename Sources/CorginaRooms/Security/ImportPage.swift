import Markup

/// Taking in what Export gave. POSTs `multipart/form-data` with fields `passphrase` and `file`.
public struct ImportPage: Page, Hashable {
    /// The largest file that is taken, in MB.
    public var megabytes: Int
    public var errors: [FieldError]
    /// What came of the last file.
    public var result: Result?
    /// Where the diary lives: on a device photos stay behind.
    public var home: DiaryHome

    /// How many entries a file held, by whether the diary had them.
    public struct Result: Hashable, Sendable {
        public var added: Int
        public var known: Int

        public init(added: Int, known: Int) {
            self.added = added
            self.known = known
        }

        /// "3 entries added; 2 were here already."
        public var words: String {
            switch (added, known) {
            case (0, 0): "The file is whole, and there is nothing in it."
            case (0, let known):
                known == 1 ? "Its one entry was here already." : "All \(known) entries were here already."
            case (let added, 0): "\(counted(added, "entry", plural: "entries")) added."
            case (let added, let known):
                "\(counted(added, "entry", plural: "entries")) added; \(known) \(known == 1 ? "was" : "were") here already."
            }
        }
    }

    /// What becomes of entries that are here already.
    public static let rule =
        "Nothing is added twice, so you can choose the same file again. If both have the same setting, the file wins."
    /// For the app.
    public static let photosStay = "Photos in the file stay behind: this app keeps none yet."

    public init(
        megabytes: Int, errors: [FieldError] = [], result: Result? = nil, home: DiaryHome = .server
    ) {
        self.home = home
        self.megabytes = megabytes
        self.errors = errors
        self.result = result
    }

    public var title: String { "Import" }

    public var content: HTML {
        PageFrame(back: ("Back to your account", .security(.overview))).html {
            screenLead(
                "Import a diary",
                "Choose a file that Export gave you, here or from another Corgina. All of it is added, or nothing.")
            if let result { notice(.check, .appointment, "", result.words) }
            if !errors.isEmpty { notice(.warning, .call, "", "Nothing was added. Check the fields marked below.") }
            form(
                .class("stack"), .method(.post), .multipart, .action(Route.security(.importing).address),
                .data(.upload)
            ) {
                div(.class("card stack")) {
                    // Before the file, so that a wrong passphrase is known before much has been read.
                    passphraseField(
                        label: "Your passphrase", isNew: false, error: errors.message(for: "passphrase"))
                    Field(
                        name: "file", label: "File",
                        hint:
                            "The Corgina file or the table, up to \(megabytes) MB. Its name doesn’t matter.",
                        error: errors.message(for: "file")
                    ).html(
                        .class("file"), .type(.file), .accept(".json,.csv,.txt,application/json,text/csv,text/plain"),
                        .required(),
                        .data(.uploadLimit, "\(megabytes)"))
                }
                uploadProgress
                primaryButton("Import")
            }
            if result != nil { quietLink("See all entries", to: .timeline(.list(.all))) }
            p(.class("fine")) { Self.rule }
            p(.class("fine")) {
                "You can re-save or sort the spreadsheet, but edited rows can’t be imported."
            }
        }
    }
}
