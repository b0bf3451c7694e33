import AsyncHTTPClient
import NIOCore
import NIOHTTP1

extension ProviderClient {
    /// What an exchange failed by, without what the libraries say of it: that may name an address.
    static func plain(_ error: any Error) -> ProviderError {
        switch error {
        case let error as ProviderError: error
        case is CancellationError: .cancelled
        case let error as HTTPClientError: plain(error)
        // An answer that is not HTTP, or ends in the middle.
        case is HTTPParserError, is NIOTooManyBytesError: .unfit
        default: .offline
        }
    }

    private static func plain(_ error: HTTPClientError) -> ProviderError {
        switch error {
        case .cancelled: .cancelled
        case .deadlineExceeded, .readTimeout, .writeTimeout: .timedOut
        case .remoteConnectionClosed: .unfit
        default: .offline
        }
    }
}
