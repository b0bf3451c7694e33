import CorginaJournal

/// Why nothing can be taken from a file of another app. `description` says what to do; it never carries what stands in the file.
public enum ImportError: Error, Hashable, Sendable, CustomStringConvertible {
    case empty
    case notText
    /// It is none of the files Corgina knows.
    case unknown
    /// Corgina's own export, which has a page of its own.
    case ownExport
    /// A packed file (.zip).
    case packed
    /// A file of an app that is known, with nothing in it that a diary keeps.
    case nothingForDiary(OtherContent)
    /// The text ends within that row, or within an element.
    case notWhole(row: Int?)
    /// It has more rows, columns or parts than a file of that app can have.
    case tooLarge
    /// More entries than a diary takes.
    case tooMany(most: Int)
    /// Some of its dates have the day first, others the month.
    case mixedDates(row: Int)
    /// XML that does not fit together.
    case damaged
    /// A health record that cannot be read.
    case record(FHIRFileError)

    /// What a file holds that a diary does not keep.
    public enum OtherContent: String, Sendable {
        case exercise, notes
    }

    public var description: String { what + " Nothing was added." }

    private var what: String {
        switch self {
        case .empty: "The file is empty. Choose the one that the other app gave you."
        case .notText: "The file is not text in UTF-8. Choose the file as the other app gave it to you."
        case .unknown:
            "The file is not an export of Corgina or of an app it knows. It reads what MyFitnessPal, Cronometer, Lose It, Apple Health, Clue and Flo export, unchanged, and health records as FHIR in JSON."
        case .ownExport: "This is a diary of Corgina’s own. Choose it under Account, Import a diary."
        case .packed:
            "This file is packed (.zip). Open it first, then choose one of the files in it: of Apple Health the largest one, an XML file."
        case .nothingForDiary(let content):
            "This file holds \(content.rawValue), which Corgina does not keep. Choose the file with meals or measurements."
        case .notWhole(let row):
            row.map { "The file is not whole: it ends within row \($0). Export it again." }
                ?? "The file is not whole: its end is missing. Export it again."
        case .tooLarge: "The file has more in it than a file of that app can have. Export it again, or a shorter time."
        case .tooMany(let most): "The file has more than \(most) entries. Export a shorter time."
        case .mixedDates(let row):
            "The date in row \(row) is written in another order than those before it. Export the file again without opening it in a spreadsheet."
        case .damaged: "The file is damaged. Export it again."
        case .record(let error): error.description
        }
    }
}
