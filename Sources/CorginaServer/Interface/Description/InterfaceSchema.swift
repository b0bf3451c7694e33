import CorginaCore
import CorginaRooms

/// What goes over the interface, by name.
enum InterfaceSchema: String, CaseIterable, Sendable {
    case sentence = "Sentence"
    case choice = "Choice"
    case photo = "Photo"
    case measurement = "Measurement"
    case water = "Water"
    case takenDose = "TakenDose"
    case logged = "Logged"
    case heard = "Heard"
    case spoken = "Spoken"
    case today = "Today"
    case widget = "Widget"
    case samples = "Samples"
    case sample = "Sample"
    case export = "Export"
    case document = "Document"
    case problem = "Problem"
    case event = "Event"
    case food = "Food"
    case question = "Question"
    case advice = "Advice"
    case pregnancy = "Pregnancy"
    case dose = "Dose"
    case appointment = "Appointment"

    var schema: Schema {
        switch self {
        case .sentence, .choice, .photo: sent
        case .measurement, .water, .takenDose: inFigures
        case .widget, .samples, .sample: ofHealth
        case .logged, .heard, .spoken, .problem, .export, .document: answered
        case .event, .food, .question, .advice: understood
        case .today, .pregnancy, .dose, .appointment: ofToday
        }
    }
}

extension InterfaceSchema {
    private var sent: Schema {
        switch self {
        case .sentence:
            .object([
                .init("sentence", Self.words, "What she would say to Corgina."),
                .init(
                    "id", .orNull(.textOf(1...SaidSentence.longestID)),
                    "The same id with the same sentence is logged once.", isRequired: false),
                .init(
                    "time", .orNull(.formatted("date-time")),
                    "When it happened, not more than a year ago; without it, now.", isRequired: false),
            ])
        case .photo:
            .object([
                .init("photo", .formatted("binary"), "A file: JPEG, PNG or WebP."),
                .init(
                    "small", .formatted("binary"), "The same, no side above 640 pixels, to be shown in lists.",
                    isRequired: false),
                .init(
                    "sentence", .textOf(0...SentPhoto.longestWords), "What is on it, as she would say it.",
                    isRequired: false),
                .init(
                    "id", .textOf(1...SaidSentence.longestID),
                    "The same id with the same photo and sentence is logged once.", isRequired: false),
                .init(
                    "time", .formatted("date-time"), "When it was, not more than a year ago; without it, now.",
                    isRequired: false),
            ])
        default: .object([.init("choice", .text, "The id of one of the choices.")])
        }
    }

    /// What is sent as plain text in its place: its one needed text alone.
    var plain: Schema { self == .sentence ? Self.words : .text }

    private static let words = Schema.wordsOf(1...DraftRoom.longestSentence)

    private var answered: Schema {
        switch self {
        case .logged:
            .object(
                [Self.spokenWords, Self.events("What was logged, in the order she said it.")]
                    + [.init("question", .orNull(.text), "What Corgina would ask.")] + Self.doubts)
        case .heard:
            .object(
                [
                    .init("draft", .orNull(.text), "The id to confirm it by; null where there is nothing to log."),
                    .init("address", .text, "The path of its page on this server."), Self.spokenWords,
                    Self.events("What would be logged. Nothing is yet."),
                    .init("question", .orNull(.named(.question)), "What to ask her before, if anything."),
                ] + Self.doubts)
        case .spoken: .object([Self.spokenWords])
        case .problem: .object([.init("error", .text, "What happened and what to do."), Self.spokenWords])
        default: .anyObject
        }
    }

    private static let spokenWords = Schema.Property("spoken", .text, "In words to be spoken.")

    private static func events(_ note: String) -> Schema.Property { .init("events", .list(.named(.event)), note) }

    private static let doubts: [Schema.Property] = [
        .init("notUnderstood", .list(.text), "Her words that fit nothing."),
        .init("pleaseCheck", .list(.text), "Foods she may not have meant."),
        .init(
            "advice", .list(.named(.advice)),
            "What should not wait. None says that no rule was set off, never that all is well."),
    ]
}

extension InterfaceSchema {
    private var understood: Schema {
        switch self {
        case .event:
            .object([
                .init("id", .text), .init("kind", .oneOf(HealthEvent.Details.Kind.allCases.map(\.rawValue))),
                .init("title", .text), .init("detail", .text), .init("at", .formatted("date-time")),
                .init("calories", .whole, "Of a meal.", isRequired: false),
                .init("foods", .list(.named(.food)), "Of a meal.", isRequired: false),
                .init("words", .text, "Of a note.", isRequired: false),
            ])
        case .food:
            .object([
                .init("name", .text), .init("grams", .whole), .init("calories", .whole), .init("amountGuessed", .flag),
            ])
        case .question:
            .object([
                .init("ask", .text, "The question."),
                .init(
                    "choices",
                    .list(
                        .object([.init("id", .text, "What to send back."), .init("say", .text, "As she would say it.")])
                    )
                ),
            ])
        default:
            .object([
                .init("sign", .text),
                .init("level", .oneOf(CareLevel.allCases.filter { $0 != .routine }.map(\.rawValue))),
                .init("advice", .text), .init("reason", .text, "Not after a loss.", isRequired: false),
                .init(
                    "numbers", .list(.object([.init("number", .text), .init("place", .text)])), "To call.",
                    isRequired: false),
            ])
        }
    }
}

extension InterfaceSchema {
    private var ofToday: Schema {
        switch self {
        case .pregnancy:
            .object([
                .init("weeks", .whole), .init("days", .whole), .init("words", .text), .init("trimester", .whole),
                .init("dueDate", .formatted("date"), "Not where it is hidden.", isRequired: false),
                .init("daysRemaining", .whole, "Not where it is hidden.", isRequired: false),
            ])
        case .dose: .object([.init("name", .text), .init("time", .orNull(.text))])
        case .appointment:
            .object([.init("title", .text), .init("at", .formatted("date-time")), .init("place", .text)])
        default: Self.figures
        }
    }

    private static let figures = Schema.object([
        .init("day", .formatted("date")), spokenWords,
        .init("pregnancy", .orNull(.named(.pregnancy)), "Null unless one goes on."),
        .init(
            "eaten",
            .object([
                .init("calories", .whole), .init("goal", .orNull(.whole)), .init("protein", .amount, "In grams."),
                .init("carbohydrate", .amount), .init("fat", .amount), .init("fiber", .amount),
            ])),
        .init("drunk", .object([.init("milliliters", .whole), .init("goal", .orNull(.whole))])),
        .init(
            "taken", .object([.init("doses", .whole), .init("of", .whole), .init("left", .list(.named(.dose)))])),
        .init(
            "next",
            .object([
                .init("dose", .orNull(.named(.dose))), .init("appointment", .orNull(.named(.appointment))),
            ])),
    ])
}
