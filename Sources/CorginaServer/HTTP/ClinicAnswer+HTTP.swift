import CorginaJournal
import CorginaRooms
import HTTPTypes
import Hummingbird
import NIOCore

extension ClinicAnswer {
    /// As SMART Health Links say it: readers on pages of other origins may ask, and no cookie counts.
    var response: Response {
        var response = plain
        response.allowOtherOrigins()
        return response
    }

    private var plain: Response {
        switch self {
        case .list(let files):
            return Response(json: ["status": "finalized", "files": .array(files.map(\.json))])
        case .file(let sealed):
            var response = Response(text: sealed)
            response.headers[.contentType] = "application/jose"
            return response
        case .passcode(let remaining):
            return Response(json: ["remainingAttempts": .whole(remaining)], status: .unauthorized)
        case .wait(let seconds):
            var response = Response(json: ["retryAfter": .whole(seconds)], status: .tooManyRequests)
            response.headers[.retryAfter] = "\(seconds)"
            return response
        case .gone: return Response(json: ["error": "This link has ended."], status: .notFound)
        case .badRequest:
            return Response(json: ["error": "Send a JSON object with a recipient."], status: .badRequest)
        }
    }

    /// What a browser is told that asks first whether a page of another origin may ask.
    static var permission: Response {
        var response = Response(status: .noContent)
        response.allowOtherOrigins()
        response.headers[.accessControlAllowMethods] = "POST, GET"
        response.headers[.accessControlAllowHeaders] = "content-type"
        response.headers[.accessControlMaxAge] = "600"
        return response
    }

    /// Whether a request goes to what links fetch, and not to the page that opens them.
    static func isBelow(_ path: String) -> Bool { path.hasPrefix("/\(ClinicPlace.folder)/") }
}

extension ClinicAnswer.Listed {
    fileprivate var json: JSON {
        switch place {
        case .embedded(let sealed): ["contentType": .string(type), "embedded": .string(sealed)]
        case .location(let address): ["contentType": .string(type), "location": .string(address)]
        }
    }
}

extension Response {
    /// Lets pages of other origins read the answer, and when to come again.
    mutating func allowOtherOrigins() {
        headers[.accessControlAllowOrigin] = "*"
        headers[.accessControlExposeHeaders] = "retry-after"
    }
}
