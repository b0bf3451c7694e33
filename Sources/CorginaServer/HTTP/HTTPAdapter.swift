import CorginaBarcodes
import CorginaProviders
import CorginaRooms
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore

/// Turns HTTP into requests that rooms answer, and their answers into HTTP.
struct HTTPAdapter: Sendable {
    let rooms: HostRooms
    let health: HealthCheck
    let assets: AssetLibrary
    let metrics: Metrics
    let settings: ServerSettings
    let departures: Departures
    let now: @Sendable () -> Int
    private let program: BrowserProgram?
    private let release: SignedRelease?
    private let serviceWorker: ServiceWorker
    private let importing = AdmissionQueue()
    private let photographing: AdmissionQueue
    private let appending = AdmissionQueue(places: 4, refusal: .busy)
    private let cookies: Cookies
    private let writer: ResponseWriter

    init(
        rooms: HostRooms, health: HealthCheck, assets: AssetLibrary, metrics: Metrics, settings: ServerSettings,
        departures: Departures, now: @escaping @Sendable () -> Int, program: BrowserProgram?,
        release: SignedRelease?
    ) {
        self.program = program
        self.release = release
        serviceWorker = ServiceWorker(EmbeddedScripts.serviceWorker, assets: assets, program: program)
        self.rooms = rooms
        self.health = health
        self.assets = assets
        self.metrics = metrics
        self.settings = settings
        self.departures = departures
        self.now = now
        photographing = AdmissionQueue(places: settings.limits.photosAtOnce, refusal: .busy)
        cookies = Cookies(isBehindTLS: settings.isBehindTLS)
        writer = ResponseWriter(assets: assets.paths, cookies: cookies)
    }

    var router: Router<CorginaContext> {
        let router = Router(context: CorginaContext.self, options: .autoGenerateHeadEndpoints)
        addMiddleware(to: router)
        addFiles(to: router)
        addSecrets(to: router)
        addPages(to: router)
        return router
    }

    private func addMiddleware(to router: Router<CorginaContext>) {
        router.addMiddleware {
            SecurityHeaders(isBehindTLS: settings.isBehindTLS)
            SecretsEnd()
            RequestLog(metrics: metrics)
            ErrorPages(assets: assets.paths)
            HostCheck(settings: settings)
            ClientAddress(settings: settings)
            RequestRate(limits: settings.limits, now: now)
            TokenBoundary()
            SameOriginCheck()
            RequestDeadline(limits: settings.limits, gate: gate(of:)) { try await sentBody($0, $1) }
        }
    }

    /// What is the same for everybody.
    private func addFiles(to router: Router<CorginaContext>) {
        router.get("/assets/{edition}/{name}") { request, context in
            try assets.response(
                edition: context.parameters.require("edition"), name: context.parameters.require("name"),
                for: request.headers)
        }
        router.get("/health") { _, _ in writer.response(await health.show()) }
        router.get(RouterPath(ServiceWorker.path)) { _, _ in serviceWorker.response }
        addProgram(to: router)
    }

    /// What a browser runs for a diary that lives on it, and the list it checks that against.
    private func addProgram(to router: Router<CorginaContext>) {
        if let release { router.get(RouterPath(SignedRelease.path)) { _, _ in release.response } }
        if let program {
            router.get("/\(BrowserProgram.folder)/{name}") { request, context in
                try program.response(name: context.parameters.require("name"), for: request.headers)
            }
        }
    }

    /// What a secret in the request opens, not a session.
    private func addSecrets(to router: Router<CorginaContext>) {
        // A route of its own, so that the log names its pattern and nothing of its secret.
        router.get("/\(CalendarFeedRoom.folder)/{secret}") { request, context in
            let name = try context.parameters.require("secret")
            return writer.response(try await rooms.feeds.show(name, for: incoming(request, context).address))
        }
        addClinic(to: router)
        // One pattern for all of it, so that the log tells no more than of a page.
        for method in Self.refusedInWords {
            router.on("/api/**", method: method) { request, context in
                let held = request.headers[.ifNoneMatch]
                let request = try await InterfaceRequest(
                    request, from: context.address, limits: settings.limits)
                return writer.response(try await rooms.interface.answer(request)).unless(held: held)
            }
        }
    }

    /// What links for the clinic fetch; routes of their own for the same reason.
    private func addClinic(to router: Router<CorginaContext>) {
        let list: RouterPath = "/\(ClinicPlace.folder)/{secret}"
        router.post(list) { request, context in
            let name = try context.parameters.require("secret")
            let body = Array(try await request.body.collect(upTo: settings.limits.bodyBytes).readableBytesView)
            return try await rooms.door.list(name, body, for: incoming(request, context)).response
        }
        router.on(list, method: .options) { _, _ in ClinicAnswer.permission }
        router.get("/\(ClinicPlace.folder)/{secret}/{file}") { request, context in
            try rooms.door.file(
                context.parameters.require("secret"), context.parameters.require("file"),
                isLook: request.method == .head, for: incoming(request, context)
            ).response
        }
    }

    private func addPages(to router: Router<CorginaContext>) {
        // The catch-all does not match the root itself, nor what other routes lie below.
        for path: RouterPath in ["/", "/\(ClinicPlace.folder)", "**"] {
            router.get(path) { request, context in
                let answer = try await rooms.show(place(request), for: incoming(request, context))
                return page(answer, for: request)
            }
            router.post(path) { request, context in
                let route = try place(request)
                if let answer = try await taken(request, context, at: route) { return writer.response(answer) }
                let answer = try await accept(request, context, at: route)
                return await represented(answer, request, context)
                    ?? writer.response(answer, held: request.headers[.held])
            }
        }
    }

    /// What a GET answers.
    private func page(_ answer: HostAnswer, for request: Request) -> Response {
        writer.response(
            answer, isCompressible: Gzip.isAccepted(by: request.headers), held: request.headers[.held])
    }

    /// The page an answer leads to instead of its address, for a script that prefers it (RFC 7240, section 4.2): one round
    /// trip less. `nil` where the browser is to go there itself, as when its cookies change on the way.
    private func represented(_ answer: HostAnswer, _ request: Request, _ context: CorginaContext) async -> Response? {
        guard request.headers[.prefer] == "return=representation", answer.leavesBrowserAsItIs,
            case .redirect(let address) = answer.content
        else { return nil }
        let place = URI(address)
        guard let route = Route(place.path) else { return nil }
        // What was sent is done by now: if its place cannot be shown, the browser finds out by itself.
        guard
            let shown = try? await rooms.show(
                route, for: IncomingRequest(request, from: context.address, cookies: cookies, at: place)),
            case .page = shown.content
        else { return nil }
        var response = page(shown, for: request)
        response.headers[.contentLocation] = address
        return response
    }

    private func accept(_ request: Request, _ context: CorginaContext, at route: Route) async throws -> HostAnswer {
        let form = try await Form(request, limits: settings.limits)
        do {
            return try await rooms.accept(form, at: route, from: incoming(request, context))
        } catch is PassphraseNeeded {
            return rooms.lock.ask(holding: form, for: route)
        } catch {
            throw Unsaved(reason: error, form: form, route: route)
        }
    }

    /// Sound, pictures and files are taken from her who is signed in; from anyone else no more than a form.
    private func sentBody(_ request: Request, _ context: CorginaContext) async throws -> SentBody {
        let sent = SentBody(path: request.uri.path)
        if sent.isSealed {
            switch try await rooms.sessions.state(of: incoming(request, context)) {
            case .sealed: break
            case .open where [.sealed(.moveRows), .sealed(.movePhoto)].contains(Route(request.uri.path)): break
            default: throw SealedError.signedOut
            }
            return sent.declared(request.headers[.contentLength], settings.limits)
        }
        guard !InterfacePlace.isBelow(request) else {
            guard sent == .photo, request.method == .post else { return .form }
            try rooms.interface.expectPhoto(
                by: BearerToken(request), from: context.address == ClientAddress.unknown ? nil : context.address)
            return sent
        }
        guard sent != .form, try await rooms.sessions.visitorIfSignedIn(incoming(request, context)) == nil else {
            return sent
        }
        // A script that is told of the length of its body would not learn that the session has ended.
        guard !Route.isForScript(request.uri.path) else {
            if try await rooms.sessions.companionIfSignedIn(incoming(request, context)) != nil { throw DiaryNeeded() }
            throw SignInNeeded()
        }
        return .form
    }

    /// A form need not wait for others; what takes several times its size in memory takes turns.
    private func gate(of sent: SentBody) -> AdmissionQueue? {
        switch sent {
        case .diary: importing
        case .photo, .sealedPhoto: photographing
        case .sealedRows: appending
        case .form, .sound, .greyImage, .label: nil
        }
    }

    func incoming(_ request: Request, _ context: CorginaContext) -> IncomingRequest {
        var incoming = IncomingRequest(request, from: context.address, cookies: cookies)
        if let connection = context.connection { incoming.presence = departures.presence(on: connection) }
        return incoming
    }

    private func place(_ request: Request) throws(ServerError) -> Route {
        guard let route = Route(request.uri.path) else { throw .notFound }
        return route
    }

    /// The methods that the interface answers to, or says that it does not.
    private static let refusedInWords: [HTTPRequest.Method] =
        [.get, .post, .put, .patch, .delete, .options, .trace, .connect]
        + [HTTPRequest.Method("QUERY")].compactMap(\.self)
}
