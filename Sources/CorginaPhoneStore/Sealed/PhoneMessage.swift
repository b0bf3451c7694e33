import CorginaJournal
import CorginaRooms
import Foundation

/// What a phone sends to the server of a sealed diary: a POST of JSON (`docs/end-to-end.md`, Messages). Nothing of it can be read there:
/// rows are sealed, and of her passphrase there is only a proof.
public struct PhoneMessage: Sendable {
    public let place: SealedPlace
    /// JSON in UTF-8.
    public let body: [UInt8]

    /// "/sealed/append"
    public var path: String { Route.sealed(place).path }

    public static let type = "application/json"
}

/// What came back.
public struct PhoneAnswer: Sendable {
    /// HTTP's.
    public let status: Int
    /// After how many seconds to come again, where the server says so (`Retry-After`); 0 where it does not.
    public let retryAfter: Int
    public let body: [UInt8]

    /// The most bytes an answer may have. Whoever receives one may stop there: a server must not be able to fill the memory of a
    /// phone.
    public static let longest = 4 << 20

    public init(status: Int, retryAfter: Int = 0, body: [UInt8]) {
        self.status = status
        self.retryAfter = retryAfter
        self.body = body
    }
}

/// Takes a message to her server and brings the answer. It keeps the server's cookies, says that it comes from Corgina's own pages
/// (`Sec-Fetch-Site: same-origin`), follows no redirection, and throws where no answer came.
public typealias PhoneTransport = @Sendable (PhoneMessage) async throws -> PhoneAnswer

/// Her server, as a phone speaks with it.
struct PhoneServer: Sendable {
    private let transport: PhoneTransport

    init(_ transport: @escaping PhoneTransport) { self.transport = transport }

    func ask(_ place: SealedPlace, _ message: JSON = .object([])) async -> PhoneReply {
        guard let answer = try? await transport(PhoneMessage(place: place, body: message.utf8)) else { return .none }
        return PhoneReply(answer)
    }
}

/// An answer, read.
struct PhoneReply: Sendable {
    /// 0 where no answer came.
    let status: Int
    let retryAfter: Int
    let json: JSON

    static let none = PhoneReply(status: 0, retryAfter: 0, json: ["error": .string(PhoneSyncWords.unreached)])

    private init(status: Int, retryAfter: Int, json: JSON) {
        self.status = status
        self.retryAfter = retryAfter
        self.json = json
    }

    init(_ answer: PhoneAnswer) {
        guard answer.body.count <= PhoneAnswer.longest else {
            self.init(status: 0, retryAfter: answer.retryAfter, json: ["error": .string(PhoneSyncWords.tooLong)])
            return
        }
        let json = (try? JSON(parsing: answer.body)) ?? .object([])
        self.init(status: answer.status, retryAfter: answer.retryAfter, json: json)
    }

    var isOK: Bool { (200..<300).contains(status) }

    /// Whether the server refused it, so that nothing of it counts.
    var isRefused: Bool { (400..<500).contains(status) }

    /// The word of an error.
    var code: String { json["code"]?.text ?? "" }

    /// What she is told.
    var words: String { json["error"]?.text ?? PhoneSyncWords.unreached }

    var head: SyncHead? { json["head"]?.text.flatMap { SyncHead(marked: $0) } }

    func digits(_ name: String) -> Data? { json[name]?.text.flatMap { Data(digits: $0) } }

    func base64(_ name: String) -> Data? { json[name]?.text.flatMap { Data(base64Encoded: $0) } }

    /// The rows of an answer to `read`; `nil` where they are not as they should be.
    var rows: [PhoneRow]? {
        guard let elements = json["rows"]?.elements else { return nil }
        let rows = elements.compactMap { PhoneRow($0) }
        return rows.count == elements.count ? rows : nil
    }
}

extension PhoneRow {
    fileprivate init?(_ json: JSON) {
        guard let sequence = json["sequence"]?.integer, (1...Self.mostRows).contains(sequence),
            let name = json["entry"]?.text.flatMap({ Data(digits: $0) }), name.count == 16,
            let sealed = json["sealed"]?.text.flatMap({ Data(base64Encoded: $0) }),
            let hash = json["hash"]?.text.flatMap({ Data(digits: $0) }), hash.count == 32
        else { return nil }
        self.init(sequence: sequence, name: name, sealed: sealed, hash: hash)
    }

    /// More than anybody writes.
    private static let mostRows = 1 << 40

    /// As it is sent: the server works out where it stands by itself.
    var sent: JSON { ["entry": .string(name.digits), "sealed": .string(sealed.base64EncodedString())] }
}
