import CorginaCore
import NIOHTTP1

/// What came back from a provider at one try.
enum ProviderReply {
    case bytes([UInt8])
    /// It may do better in a while; `after` is `nil` where it says one that cannot be waited for.
    case again(after: Duration?, ProviderError)

    var bytes: [UInt8] {
        get throws(ProviderError) {
            switch self {
            case .bytes(let bytes): bytes
            case .again(_, let error): throw error
            }
        }
    }

    /// From an answer that is not the one hoped for. A redirect is none either: what is sent goes where the owner said.
    init(refusal status: HTTPResponseStatus, _ headers: HTTPHeaders) throws(ProviderError) {
        switch status.code {
        case 429, 503: self = .again(after: Self.pause(headers), .busy)
        case 502: self = .again(after: Self.pause(headers), .failed)
        case 400, 401, 403, 404, 405, 413, 415, 422: throw .refused
        default: throw .failed
        }
    }

    /// A second where it asks for none. A date (RFC 9110, 10.2.3) is not waited for: clocks differ.
    private static func pause(_ headers: HTTPHeaders) -> Duration? {
        guard let asked = headers.first(name: "retry-after") else { return .seconds(1) }
        guard let seconds = WholeText.read(asked, in: 0...3_600) else { return nil }
        return .seconds(seconds)
    }
}
