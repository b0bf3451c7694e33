import Foundation

/// Whose pages may be read, as the owner configured it.
public enum PageSites: Hashable, Sendable {
    /// Those of the public internet.
    case anywhere
    /// Those of one server of the owner's, in whatever network it is.
    case only(ProviderAddress)

    /// What an owner writes for ``anywhere``.
    private static let everywhere = "anywhere"

    /// - Throws: ``ProviderFileError`` that names the use.
    init(_ text: String, use: String) throws(ProviderFileError) {
        guard text != Self.everywhere else {
            self = .anywhere
            return
        }
        let address: ProviderAddress
        do throws(ProviderFileError) {
            address = try ProviderAddress(text, use: use)
        } catch .notAnAddress { throw .notSites(use: use) }
        // What stands behind the host would be no bound: servers take "/a/../b" for "/b".
        guard address.url("").split(separator: "/").count == 2 else { throw .notSites(use: use) }
        self = .only(address)
    }

    /// How they are called where she agrees to have their pages read.
    var name: String {
        switch self {
        case .anywhere: "the website you name"
        case .only(let address): address.hostName
        }
    }
}
