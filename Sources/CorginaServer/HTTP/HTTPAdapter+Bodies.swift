import CorginaBarcodes
import CorginaProviders
import CorginaRooms
import Hummingbird
import HummingbirdCore
import NIOCore

/// What is sent as something other than a form: files, pictures, sound, and the messages of a device.
extension HTTPAdapter {
    /// The answer to such a body; `nil` where the place takes a form.
    func taken(_ request: Request, _ context: CorginaContext, at route: Route) async throws -> HostAnswer? {
        switch route {
        case .security(.importing): try await takeImport(request, context)
        case .sealed(let place): try await takeMessage(request, context, at: place)
        case .imports(.list): try await takeForeign(request, context)
        case .speech: try await takeSpeech(request, context)
        case .foods(.label): try await readLabel(request, context)
        case .foods(.scan): try await readBarcode(request, context)
        case .photos(let place) where place.takesFile: try await takePhoto(request, context, at: place)
        default: nil
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
        let most = SentBody(path: request.uri.path).mostBytes(settings.limits)
        let body = try await request.body.collect(upTo: max(most, settings.limits.sealedRowsBytes))
        let message = try SealedMessage(Array(body.readableBytesView), type: request.headers[.contentType])
        return try await rooms.sealed.accept(message, at: place, from: incoming(request, context))
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

    private func takePhoto(
        _ request: Request, _ context: CorginaContext, at place: PhotoPlace
    ) async throws -> HostAnswer {
        let visitor = try await rooms.sessions.visitor(incoming(request, context))
        let form = try await MultipartForm(
            request, fileFields: PhotoKeeper.fileFields, upTo: settings.limits.photoBytes)
        return try await rooms.photos.accept(form, at: place, by: visitor)
    }
}
