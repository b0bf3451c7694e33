import CorginaCore
import CorginaProviders
import CorginaRooms

extension ConfiguredUses {
    /// What rooms are told of the other servers: for which use there is one, and its name.
    init(_ providers: Providers) {
        var hosts: [ProviderUse: String] = [:]
        for use in ProviderUse.allCases { hosts[use] = providers.host(use) }
        self.init(hosts: hosts)
    }
}
