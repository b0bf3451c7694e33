/// How much goes to a provider and comes back, and how long it may take.
public struct ProviderLimits: Hashable, Sendable {
    public var requestBytes: Int
    public var answerBytes: Int
    public var connecting: Duration
    /// For everything: both tries and the pause between them.
    public var whole: Duration
    /// The longest pause a provider may ask for before the one retry.
    public var longestPause: Duration

    public init(
        requestBytes: Int = 6 << 20, answerBytes: Int = 256 << 10, connecting: Duration = .seconds(5),
        whole: Duration = .seconds(45), longestPause: Duration = .seconds(5)
    ) {
        self.requestBytes = requestBytes
        self.answerBytes = answerBytes
        self.connecting = connecting
        self.whole = whole
        self.longestPause = longestPause
    }
}
