import CorginaCore

/// Reads a page of the web that she named, where the owner allowed that.
///
/// What is asked for is the page alone, encrypted, without a cookie and without a word of hers. Of the public internet each host is
/// looked up once for each request; every address found must be public, and the connection is made to one of these addresses.
public struct PageReader: Sendable {
    private let sites: PageSites
    private let lookUp: HostLookUp
    private let visit: PageVisit
    private let limits: PageLimits
    private let time: TimeLimit
    private let passage: TestPassage?

    public init(_ sites: PageSites) { self.init(sites, lookUp: .system) }

    /// - Parameters:
    ///   - passage: for tests alone.
    ///   - wait: returns after so long; ends early with an error when its task is cancelled.
    init(
        _ sites: PageSites, lookUp: HostLookUp, limits: PageLimits = PageLimits(), passage: TestPassage? = nil,
        wait: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.sites = sites
        self.lookUp = lookUp
        self.limits = limits
        self.passage = passage
        visit = PageVisit(limits: limits)
        time = TimeLimit(whole: limits.whole, wait: wait)
    }

    /// The address she typed; `nil` for what may not be asked for.
    public func address(_ text: String) -> PageAddress? { PageAddress(text, at: sites) }

    /// The source of a page, as text.
    ///
    /// - Throws: `notPublic` where it lies, or leads, elsewhere than where it may be read.
    public func source(of page: PageAddress) async throws(ProviderError) -> String {
        do {
            return try await time.run { [self] in try await read(page) }
        } catch {
            throw ProviderClient.plain(error)
        }
    }

    private func read(_ page: PageAddress) async throws -> String {
        var address = page
        for _ in 0...limits.redirects {
            switch try await ask(address) {
            case .page(let text): return text
            case .elsewhere(let location):
                guard let next = PageAddress(location, from: address, at: sites) else { throw ProviderError.notPublic }
                address = next
            }
        }
        throw ProviderError.failed
    }

    /// Where nobody listens at one of a host's addresses, the next is tried.
    private func ask(_ page: PageAddress) async throws -> PageReply {
        guard case .anywhere = sites else { return try await visit.ask(page, at: nil) }
        let addresses = try await publicAddresses(of: page.host)
        for address in addresses.dropLast() {
            do { return try await visit.ask(page, at: target(address)) } catch {
                guard ProviderClient.plain(error) == .offline else { throw error }
            }
        }
        guard let last = addresses.last else { throw ProviderError.offline }
        return try await visit.ask(page, at: target(last))
    }

    /// One address that is not public spoils them all: whoever mixes them means no good.
    private func publicAddresses(of host: String) async throws -> [InternetAddress] {
        let found = try await lookUp.addresses(host)
        guard found.allSatisfy({ $0.isPublic || $0 == passage?.address }) else { throw ProviderError.notPublic }
        return Array(found.prefix(limits.addresses))
    }

    private func target(_ address: InternetAddress) -> PageVisit.Target {
        PageVisit.Target(address: address, plainPort: address == passage?.address ? passage?.port : nil)
    }

    /// Has one address of this machine count as one of the internet, and be asked unencrypted at a port. Nothing but a test makes one.
    struct TestPassage: Sendable {
        let address: InternetAddress
        let port: Int
    }
}
