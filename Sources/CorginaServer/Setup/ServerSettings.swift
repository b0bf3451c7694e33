import CorginaVault

/// How a Corgina server is reached and what it allows.
public struct ServerSettings: Sendable {
    public var host: String
    public var port: Int
    /// Names a browser may reach the server by, besides loopback and `host`; guards against DNS rebinding.
    public var allowedHosts: Set<String>
    /// Whether browsers reach it over TLS (through a reverse proxy), so that cookies are `Secure` and `__Host-`.
    public var isBehindTLS: Bool
    /// The proxies whose word counts for where a request comes from: what they append to `X-Forwarded-For`. Without any, nobody can
    /// tell behind TLS.
    public var proxies: Set<HostAddress> = []
    /// Whether anyone who reaches the server may make an account. Otherwise it takes an invitation, but for the first account
    /// on a server that only its own machine reaches.
    public var allowsSignUp: Bool
    /// Whether the diary is generated sample data, which every page then says.
    public var isDemo: Bool
    public var limits = Limits()
    /// How many daily backups the server keeps, to say so; `nil` when it makes none.
    public var keptBackups: Int?

    public init(
        host: String = "127.0.0.1", port: Int = 8080, allowedHosts: Set<String> = [], isBehindTLS: Bool = false,
        allowsSignUp: Bool = false, isDemo: Bool = false, keptBackups: Int? = nil
    ) {
        self.host = host
        self.port = port
        self.allowedHosts = allowedHosts
        self.isBehindTLS = isBehindTLS
        self.allowsSignUp = allowsSignUp
        self.isDemo = isDemo
        self.keptBackups = keptBackups
    }

    /// Whether other machines reach the server, so that whoever comes first need not be its owner.
    public var isExposed: Bool { isBehindTLS || !["127.0.0.1", "::1", "localhost"].contains(host) }
}
