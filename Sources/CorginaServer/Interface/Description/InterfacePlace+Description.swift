import CorginaRooms

extension InterfacePlace {
    /// What it does, in a line.
    var summary: String {
        switch self {
        case .entries: "Logs a sentence as Corgina reads it"
        case .measurements: "Logs a measurement"
        case .water: "Logs a glass of water"
        case .doses: "Logs a dose of something on her list"
        case .today: "Today in figures"
        case .widget: "A few figures of today"
        case .samples: "A day in the units of Apple Health"
        case .export: "The whole diary, the file that Export gives"
        case .fhir: "What the diary says now, as a FHIR R4 collection"
        case .understand: "Understands a sentence and logs nothing"
        case .photos: "Reads what is on a photo and logs nothing"
        case .answer: "Answers the question that was asked"
        case .confirm: "Logs what was understood, once"
        case .discard: "Drops what was understood"
        case .description: "This document"
        }
    }

    /// What is sent to it; `nil` where nothing is, and where what is sent is not read.
    var body: InterfaceSchema? {
        switch self {
        case .entries, .understand: .sentence
        case .photos: .photo
        case .answer: .choice
        case .measurements: .measurement
        case .water: .water
        case .doses: .takenDose
        case .today, .widget, .samples, .export, .fhir, .confirm, .discard, .description: nil
        }
    }

    /// The media type of what is sent.
    var takenType: String { self == .photos ? "multipart/form-data" : "application/json" }

    /// Whether its one needed text may be sent alone, as plain text.
    var takesPlainText: Bool { [.entries, .understand, .answer].contains(self) }

    /// What it answers when all is well.
    var answer: (status: Int, schema: InterfaceSchema) {
        switch self {
        case .entries, .measurements, .water, .doses, .confirm: (201, .logged)
        case .understand, .photos, .answer: (200, .heard)
        case .discard: (200, .spoken)
        case .today: (200, .today)
        case .widget: (200, .widget)
        case .samples: (200, .samples)
        case .export, .fhir: (200, .export)
        case .description: (200, .document)
        }
    }

    /// What can be done next with the draft it answers.
    var next: [InterfacePlace] {
        switch self {
        case .understand, .photos, .answer: [.answer, .confirm, .discard]
        case .entries, .measurements, .water, .doses, .today, .widget, .samples, .export, .fhir, .confirm, .discard,
            .description:
            []
        }
    }

    /// The media type of that answer.
    var mediaType: String { self == .fhir ? ExportKind.fhir.mediaType : ExportKind.json.mediaType }

    /// The errors it may answer with, beside those that any server may.
    var problems: [DescribedProblem] { DescribedProblem.allCases.filter { $0.mayBe(at: self) } }
}

/// Why something may not work, as `docs/interface.md` lists it.
enum DescribedProblem: Int, CaseIterable, Sendable {
    case unreadable = 400
    case noToken = 401
    case notAllowed = 403
    case notThere = 404
    case wrongMethod = 405
    case damaged = 410
    case tooLong = 413
    case wrongType = 415
    case wrongName = 421
    case refused = 422
    case tooMany = 429
    case unavailable = 503
    case full = 507

    var words: String {
        switch self {
        case .unreadable: "Not JSON, not text in UTF-8, or no whole form, whichever it says to be."
        case .noToken: "No token, or one that has ended, or never was."
        case .notAllowed: "The token may not do that."
        case .notThere: "No such draft is waiting."
        case .wrongMethod: "Another method; Allow names the right one."
        case .damaged: "What waited was damaged on the disk."
        case .tooLong: "More than 64 KiB, or with a photo more than 9 MiB."
        case .wrongType: "Not of the kind that is taken, or packed."
        case .wrongName: "The server is not known by that name."
        case .refused: "Something in it cannot be; error says what."
        case .tooMany: "Too many requests in a minute, or a full day's entries; Retry-After where that helps."
        case .unavailable: "The server is busy, or the disk fails."
        case .full: "The disk or the diary is full."
        }
    }

    fileprivate func mayBe(at place: InterfacePlace) -> Bool {
        switch self {
        case .unreadable, .wrongType: place.body != nil
        case .refused: place.body != nil || place == .confirm || place == .samples
        case .noToken, .notAllowed: place.right != nil
        case .notThere, .damaged: place.namesDraft
        case .tooLong, .full: place.methods.contains(.post)
        case .wrongMethod, .wrongName, .tooMany, .unavailable: true
        }
    }
}
