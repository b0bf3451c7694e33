import CorginaCore

/// Looks a product up by the number on its packet, at the address the owner gave.
public struct ProductProvider: Sendable {
    private let server: ProductServer
    private let client: ProviderClient

    init(_ server: ProductServer, client: ProviderClient) {
        self.server = server
        self.client = client
    }

    /// What is listed there, as JSON that nobody has looked into. The number alone is sent.
    ///
    /// - Throws: `empty` where the number is not known there.
    public func listing(of barcode: Barcode) async throws(ProviderError) -> [UInt8] {
        try await client.answer(to: ProviderRequest(url: server.address.url("\(barcode)"), key: server.key))
    }
}
