import CorginaCore

/// What the owner of the server configured other servers for, and by which name each is known. Nothing, where nothing is configured.
public struct ConfiguredUses: Hashable, Sendable {
    private let hosts: [ProviderUse: String]

    /// - Parameter hosts: for each use the name of the host it is sent to.
    public init(hosts: [ProviderUse: String]) { self.hosts = hosts }

    public static let none = ConfiguredUses(hosts: [:])

    /// The host of a use; `nil` where it is not configured.
    public subscript(use: ProviderUse) -> String? { hosts[use] }

    /// What she can be asked about.
    public var uses: [Use] {
        ProviderUse.allCases.compactMap { use in self[use].map { Use(use: use, host: $0) } }
    }

    /// A use and the host it is sent to.
    public struct Use: Hashable, Sendable {
        public let use: ProviderUse
        public let host: String
    }
}

extension Visit {
    /// Whether she agreed to a use, with the host that it is sent to now.
    public func agrees(to use: ProviderUse) -> Bool {
        guard let host = uses[use] else { return false }
        return profile.consents[use] == host
    }
}
