import AsyncHTTPClient
import CorginaCore
import NIOCore
import NIOHTTP1

extension HTTPClientResponse {
    /// The bytes of its body.
    ///
    /// - Throws: `error` for more than so many; what says such a length is not begun with.
    func bytes(atMost most: Int, orThrow error: ProviderError) async throws -> [UInt8] {
        let length = headers.first(name: "content-length")
        guard length == nil || length.flatMap({ WholeText.read($0, in: 0...most) }) != nil else { throw error }
        var bytes: [UInt8] = []
        for try await part in body {
            guard bytes.count + part.readableBytes <= most else { throw error }
            bytes.append(contentsOf: part.readableBytesView)
        }
        try Task.checkCancellation()
        return bytes
    }
}

extension HTTPHeaders {
    /// The type of what comes, without what stands behind it; `nil` where there is none, or more than one, or where it is packed.
    var plainType: String? {
        let types = self["content-type"]
        guard types.count == 1, self["content-encoding"].allSatisfy({ $0.lowercased() == "identity" }) else {
            return nil
        }
        return types[0].prefix { $0 != ";" }.filter { $0 != " " }.lowercased()
    }
}

extension TimeAmount {
    init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        self = .seconds(seconds) + .nanoseconds(attoseconds / 1_000_000_000)
    }
}
