import CorginaCore
import CorginaImports
import CorginaJournal
import CorginaRooms
import CorginaVault

/// Taking in files of other apps and of clinics: looked at first, then added as a whole, and taken back as a whole.
struct ElsewhereRoom: Sendable {
    let files: WaitingFiles
    let quota: DiaryQuota
    let limits: Limits
    let newID: @Sendable () -> RecordID
    /// In seconds since 1970.
    let now: @Sendable () -> Int
    /// Reading a file takes several times its size in memory.
    let turns = AdmissionQueue()

    init(
        files: WaitingFiles, quota: DiaryQuota, limits: Limits, newID: @escaping @Sendable () -> RecordID,
        now: @escaping @Sendable () -> Int
    ) {
        self.files = files
        self.quota = quota
        self.limits = limits
        self.newID = newID
        self.now = now
    }

    /// The most entries a file that is sent to the server may give. The command takes more.
    static let mostEntries = 50_000

    func show(_ place: ImportsPlace, to visitor: Visitor, from request: IncomingRequest) async throws -> HostAnswer {
        switch place {
        case .list:
            let result = request.changed.flatMap(ImportsPage.Result.init)
            return HostAnswer(list(for: visitor, result: result), to: visitor)
        case .one(let id):
            return try await refusing(for: visitor) {
                guard let waiting = try await waiting(id, of: visitor) else { return Self.gone }
                return HostAnswer(page(of: try await plan(waiting, for: visitor), id, for: visitor), to: visitor)
            }
        case .answers, .discard, .undo: throw ServerError.notFound
        }
    }

    func accept(_ form: Form, at place: ImportsPlace, by visitor: Visitor) async throws -> HostAnswer {
        switch place {
        // A form that carries a file comes by another way.
        case .list: throw ServerError.notFound
        case .one(let id): return try await refusing(for: visitor) { try await add(id, by: visitor) }
        case .answers(let id): return try await refusing(for: visitor) { try await answer(form, id, by: visitor) }
        case .discard(let id):
            if try await waiting(id, of: visitor) != nil { try await discard(id, of: visitor) }
            return .redirect(to: .imports(.list))
        case .undo(let id): return try await takeBack(id, by: visitor)
        }
    }

    /// Looks at a file, and keeps it until she has looked too.
    func take(_ form: MultipartForm, by visitor: Visitor) async throws -> HostAnswer {
        try await refusing(for: visitor) {
            guard let file = form.files[ImportRoom.fileField], !file.isEmpty else { throw ImportError.empty }
            try await turns.one(waiting: .seconds(limits.importWaitSeconds)) {
                _ = try ImportedFile.read(file, ImportChoices(), world(of: visitor))
            }
            return try await keep(file, as: newID(), of: visitor)
        }
    }

    /// Does the work, or says on the page for a file why nothing can be taken from this one.
    private func refusing(for visitor: Visitor, _ work: () async throws -> HostAnswer) async throws -> HostAnswer {
        do { return try await work() } catch let error as ImportError {
            let refusal = FieldError(field: ImportRoom.fileField, message: error.description)
            return HostAnswer(list(for: visitor, errors: [refusal]), to: visitor, .refused)
        }
    }

    private func list(
        for visitor: Visitor, errors: [FieldError] = [], result: ImportsPage.Result? = nil
    ) -> ImportsPage {
        ImportsPage(
            megabytes: limits.importBytes >> 20,
            imports: DiaryImports(visitor.diary).all.map { ImportsPage.Row($0, for: visitor.visit) }, errors: errors,
            result: result)
    }

    static let gone = HostAnswer.redirect(to: .imports(.list), changed: "gone")
}
