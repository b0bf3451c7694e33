import CorginaRooms
import HTTPTypes
import Hummingbird

/// What lies below `/api/v1/`, for shortcuts and scripts. ``InterfaceDescription`` describes each.
enum InterfacePlace: String, CaseIterable, Sendable {
    /// POST: a sentence to log
    case entries
    /// POST: a measurement in figures
    case measurements
    /// POST: a glass of water in figures
    case water
    /// POST: a dose of something on her list
    case doses
    /// GET: today in figures
    case today
    /// GET: a few figures of today, to be looked at often
    case widget
    /// GET: a day's figures in the units of Apple Health
    case samples
    /// GET: the whole diary, as Export gives it
    case export
    /// GET: what the diary says now, as FHIR
    case fhir
    /// POST: a sentence to be read back before it is logged
    case understand
    /// POST: a photo of a meal, to be read back before it is logged
    case photos
    /// POST: her answer to what is asked of it
    case answer = "drafts/{draft}/answer"
    /// POST: logs it
    case confirm = "drafts/{draft}/confirm"
    /// POST: drops it
    case discard = "drafts/{draft}/discard"
    /// GET: what all of them take and answer
    case description = "openapi.json"

    static let root = "/api/v1/"

    /// "/api/v1/today", "/api/v1/drafts/{draft}/answer"
    var template: String { Self.root + rawValue }

    /// What a token needs for it; `nil` for what everybody may read.
    var right: TokenRight? {
        switch self {
        case .entries, .measurements, .water, .doses, .understand, .photos, .answer, .confirm, .discard: .say
        case .today, .widget, .samples, .export, .fhir: .read
        case .description: nil
        }
    }

    /// The methods it answers to.
    var methods: [HTTPRequest.Method] {
        switch self {
        case .entries, .measurements, .water, .doses, .understand, .photos, .answer, .confirm, .discard: [.post]
        case .today, .widget, .samples, .export, .fhir, .description: [.get, .head]
        }
    }

    /// Whether its address names a draft.
    var namesDraft: Bool {
        switch self {
        case .answer, .confirm, .discard: true
        case .entries, .measurements, .water, .doses, .today, .widget, .samples, .export, .fhir, .understand,
            .photos, .description:
            false
        }
    }

    /// Whether a request is for the interface, a place there is or not: then errors are JSON, and no cookie counts.
    static func isBelow(_ request: Request) -> Bool {
        let path = request.uri.path
        return path == "/api" || path.hasPrefix("/api/")
    }
}
