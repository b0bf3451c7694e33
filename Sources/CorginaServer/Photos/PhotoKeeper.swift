import CorginaCore
import CorginaJournal
import CorginaRooms
import CorginaVault

/// Takes photos in and shows them. What is on one is said to ``CorginaRooms/PhotoRoom``.
struct PhotoKeeper: Sendable {
    let keeper: DiaryKeeper
    let limits: Limits
    let newID: @Sendable () -> RecordID

    /// The fields of its forms that hold files: from the camera, from those she has, and the small copy script makes.
    static let fileFields: Set<String> = ["camera", "photo", "small"]

    func show(_ place: PhotoPlace, to visitor: Visitor) async throws -> HostAnswer {
        let photo: Photo? =
            switch place {
            case .one(let id): try await visitor.journal.photo(id)?.photo
            case .small(let id): try await visitor.journal.smallPhoto(id)
            case .new, .foods, .look, .entry, .removal, .markBump, .bump, .newBump, .bumpPair: nil
            }
        guard let photo else { throw ServerError.notFound }
        return HostAnswer(
            file: SentFile(
                type: photo.kind.mediaType, name: "photo.\(photo.kind.rawValue)", bytes: photo.bytes, isToKeep: false))
    }

    /// Keeps the photo of a form, without whatever else its file held.
    func accept(_ form: MultipartForm, at place: PhotoPlace, by visitor: Visitor) async throws -> HostAnswer {
        let photo: StoredPhoto
        do throws(PhotoRefusal) { photo = try Self.photo(in: form) } catch {
            return HostAnswer(PhotoRoom.refusal(error.sentence, at: place, to: visitor.visit), to: visitor, .refused)
        }
        try? await visitor.removeForgottenPhotos()
        switch place {
        case .new(let day): return try await wait(photo, on: day, by: visitor)
        case .entry(let event): return try await add(photo, to: event, by: visitor)
        case .newBump: return try await addBump(photo, form.fields, by: visitor)
        case .one, .small, .foods, .look, .removal, .markBump, .bump, .bumpPair: throw ServerError.notFound
        }
    }

    /// Keeps the photo as a draft until she has said what is on it and logged that.
    private func wait(_ photo: StoredPhoto, on day: CalendarDay?, by visitor: Visitor) async throws -> HostAnswer {
        let (draft, id) = (newID(), newID())
        let past = day.flatMap { $0 < visitor.today ? $0 : nil }
        try await visitor.journal.stage(
            PhotoRoom.draft(of: id, on: past), as: draft, with: photo, named: id, upTo: limits.photosBytes)
        return .redirect(to: .photos(.foods(draft)))
    }

    /// Keeps the photo with an empty draft until the entry that names it is appended.
    private func add(_ photo: StoredPhoto, to event: RecordID, by visitor: Visitor) async throws -> HostAnswer {
        var visitor = visitor
        let (draft, id) = (newID(), newID())
        let answer = try PhotoRoom.add(id, waitingWith: draft, to: event, by: &visitor.visit)
        try await visitor.journal.stage([], as: draft, with: photo, named: id, upTo: limits.photosBytes)
        try await keeper.perform(visitor.visit.effects, by: visitor)
        return HostAnswer(answer, to: visitor)
    }

    /// The same for an entry of its own, on the day she says.
    private func addBump(_ photo: StoredPhoto, _ form: Form, by visitor: Visitor) async throws -> HostAnswer {
        var visitor = visitor
        let (draft, id) = (newID(), newID())
        let answer = BumpRoom.add(id, waitingWith: draft, form, by: &visitor.visit)
        guard !visitor.visit.effects.isEmpty else { return HostAnswer(answer, to: visitor) }
        try await visitor.journal.stage([], as: draft, with: photo, named: id, upTo: limits.photosBytes)
        try await keeper.perform(visitor.visit.effects, by: visitor)
        return HostAnswer(answer, to: visitor)
    }

    /// The photo of a form, without whatever else its file held.
    static func photo(in form: MultipartForm) throws(PhotoRefusal) -> StoredPhoto {
        let chosen = ["camera", "photo"].compactMap { form.files[$0] }.first { !$0.isEmpty }
        guard let chosen else { throw .noPhoto }
        do throws(PhotoFault) {
            return StoredPhoto(try Photo(reading: chosen), small: form.files["small"].flatMap(SmallPhoto.photo(in:)))
        } catch {
            throw .fault(error)
        }
    }
}

/// Why a form's photo is not taken.
enum PhotoRefusal: Error, Hashable, Sendable {
    case noPhoto
    case fault(PhotoFault)

    var sentence: String {
        switch self {
        case .noPhoto: PhotoRoom.noPhoto
        case .fault(let fault): fault.description
        }
    }
}

extension Visitor {
    /// Removes photos that no entry has shown for a day.
    func removeForgottenPhotos() async throws {
        try await journal.removePhotos(except: ShownPhotos(in: visit.diary, at: visit.now).ids, after: head)
    }
}
