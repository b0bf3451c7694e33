import CorginaRooms
import CorginaVault
import HTTPTypes
import Hummingbird

/// Why the interface did not do what it was asked. No case carries anything she wrote.
enum InterfaceError: Error, Hashable, Sendable {
    /// No token, or one that opens nothing; nobody can tell which.
    case tokenNeeded
    case rightMissing(TokenRight)
    /// A token was sent to a page.
    case noPage
    case wrongMethod(InterfacePlace)
    case wrongType
    case notText
    case notJSON
    /// JSON without a sentence in it, or with what is not known.
    case wrongShape
    case noSentence
    case tooLong
    case wrongID
    case wrongTime
    /// JSON without a choice in it, or with what is not known.
    case wrongAnswer
    /// It is none of what was asked, or nothing is asked.
    case wrongChoice
    /// JSON that is no measurement, drink or dose, or has what is not known.
    case wrongEntry(InterfacePlace)
    /// No form with a photo.
    case noForm
    case wrongPhoto(PhotoRefusal)
    /// A unit that is none of those the place takes.
    case wrongUnit
    /// Nothing of that name is on her list.
    case noSupplement
    /// What the address asks for is no day of a diary.
    case wrongDay
    /// No draft of hers is waiting under that id.
    case draftGone

    var status: HTTPResponse.Status {
        switch self {
        case .tokenNeeded: .unauthorized
        case .rightMissing, .noPage: .forbidden
        case .wrongMethod: .methodNotAllowed
        case .wrongType, .noForm: .unsupportedMediaType
        case .notText, .notJSON: .badRequest
        case .wrongShape, .noSentence, .tooLong, .wrongID, .wrongTime, .wrongAnswer, .wrongChoice, .wrongEntry,
            .wrongUnit, .noSupplement, .wrongDay, .wrongPhoto:
            .unprocessableContent
        case .draftGone: .notFound
        }
    }

    /// What happened and what to do, fit to be spoken.
    var sentence: String {
        switch self {
        case .tokenNeeded:
            "This needs a token that has not ended. Make one in Corgina’s settings, under Shortcuts and scripts, and send it in the header Authorization."
        case .rightMissing(.say):
            "This token may not add entries. Make one that may in Corgina’s settings, under Shortcuts and scripts."
        case .rightMissing(.read):
            "This token may not read. Make one that may in Corgina’s settings, under Shortcuts and scripts."
        case .noPage: "A token opens no page, only what lies below /api/v1/."
        case .wrongMethod(let place): "Use \(place.methods[0]) for this address."
        case .wrongType:
            "Send it as JSON or as plain text, with the content type that says so. Nothing was added."
        case .notText: "That is not text in UTF-8. Nothing was added."
        case .notJSON: "That is not JSON. Send an object. Nothing was added."
        case .wrongShape: "Send an object with sentence, and if you like id and time, each a text. Nothing was added."
        case .noSentence: "There is no sentence in it. Nothing was added; say it again."
        case .tooLong: "That is a lot at once. Say it in a few shorter sentences. Nothing was added."
        case .wrongID: "The id has 1 to 200 characters. Nothing was added."
        case .wrongTime:
            "The time is not one of the last year, such as 2026-11-22T08:30:00+01:00. Nothing was added."
        case .wrongAnswer: "Send an object with choice, the id of one of the choices. Nothing was added."
        case .wrongChoice: "That is none of the choices. Send the id of one of them as choice. Nothing was added."
        case .wrongEntry(.water):
            "Send an object with amount, a number, and unit; if you like id and time, each a text. Nothing was added."
        case .wrongEntry(.doses):
            "Send an object with supplement, the name on your list; if you like count, id and time. Nothing was added."
        case .wrongEntry:
            "Send an object with kind and its figures, such as weight with value and unit; if you like id and time. Nothing was added."
        case .noForm:
            "Send a form with photo, a file; if you like with small, another, and sentence, id and time. Nothing was added."
        case .wrongPhoto(let refusal): "\(refusal.sentence) Nothing was added."
        case .wrongUnit:
            "The unit is none of those Corgina takes here. /api/v1/openapi.json names them. Nothing was added."
        case .noSupplement:
            "Nothing of that name is on your list of supplements. Send the name as the list has it. Nothing was added."
        case .wrongDay: "The day is not one of your diary, such as 2026-11-22, up to today."
        case .draftGone:
            "This is not waiting to be confirmed. It was logged or put aside, or newer sentences took its place. Say it again."
        }
    }
}

extension ServerError {
    /// The same where there is no page to go back to.
    fileprivate var sentenceWithoutPage: String {
        switch self {
        case .room(.notFound): "There is nothing at this address. /api/v1/openapi.json says what there is."
        case .badRequest, .room(.badForm): "Something went wrong with that request. Nothing was added."
        case .tooLarge: "That was too long. Nothing was added; make it shorter."
        case .unsupportedBody: InterfaceError.wrongType.sentence
        case .room(.implausible(let figure)): "\(figure.description) Nothing was added; say it again."
        case .room(.notStorable): "A number or a day in this is one no diary can hold. Nothing was added."
        case .unexpected: "Something went wrong on the server. Nothing in the diary is lost. Try again."
        default: sentence
        }
    }
}

/// An error of the interface as JSON: `error`, and the same as `spoken`, so that a shortcut which speaks the answer is never silent.
struct InterfaceProblem {
    let status: HTTPResponse.Status
    let sentence: String
    var headers: HTTPFields = [:]

    init(_ error: InterfaceError) {
        status = error.status
        sentence = error.sentence
        // What came with it was not read.
        if error == .noPage { headers[.connection] = "close" }
        if error == .tokenNeeded { headers[.wwwAuthenticate] = "Bearer realm=\"Corgina\"" }
        if case .wrongMethod(let place) = error {
            headers[.allow] = place.methods.map(\.rawValue).joined(separator: ", ")
        }
    }

    init(_ error: ServerError) {
        status = error.status
        sentence = error.sentenceWithoutPage
    }

    var response: Response {
        var response = Response(json: ["error": .string(sentence), "spoken": .string(sentence)], status: status)
        for field in headers { response.headers.append(field) }
        return response
    }
}
