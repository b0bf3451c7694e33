import CorginaCore
import CorginaRooms
import CorginaVault
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

/// Corgina for browsers: what the pages of one household are made from.
public struct CorginaServer: Sendable {
    let foods: FoodKnowledge
    let vault: Vault
    let assets: AssetLibrary
    let settings: ServerSettings
    let surroundings: Surroundings
    let cookie: SessionCookie
    let deviceCookie: DeviceCookie
    let logger: Logger
    let metrics = Metrics()
    let health = HealthCheck()
    let importing = ImportGate()
    let quota: DiaryQuota
    let feedRate = RateLimit()
    let tokenRate = RateLimit()

    public init(
        vault: Vault, foods: FoodKnowledge, settings: ServerSettings, surroundings: Surroundings,
        logger: Logger = Logger(label: "corgina")
    ) {
        self.foods = foods
        assets = AssetLibrary.carried
        cookie = SessionCookie(isBehindTLS: settings.isBehindTLS)
        deviceCookie = DeviceCookie(isBehindTLS: settings.isBehindTLS)
        self.vault = vault
        self.settings = settings
        quota = DiaryQuota(limits: settings.limits)
        self.surroundings = surroundings
        self.logger = logger
    }

    /// Serves until the process is asked to stop, then finishes what is under way.
    ///
    /// - Parameters:
    ///   - metricsSettings: where figures are read; `nil` for nowhere.
    ///   - services: what runs beside it, and ends with it.
    ///   - onReady: called once connections are accepted.
    public func run(
        metrics metricsSettings: MetricsSettings? = nil, beside services: [any Service] = [], onReady: @escaping @Sendable () -> Void
    ) async throws {
        var application = Application(
            router: router(),
            server: HTTPServerBuilder { [limits = settings.limits, connections = connections()] responder in
                GuardedChannel(responder: responder, limits: limits, connections: connections)
            },
            configuration: .init(
                address: .hostname(settings.host, port: settings.port), serverName: nil,
                backlog: settings.limits.connections),
            services: services + [IdleLock(vault: vault, surroundings: surroundings, logger: logger)],
            onServerRunning: { channel in
                // Many who come at once are taken in together, not four at a time with all others' work in between.
                try? await channel.setOption(.maxMessagesPerRead, value: 64).get()
                onReady()
            },
            logger: logger)
        if let metricsSettings {
            application.addServices(
                Application(
                    router: metricsRouter(metricsSettings),
                    server: .http1(configuration: .init(idleTimeout: .seconds(Int64(settings.limits.idleSeconds)))),
                    configuration: .init(address: .hostname("127.0.0.1", port: metricsSettings.port), serverName: nil),
                    logger: logger))
        }
        try await application.runService()
    }

    private func connections() -> OpenConnections {
        let limits = settings.limits
        // Behind a proxy whose address nobody told, any may be the one that everyone comes from.
        let isAnyProxy = settings.isBehindTLS && settings.proxies.isEmpty
        return OpenConnections(
            most: limits.connections,
            mostOfHousehold: isAnyProxy ? limits.connections : limits.connectionsPerAddress,
            proxies: settings.proxies)
    }

    func router() -> Router<CorginaContext> {
        let router = Router(context: CorginaContext.self, options: .autoGenerateHeadEndpoints)
        router.addMiddleware {
            SecurityHeaders(isBehindTLS: settings.isBehindTLS)
            SecretsEnd()
            RequestLog(metrics: metrics)
            ErrorPages(assets: assets.paths)
            HostCheck(settings: settings)
            ClientAddress(settings: settings)
            RequestRate(limits: settings.limits, now: surroundings.now)
            TokenBoundary()
            SameOriginCheck()
            RequestDeadline(limits: settings.limits, importing: importing) { try await takesFile($0) }
        }
        router.get("/assets/{edition}/{name}") { _, context in
            try assets.response(
                edition: context.parameters.require("edition"), name: context.parameters.require("name"))
        }
        router.get("/health") { _, _ in await showHealth() }
        router.get(RouterPath(ServiceWorker.path)) { _, _ in Self.serviceWorker.response }
        // A route of its own, so that the log names its pattern and nothing of its secret.
        router.get("/\(Self.feedFolder)/{secret}") { request, context in
            try await calendarFeed(at: context.parameters.require("secret"), address: context.address)
        }
        // One pattern for all of it, so that the log tells no more than of a page.
        for method in [HTTPRequest.Method.get, .post, .put, .patch, .delete, .options] {
            router.on("/api/**", method: method) { request, context in
                try await answerInterface(request, address: context.address)
            }
        }
        // The catch-all does not match the root itself.
        for path: RouterPath in ["/", "**"] {
            router.get(path) { request, _ in
                try await show(place(request), to: request)
            }
        }
        router.post("**") { request, context in
            let route = try place(request)
            if route == .security(.importing) {
                return try await takeImport(request)
            }
            let form = try await Form(request, limits: settings.limits)
            do {
                return try await accept(form, at: route, from: request, address: context.address)
            } catch is PassphraseNeeded {
                return askForPassphrase(holding: form, for: route)
            } catch {
                throw Unsaved(reason: error, form: form, route: route)
            }
        }
        return router
    }

    private static let serviceWorker = ServiceWorker(
        ByteBuffer(bytes: EmbeddedScripts.serviceWorker), assets: .carried)

    private func place(_ request: Request) throws(ServerError) -> Route {
        guard let route = Route(request.uri.path) else { throw .notFound }
        return route
    }
}
