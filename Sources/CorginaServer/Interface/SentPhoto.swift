import CorginaCore
import CorginaJournal
import CorginaLanguage
import CorginaRooms
import CorginaVault
import Crypto
import Foundation

/// A photo as a shortcut sends it: a form with `photo` and, if it likes, `small`, `sentence`, `id` and `time`.
struct SentPhoto: Sendable {
    let photo: StoredPhoto
    /// What she says is on it; empty where she said nothing.
    let words: String
    /// When it was taken.
    let moment: Moment
    /// Of the draft it waits with, where the script gave it a name: sent again, it is the same.
    let draft: RecordID?

    /// In Unicode scalars: what fits into a field of a form with a file.
    static let longestWords = 1_000
    private static let texts: Set<String> = ["sentence", "id", "time"]

    /// - Parameter now: when it arrives.
    init(_ request: InterfaceRequest, now: Moment) throws {
        guard request.type?.lowercased().hasPrefix("multipart/form-data") == true else { throw InterfaceError.noForm }
        let form = try MultipartForm(
            request.body, type: request.type ?? "", fileFields: PhotoKeeper.fileFields.subtracting(["camera"]))
        guard form.fields.all.allSatisfy({ Self.texts.contains($0.name) }) else { throw InterfaceError.noForm }
        words = form.fields["sentence"] ?? ""
        guard words.unicodeScalars.count <= Self.longestWords else { throw InterfaceError.tooLong }
        moment = form.fields.contains("time") ? try SaidSentence.moment(form.fields.exact("time"), now: now) : now
        do throws(PhotoRefusal) { photo = try PhotoKeeper.photo(in: form) } catch {
            throw InterfaceError.wrongPhoto(error)
        }
        let id = form.fields.contains("id") ? try SaidSentence.id(form.fields.exact("id")) : nil
        let digest = SHA256.hash(data: Data(photo.photo.bytes)).map { String($0, radix: 16) }.joined(separator: " ")
        draft = id.map { [words] in RecordID(hashing: "corgina photo \($0)\0\(words)\0\(digest)") }
    }
}

/// Photos that a shortcut reads back and logs on her yes.
struct SentPhotos: Sendable {
    let heard: HeardSentences
    let looking: LookRoom
    let limits: Limits
    let newID: @Sendable () -> RecordID

    /// Keeps the photo with a draft, and understands what she says is on it, or what the picture server sees where she agreed to that.
    func hear(_ sent: SentPhoto, by visitor: Visitor, through grant: TokenGrant) async throws -> HeardAnswer {
        let draft = sent.draft ?? newID()
        var photo = DraftPhoto(id: RecordID(hashing: "corgina photo of \(draft)"))
        try await keep(sent.photo, named: photo.id, with: draft, of: visitor)
        photo.words = sent.words
        var problem: String?
        if sent.words.isEmpty,
            let seen = await looking.foods(on: photo.id, of: visitor, as: grant.id, waiting: .always)
        {
            photo.isLookedAt = true
            switch seen {
            case .success(let foods): photo.seen = Array(foods.prefix(PhotoRoom.mostFoods))
            case .failure(let failure): problem = failure.sentence
            }
        }
        return try await heard.see(
            photo, at: sent.moment, as: draft, problem: problem, by: visitor, through: grant)
    }

    /// Once, however often it is sent.
    private func keep(
        _ photo: StoredPhoto, named id: RecordID, with draft: RecordID, of visitor: Visitor
    ) async throws {
        try? await visitor.removeForgottenPhotos()
        guard try await visitor.journal.photo(id) == nil else { return }
        try await visitor.journal.stage(
            PhotoRoom.draft(of: id, on: nil), as: draft, with: photo, named: id, upTo: limits.photosBytes)
    }
}
