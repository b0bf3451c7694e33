import CorginaCore
import CorginaRooms
import HTTPTypes

/// Why a request was not answered with what it asked for. No case carries anything she wrote.
enum ServerError: Error, Hashable, Sendable {
    case badRequest
    /// Why a room does not answer.
    case room(RoomError)
    case misdirected
    case crossOrigin
    case tooLarge
    case tooSlow
    case tooManyAttempts(retryAfterSeconds: Int)
    case tooManyRequests(retryAfterSeconds: Int)
    /// More entries than a diary takes in a day.
    case tooManyToday(most: Int)
    /// More entries than a diary takes at all.
    case diaryFull(most: Int)
    /// More bytes than a diary takes at all.
    case diaryTooLarge(mostMegabytes: Int)
    /// More bytes than the photos of a diary take.
    case photosFull(mostMegabytes: Int)
    case photoDamaged
    /// A body of another kind than a form, or a packed one.
    case unsupportedBody
    case busy
    /// Other diaries are being taken in from files.
    case importing
    case storage
    /// The disk failed to keep what was written; nothing more is written until a restart.
    case storageLost
    case diaryDamaged(sequence: Int)
    case diskFull
    case unexpected

    static let badForm = ServerError.room(.badForm)
    static let notFound = ServerError.room(.notFound)
    static let draftGone = ServerError.room(.draftGone)
    static let draftDamaged = ServerError.room(.draftDamaged)
    static let notStorable = ServerError.room(.notStorable)
    static func implausible(_ figure: ImplausibleFigure) -> ServerError { .room(.implausible(figure)) }

    var status: HTTPResponse.Status {
        switch self {
        case .badRequest: .badRequest
        case .room(let error): .init(integerLiteral: error.statusCode)
        case .misdirected: .misdirectedRequest
        case .crossOrigin: .forbidden
        case .tooLarge: .contentTooLarge
        case .tooSlow: .requestTimeout
        case .tooManyAttempts, .tooManyRequests, .tooManyToday: .tooManyRequests
        case .unsupportedBody: .unsupportedMediaType
        case .busy, .importing, .storage, .storageLost, .diaryDamaged, .photoDamaged: .serviceUnavailable
        case .diskFull, .diaryFull, .diaryTooLarge, .photosFull: .init(code: 507, reasonPhrase: "Insufficient Storage")
        case .unexpected: .internalServerError
        }
    }

    /// What the page is headed.
    var title: String {
        switch self {
        case .room(let error): error.title
        case .tooManyAttempts, .tooManyRequests: "A little pause"
        case .tooManyToday: "That is all for today"
        case .diaryFull, .diaryTooLarge, .photosFull: "The diary is full"
        case .busy, .importing, .storage, .storageLost, .diskFull, .diaryDamaged, .photoDamaged, .unexpected:
            "That did not work"
        default: "Something went wrong with that request"
        }
    }

    /// What happened and what to do next, for her.
    var sentence: String {
        switch self {
        case .badRequest: "Go back and try again."
        case .room(let error): error.sentence
        case .misdirected: "This server is not known by that name. Open it by the address it printed when it started."
        case .crossOrigin:
            "That did not come from one of Corgina’s own pages, so nothing was changed. Open Corgina and try again."
        case .tooLarge: "That was too long. Nothing was saved; go back and make it shorter."
        case .tooSlow: "That took too long to arrive. Nothing was saved; check your connection and try again."
        case .unsupportedBody: "Only Corgina’s own forms can be sent here. Nothing was saved; go back and try again."
        case .tooManyRequests(let seconds): "Too many requests. Try again in \(seconds) seconds."
        case .tooManyToday(let most):
            "You’ve reached today’s limit of \(Figure.whole(Double(most))) entries. Everything so far is saved. Try again tomorrow."
        case .diaryFull(let most):
            "You’ve reached the limit of \(Figure.whole(Double(most))) entries in a diary. Ask the person who runs this server. Everything so far is saved."
        case .diaryTooLarge(let megabytes):
            "A diary holds \(megabytes) MB, and this would be more. Ask the person who runs this server. Everything so far is saved."
        case .photosFull(let megabytes):
            "The photos of a diary take at most \(megabytes) MB, and this one would be more. Remove photos you no longer need, or ask the person who runs this server. A photo you remove makes room after a day."
        case .photoDamaged:
            "This photo is damaged on the disk. Its entry is whole. Restore a backup, or remove the photo."
        case .tooManyAttempts(let seconds):
            "Too many attempts. Try again in \(seconds < 90 ? "\(seconds) seconds" : "\((seconds + 59) / 60) minutes")."
        case .importing:
            "Another diary is being taken in just now, and nothing was taken from your file. Wait a minute and send it again."
        case .busy: "Corgina is busy just now. Wait a moment and try again."
        case .storage: "The diary could not be written, so nothing was saved. Try again in a moment."
        case .storageLost:
            "The disk failed to keep what was written, so nothing was saved, and nothing will be until whoever keeps this server has looked at the disk and started Corgina again. You can still read everything."
        case .diaryDamaged(let sequence):
            "Entry \(sequence) of your diary is damaged on the disk. Restore a backup; nothing is written until then."
        case .diskFull:
            "The disk is full, so nothing was saved. Free some space and try again; you can still read everything."
        case .unexpected: "Something went wrong on the server. Nothing you saved is lost. Go back and try again."
        }
    }
}
