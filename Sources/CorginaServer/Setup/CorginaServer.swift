import CorginaProviders
import CorginaRooms
import CorginaVault
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

/// Corgina for browsers: the rooms, served over HTTP.
public struct CorginaServer: Sendable {
    let vault: Vault
    let settings: ServerSettings
    let surroundings: Surroundings
    let logger: Logger
    let figures: Figures
    private let push: PushDelivery?
    private let adapter: HTTPAdapter
    private let departures = Departures()

    public init(
        vault: Vault, foods: FoodKnowledge, providers: Providers = .none, push: PushDelivery? = nil,
        settings: ServerSettings, surroundings: Surroundings, program: BrowserProgram? = nil,
        release: SignedRelease? = nil, logger: Logger = Logger(label: "corgina")
    ) {
        self.vault = vault
        self.settings = settings
        self.surroundings = surroundings
        self.logger = logger
        self.push = push
        figures = Figures(metrics: Metrics(), vault: vault)
        adapter = HTTPAdapter(
            rooms: HostRooms(
                vault: vault, foods: foods, providers: providers, push: push, settings: settings,
                surroundings: surroundings, program: program?.digest),
            health: HealthCheck(vault: vault, now: surroundings.now), assets: .carried, metrics: figures.metrics,
            settings: settings, departures: departures, now: surroundings.now, program: program, release: release)
    }

    var router: Router<CorginaContext> { adapter.router }

    /// Serves until the process is asked to stop, then finishes what is under way.
    ///
    /// - Parameters:
    ///   - metricsSettings: where figures are read; `nil` for nowhere.
    ///   - services: what runs beside it, and ends with it.
    ///   - onReady: called once connections are accepted.
    public func run(
        metrics metricsSettings: MetricsSettings? = nil, beside services: [any Service] = [],
        onReady: @escaping @Sendable () -> Void
    ) async throws {
        var application = application(beside: services, onReady: onReady)
        if let metricsSettings { application.addServices(metricsApplication(metricsSettings)) }
        try await application.runService()
    }

    private func application(
        beside services: [any Service], onReady: @escaping @Sendable () -> Void
    ) -> Application<RouterResponder<CorginaContext>> {
        Application(
            router: router,
            server: HTTPServerBuilder { [limits = settings.limits, connections = connections(), departures] responder in
                GuardedChannel(
                    responder: responder, limits: limits, connections: connections, departures: departures)
            },
            configuration: .init(
                address: .hostname(settings.host, port: settings.port), serverName: nil,
                backlog: settings.limits.connections,
                // Nobody more is taken in until others that were told to close have done so.
                availableConnectionsDelegate: MaximumAvailableConnections(
                    settings.limits.connections + Limits.takenAtOnce)),
            services: services + [
                IdleLock(vault: vault, surroundings: surroundings, logger: logger),
                LinkErasure(vault: vault, surroundings: surroundings),
            ] + senders,
            onServerRunning: { channel in
                // Many who come at once are taken in together, not four at a time with all others' work in between.
                try? await channel.setOption(.maxMessagesPerRead, value: UInt(Limits.takenAtOnce)).get()
                onReady()
            },
            logger: logger)
    }

    /// Other servers are asked only where the owner configured them.
    private var senders: [any Service] {
        push.map { delivery in
            [ReminderSender(vault: vault, delivery: delivery, surroundings: surroundings, logger: logger)]
        } ?? []
    }

    private func metricsApplication(_ settings: MetricsSettings) -> Application<RouterResponder<CorginaContext>> {
        Application(
            router: MetricsRouter(settings: settings, figures: figures, assets: AssetLibrary.carried.paths).router,
            server: .http1(configuration: .init(idleTimeout: .seconds(Int64(self.settings.limits.idleSeconds)))),
            configuration: .init(address: .hostname("127.0.0.1", port: settings.port), serverName: nil),
            logger: logger)
    }

    private func connections() -> OpenConnections {
        let limits = settings.limits
        // If there is a proxy whose address was not configured, everybody may come from one address.
        let isAnyProxy = settings.isBehindTLS && settings.proxies.isEmpty
        return OpenConnections(
            most: limits.connections,
            mostOfNetwork: isAnyProxy ? limits.connections : limits.connectionsPerAddress,
            proxies: settings.proxies)
    }
}
