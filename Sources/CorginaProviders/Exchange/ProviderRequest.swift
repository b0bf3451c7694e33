/// One request as it goes to a provider.
struct ProviderRequest: Sendable {
    let url: String
    let key: ProviderKey?
    /// What is sent, with its type; `nil` where something is only asked for.
    let content: Content?

    struct Content: Sendable {
        let type: String
        let bytes: [UInt8]
    }

    init(_ provider: Provider, path: String, contentType: String, body: [UInt8]) {
        url = provider.address.url(path)
        key = provider.key
        content = Content(type: contentType, bytes: body)
    }

    /// Asks for what is at an address.
    init(url: String, key: ProviderKey?) {
        (self.url, self.key, content) = (url, key, nil)
    }
}
