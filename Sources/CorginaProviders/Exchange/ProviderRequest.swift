/// One request as it goes to a provider.
struct ProviderRequest: Sendable {
    let url: String
    let key: ProviderKey?
    let contentType: String
    let body: [UInt8]

    init(_ provider: Provider, path: String, contentType: String, body: [UInt8]) {
        url = provider.address.url(path)
        key = provider.key
        self.contentType = contentType
        self.body = body
    }
}
