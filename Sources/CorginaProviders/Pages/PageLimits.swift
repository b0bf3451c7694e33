/// How much of a page is read, and how long it may take.
public struct PageLimits: Hashable, Sendable {
    /// Of its source, in bytes.
    public var bytes = 2 << 20
    public var connecting = Duration.seconds(5)
    /// For everything: looking up, every redirect and the page.
    public var whole = Duration.seconds(20)
    /// How often it may lead on to another address.
    public var redirects = 3
    /// Of a host's addresses so many are tried, while nobody listens.
    public var addresses = 3

    public init() {}
}
