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
    private let serviceWorker: ServiceWorker
    private let importing = AdmissionQueue()
    private let photographing: AdmissionQueue
    private let appending = AdmissionQueue(places: 4, refusal: .busy)
    private let cookies: Cookies
    private let writer: ResponseWriter

    init(
        rooms: HostRooms, health: HealthCheck, assets: AssetLibrary, metrics: Metrics, settings: ServerSettings,
        departures: Departures, now: @escaping @Sendable () -> Int, program: BrowserProgram?
    ) {
        self.program = program
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

    private func addPages(to router: Router<CorginaContext>) {
        // The catch-all does not match the root itself.
        for path: RouterPath in ["/", "**"] {
            router.get(path) { request, context in
                let answer = try await rooms.show(place(request), for: incoming(request, context))
                return page(answer, for: request)
            }
        }
        router.post("**") { request, context in
            let route = try place(request)
            if route == .security(.importing) { return writer.response(try await takeImport(request, context)) }
            if case .sealed(let place) = route {
                return writer.response(try await takeMessage(request, context, at: place))
            }
            if route == .records(.overview) { return writer.response(try await takeRecords(request, context)) }
            if route == .imports(.list) { return writer.response(try await takeForeign(request, context)) }
            if route == .speech { return writer.response(try await takeSpeech(request, context)) }
            if route == .foods(.label) { return writer.response(try await readLabel(request, context)) }
            if route == .foods(.scan) { return writer.response(try await readBarcode(request, context)) }
            if case .photos(let place) = route, place.takesFile {
                return writer.response(try await takePhoto(request, context, at: place))
            }
            let answer = try await accept(request, context, at: route)
            return await represented(answer, request, context) ?? writer.response(answer, held: request.headers[.held])
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

    private func takeImport(_ request: Request, _ context: CorginaContext) async throws -> HostAnswer {
        let visitor = try await rooms.sessions.visitor(incoming(request, context))
        let form = try await MultipartForm(
            request, fileFields: [ImportRoom.fileField], upTo: settings.limits.importBytes)
        return try await rooms.importing.accept(form, by: visitor)
    }

    private func takeMessage(
        _ request: Request, _ context: CorginaContext, at place: SealedPlace
    ) async throws -> HostAnswer {
        let body = try await request.body.collect(upTo: settings.limits.sealedRowsBytes)
        let message = try SealedMessage(Array(body.readableBytesView), type: request.headers[.contentType])
        return try await rooms.sealed.accept(message, at: place, from: incoming(request, context))
    }

    private func takeRecords(_ request: Request, _ context: CorginaContext) async throws -> HostAnswer {
        var visitor = try await rooms.sessions.visitor(incoming(request, context))
        let form = try await MultipartForm(
            request, fileFields: [ImportRoom.fileField], upTo: settings.limits.importBytes)
        let answer = RecordsRoom.take(form.files[ImportRoom.fileField] ?? [], by: &visitor.visit)
        try await rooms.keeper.perform(visitor.visit.effects, by: visitor)
        return HostAnswer(answer, to: visitor)
    }

    private func takeForeign(_ request: Request, _ context: CorginaContext) async throws -> HostAnswer {
        let visitor = try await rooms.sessions.visitor(incoming(request, context))
        let form = try await MultipartForm(
            request, fileFields: [ImportRoom.fileField], upTo: settings.limits.importBytes)
        return try await rooms.elsewhere.take(form, by: visitor)
    }

    private func takeSpeech(_ request: Request, _ context: CorginaContext) async throws -> HostAnswer {
        let incoming = incoming(request, context)
        let visitor = try await rooms.sessions.visitor(incoming)
        let sound = try await request.body.collect(upTo: settings.limits.soundBytes)
        return try await rooms.speech.accept(
            Array(sound.readableBytesView), type: request.headers[.contentType] ?? "", by: visitor,
            waiting: incoming.presence)
    }

    private func readLabel(_ request: Request, _ context: CorginaContext) async throws -> HostAnswer {
        let incoming = incoming(request, context)
        let visitor = try await rooms.sessions.visitor(incoming)
        let photo = try await request.body.collect(upTo: Picture.mostBytes)
        return try await rooms.labels.accept(Array(photo.readableBytesView), by: visitor, waiting: incoming.presence)
    }

    private func readBarcode(_ request: Request, _ context: CorginaContext) async throws -> HostAnswer {
        _ = try await rooms.sessions.visitor(incoming(request, context))
        return try await rooms.scanning.accept(GreyImage(request))
    }

    /// Sound, pictures and files are taken from her who is signed in; from anyone else no more than a form.
    private func sentBody(_ request: Request, _ context: CorginaContext) async throws -> SentBody {
        let sent = SentBody(path: request.uri.path)
        if sent == .sealedRows {
            guard case .sealed = try await rooms.sessions.state(of: incoming(request, context)) else {
                throw SealedError.signedOut
            }
            return sent
        }
        guard sent != .form, try await rooms.sessions.visitorIfSignedIn(incoming(request, context)) == nil else {
            return sent
        }
        // A script that is told of the length of its body would not learn that the session has ended.
        guard !Route.isForScript(request.uri.path) else { throw SignInNeeded() }
        return .form
    }

    private func takePhoto(
        _ request: Request, _ context: CorginaContext, at place: PhotoPlace
    ) async throws -> HostAnswer {
        let visitor = try await rooms.sessions.visitor(incoming(request, context))
        let form = try await MultipartForm(
            request, fileFields: PhotoKeeper.fileFields, upTo: settings.limits.photoBytes)
        return try await rooms.photos.accept(form, at: place, by: visitor)
    }

    /// A form need not wait for others; what takes several times its size in memory takes turns.
    private func gate(of sent: SentBody) -> AdmissionQueue? {
        switch sent {
        case .diary: importing
        case .photo: photographing
        case .sealedRows: appending
        case .form, .sound, .greyImage, .label: nil
        }
    }

    private func incoming(_ request: Request, _ context: CorginaContext) -> IncomingRequest {
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
