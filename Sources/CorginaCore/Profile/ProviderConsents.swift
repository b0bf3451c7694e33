/// What she agreed to: for each use the name of the host it is sent to. Nothing at first.
///
/// It names the host, because she agrees to one. When the owner configures another, she is asked again.
public struct ProviderConsents: Hashable, Sendable {
    private var hosts: [ProviderUse: String]

    public init(hosts: [ProviderUse: String] = [:]) { self.hosts = hosts }

    /// The host she agreed to for a use; `nil` when she did not agree, or no longer does.
    public subscript(use: ProviderUse) -> String? {
        get { hosts[use] }
        set { hosts[use] = newValue }
    }
}
