import CorginaCore
import CorginaJournal
import CorginaRooms

/// The pages a host shows by itself, by the names `docs/worker.md` lists: about the device and what opens the diary on it.
enum HomePages {
    /// - Returns: a status of HTTP and the page.
    static func page(_ request: HomeRequest, of diary: Diary?) throws(MessageError) -> (Int, ShownPage) {
        let status = request.errors.isEmpty ? 200 : 422
        if let page = door(request) ?? sealed(request) ?? inside(request, of: diary) { return (status, page) }
        if let page = try clinic(request, of: diary) { return (status, page) }
        if let page = try sharing(request, of: diary) { return (status, page) }
        if let page = try shared(request) { return (status, page) }
        if let notice = DeviceNotice(rawValue: request.name) {
            return (notice.statusCode, ShownPage(try page(notice, request)))
        }
        throw .malformed("page")
    }

    /// Those of a diary that is not open.
    private static func door(_ request: HomeRequest) -> ShownPage? {
        let errors = request.errors
        return switch request.name {
        case "new": ShownPage(NewDeviceDiaryPage(errors: errors, editions: KeptEditions(request)))
        case "lock":
            ShownPage(
                LockPage(
                    then: request.text("then").flatMap { Route($0) }, form: request.text("form"), errors: errors,
                    home: request.home))
        case "recover": ShownPage(RecoverPage(errors: errors, home: request.home))
        case "erase" where request.home == .sealed: ShownPage(sealedErase(request))
        case "erase": ShownPage(DeviceErasePage(errors: errors, isLocked: request.flag("locked")))
        case "erased": ShownPage(DeviceErasedPage())
        default: nil
        }
    }

    /// Those of a diary that is open.
    private static func inside(_ request: HomeRequest, of diary: Diary?) -> ShownPage? {
        let errors = request.errors
        return switch request.name {
        case "code":
            ShownPage(
                RecoveryCodePage(
                    groups: request.values["groups"]?.elements?.compactMap { $0.text } ?? [],
                    replacesAnother: request.flag("replaces"), typed: request.text("typed") ?? "", errors: errors))
        case "account": ShownPage(account(request))
        case "import":
            ShownPage(
                ImportPage(
                    megabytes: request.count("megabytes"), errors: errors,
                    result: request.values["added"].map { _ in
                        .init(added: request.count("added"), known: request.count("known"))
                    }, home: request.home))
        case "privacy":
            ShownPage(DevicePrivacyPage(isSealed: request.home == .sealed, editions: KeptEditions(request)))
        case "about":
            ShownPage(
                AboutPage(
                    isSignedIn: true, speaksOfWeeks: diary?.latestPregnancy?.outcome.isLoss != true,
                    program: request.text("program"), english: diary?.profile?.english ?? .ofNoRegion))
        default: nil
        }
    }

    private static func account(_ request: HomeRequest) -> DeviceAccountPage {
        DeviceAccountPage(
            isPersistent: request.values["persistent"]?.boolean, entries: request.count("entries"),
            lockAfter: request.page.lockAfter, hasWaitingCode: request.flag("waitingCode"),
            place: request.text("place").flatMap { SecurityPlace(rawValue: $0) }, errors: request.errors,
            done: request.text("done"), standing: standing(request), editions: KeptEditions(request))
    }

    /// A notice, with the form that was not taken, to be sent again.
    private static func page(_ notice: DeviceNotice, _ request: HomeRequest) throws(MessageError) -> ProblemPage {
        var page = notice.page
        guard let route = request.text("retry").flatMap({ Route($0) }) else { return page }
        let fields = try request.pairs("fields").map { ProblemPage.Retry.Field(name: $0.0, value: $0.1) }
        page.retry = ProblemPage.Retry(route: route, fields: fields)
        return page
    }
}

extension Worker {
    /// A page of the device's own, as an open diary looks.
    func page(_ message: Message) throws(MessageError) -> Message {
        let request = try HomeRequest(message)
        let (status, page) = try HomePages.page(request, of: diary)
        var context = context(for: request.page)
        context.home = request.home
        return WorkerAnswer(status: status, page: page, in: context).message
    }

    /// The same where no diary is open.
    static func page(_ message: Message) throws(MessageError) -> Message {
        let request = try HomeRequest(message)
        let (status, page) = try HomePages.page(request, of: nil)
        var context = PageContext(assets: request.page.assets)
        context.home = request.home
        return WorkerAnswer(status: status, page: page, in: context).message
    }
}
