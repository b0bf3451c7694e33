import CorginaRooms
import CorginaVault

/// Which room answers where: the host's own rooms are named here, and at all other places a pure room answers.
struct HostRooms: Sendable {
    let sessions: Sessions
    let keeper: DiaryKeeper
    let about: AboutRoom
    let account: AccountRoom
    let recovery: RecoveryRoom
    let security: SecurityRoom
    let importing: ImportRoom
    let elsewhere: ElsewhereRoom
    let devices: DeviceRoom
    let lock: LockRoom
    let invitations: InvitationRoom
    let sharing: SharingRoom
    let shared: SharedRoom
    let tokens: TokenRoom
    let calendar: CalendarRoom
    let clinic: ClinicRoom
    let door: ClinicDoor
    let reminders: RemindersRoom
    let feeds: CalendarFeedRoom
    let offline: OfflineRoom
    let sealed: SealedRoom
    let speech: SpeechRoom
    let rewording: RewordRoom
    let lookingUp: LookUpRoom
    let recipePages: RecipePageRoom
    let scanning: ScanRoom
    let photos: PhotoKeeper
    let looking: LookRoom
    let labels: LabelRoom
    let interface: InterfaceRoom

    /// Answers a GET.
    func show(_ route: Route, for request: IncomingRequest) async throws -> HostAnswer {
        switch route {
        case .home, .welcome, .homes, .privacy, .about, .gallery: try await about.show(route, for: request)
        case .newAccount, .signIn: try await account.show(route, for: request)
        case .recover, .recoveryCode: try await recovery.show(route, for: request)
        case .security(.importing): importing.show(to: try await sessions.visitor(request), from: request)
        case .imports(let place): try await elsewhere.show(place, to: sessions.visitor(request), from: request)
        case .security(let place): try await security.show(place, to: sessions.anyone(request), from: request)
        case .devices(let place) where place.isOfLock: try await lock.show(place, for: request)
        case .devices(let place): try await devices.show(place, for: request)
        case .invitations(let place): try await invitations.show(place, to: sessions.visitor(request), from: request)
        case .sharing(let place): try await sharing.show(place, to: sessions.visitor(request), from: request)
        case .shared(let place): try await shared.show(place, for: request)
        case .tokens(let place): try await tokens.show(place, to: sessions.visitor(request), from: request)
        case .calendar(let place): try await calendar.show(place, to: sessions.visitor(request), from: request)
        // For everybody: it shows nothing but what the browser decrypts by itself.
        case .clinic(.viewer): HostAnswer(ClinicViewerPage())
        case .clinic(let place): try await clinic.show(place, to: sessions.visitor(request), from: request)
        case .reminders(let place): try await reminders.show(place, to: sessions.visitor(request), from: request)
        case .offline(let place): try offline.show(place)
        case .sealed(let place): try sealed.show(place)
        case .photos(let place) where place.isPicture: try await photos.show(place, to: sessions.visitor(request))
        default: try await showPure(route, for: request)
        }
    }

    /// Answers a POST: changes something and says where to look next.
    func accept(_ form: Form, at route: Route, from request: IncomingRequest) async throws -> HostAnswer {
        switch route {
        case .account, .session, .endSession: try await account.accept(form, at: route, from: request)
        case .recover, .recoveryCode: try await recovery.accept(form, at: route, from: request)
        case .imports(let place): try await elsewhere.accept(form, at: place, by: sessions.visitor(request))
        case .security(let place): try await security.accept(form, at: place, by: sessions.anyone(request))
        case .devices(let place) where place.isOfLock:
            try await lock.accept(form, at: place, from: request, goOn: accept)
        case .devices(let place): try await devices.accept(form, at: place, from: request)
        case .invitations(let place): try await invitations.accept(form, at: place, by: sessions.visitor(request))
        case .sharing(let place): try await sharing.accept(form, at: place, by: sessions.visitor(request))
        case .shared(let place): try await shared.accept(form, at: place, from: request)
        case .tokens(let place): try await tokens.accept(form, at: place, by: sessions.visitor(request))
        case .calendar(let place): try await calendar.accept(form, at: place, by: sessions.visitor(request))
        // Sent by a browser whose script did not hold it back.
        case .clinic(.viewer): .redirect(to: .clinic(.viewer))
        case .clinic(let place): try await clinic.accept(form, at: place, by: sessions.visitor(request), from: request)
        case .reminders(let place):
            // A script asks for the words by itself.
            try await reminders.accept(
                form, at: place,
                by: sessions.visitor(request, waiting: route.waitingIDs, isUse: !place.isForScript))
        case .drafts(.change(let id, .reword)): try await rewording.accept(id, from: request)
        case .foods(.lookUp(let id)): try await lookingUp.accept(id, from: request)
        case .recipes(.page): try await recipePages.accept(form, from: request)
        case .photos(.look(let id)): try await looking.accept(id, from: request)
        case .offline(let place) where place != .checked:
            try await offline.accept(form, at: place, by: sessions.visitor(request))
        default: try await acceptPure(form, at: route, from: request)
        }
    }

    private func showPure(_ route: Route, for request: IncomingRequest) async throws -> HostAnswer {
        var visitor = try await sessions.visitor(request, waiting: route.waitingIDs)
        let changed = Answer.changedEntries(request.changed)
        guard let answer = try Rooms.show(route, changed: changed, to: visitor.visit) else {
            throw ServerError.notFound
        }
        Rooms.noteShown(route, by: &visitor.visit)
        // On a full disk her diary can still be read.
        try? await keeper.perform(visitor.visit.effects, by: visitor)
        return HostAnswer(answer, to: visitor)
    }

    private func acceptPure(_ form: Form, at route: Route, from request: IncomingRequest) async throws -> HostAnswer {
        var visitor = try await sessions.visitor(request, waiting: route.waitingIDs)
        guard let answer = try Rooms.accept(form, at: route, by: &visitor.visit) else { throw ServerError.notFound }
        try await keeper.perform(visitor.visit.effects, by: visitor)
        return HostAnswer(answer, to: visitor)
    }
}
