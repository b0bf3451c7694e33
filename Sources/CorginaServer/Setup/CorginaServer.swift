import CorginaCore
import CorginaScreens
import CorginaVault
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

/// Corgina for browsers: what the pages of one household are made from.
public struct CorginaServer: Sendable {
    let foods: FoodKnowledge
    let vault: Vault
    let assets: AssetLibrary
    let settings: ServerSettings
    let surroundings: Surroundings
    let cookie: SessionCookie
    let logger: Logger
    private let feedLimit = FeedLimit()

    public init(
        vault: Vault, foods: FoodKnowledge, settings: ServerSettings, surroundings: Surroundings,
        logger: Logger = Logger(label: "corgina")
    ) {
        self.foods = foods
        assets = AssetLibrary.carried
        cookie = SessionCookie(isBehindTLS: settings.isBehindTLS)
        self.vault = vault
        self.settings = settings
        self.surroundings = surroundings
        self.logger = logger
    }

    /// Serves until the process is asked to stop, then finishes what is under way.
    ///
    /// - Parameter onReady: called once connections are accepted.
    public func run(onReady: @escaping @Sendable () -> Void) async throws {
        let application = Application(
            router: router(),
            server: .http1(configuration: .init(idleTimeout: .seconds(ServerSettings.idleSeconds))),
            configuration: .init(
                address: .hostname(settings.host, port: settings.port), serverName: nil,
                availableConnectionsDelegate: .maximum(ServerSettings.maximumConnections, logger: logger)),
            onServerRunning: { _ in onReady() },
            logger: logger)
        try await application.runService()
    }

    func router() -> Router<CorginaContext> {
        let router = Router(context: CorginaContext.self, options: .autoGenerateHeadEndpoints)
        router.addMiddleware {
            SecurityHeaders(isBehindTLS: settings.isBehindTLS)
            RequestLog()
            ErrorPages(assets: assets.paths)
            HostCheck(settings: settings)
            SameOriginCheck()
            RequestDeadline(deadline: ServerSettings.requestDeadline)
        }
        router.get("/assets/{edition}/{name}") { _, context in
            try assets.response(
                edition: context.parameters.require("edition"), name: context.parameters.require("name"))
        }
        router.get(RouterPath(ServiceWorker.path)) { _, _ in Self.serviceWorker.response }
        // A route of its own, so that the log names its pattern and nothing of its secret.
        router.get("/\(Self.feedFolder)/{secret}") { request, context in
            try feedLimit.admit(throttled(context.address), at: surroundings.now())
            return try await calendarFeed(at: context.parameters.require("secret"))
        }
        // The catch-all does not match the root itself.
        for path: RouterPath in ["/", "**"] {
            router.get(path) { request, _ in
                try await show(place(request), to: request)
            }
        }
        router.post("**") { request, context in
            let form = try await Form(request)
            return try await accept(form, at: place(request), from: request, address: context.address)
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
