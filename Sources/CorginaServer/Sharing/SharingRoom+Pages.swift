import CorginaCore
import CorginaRooms
import CorginaVault

/// What her pages about sharing are made of.
extension SharingRoom {
    /// A share and what she set about it.
    struct Kept {
        let record: ShareRecord
        let terms: ShareTerms
    }

    /// Hers, by name.
    func shares(of visitor: Visitor) throws(VaultError) -> [Kept] {
        try vault.shares.all(of: visitor.journal, at: visitor.now).compactMap { record in
            ShareTerms(record.details).map { Kept(record: record, terms: $0) }
        }.sorted { ($0.terms.name.lowercased(), $0.record.id) < ($1.terms.name.lowercased(), $1.record.id) }
    }

    func share(_ id: RecordID, of visitor: Visitor) throws -> Kept {
        guard let share = try shares(of: visitor).first(where: { $0.record.id == id }) else {
            throw ServerError.notFound
        }
        return share
    }

    func list(of visitor: Visitor) throws -> SharingPage {
        var page = SharingPage(
            shares: try shares(of: visitor).map { shown($0, to: visitor) }, sentCount: visitor.visit.sentCount)
        page.speaksOfPregnancy = visitor.speaksOfPregnancy
        return page
    }

    func page(of share: Kept, for visitor: Visitor, done: Substring?) -> SharePage {
        let facts = SharedFacts(visitor.diary, by: share.terms, at: visitor.now)
        var page = SharePage(
            share: shown(share, to: visitor), terms: share.terms, isQuiet: facts.isQuiet,
            offersCurrent: facts.isQuiet && visitor.diary.currentPregnancy != nil,
            done: done == "terms" ? "Saved." : nil)
        page.speaksOfPregnancy = visitor.speaksOfPregnancy
        return page
    }

    func preview(of share: Kept, for visitor: Visitor) -> HostAnswer {
        let view = SharedView(
            SharedFacts(visitor.diary, by: share.terms, at: visitor.now), on: visitor.today,
            units: visitor.profile.units, english: visitor.english)
        return HostAnswer(SharePreviewPage(id: share.record.id, view: view), to: visitor)
    }

    private func shown(_ share: Kept, to visitor: Visitor) -> SharingPage.Share {
        SharingPage.Share(
            id: share.record.id, name: share.terms.name, lastDay: share.record.lastDay, seen: share.record.seen,
            english: visitor.english)
    }
}

/// The link of a share while it is shown to her, sealed among what waits.
struct WaitingLink {
    let secret: ShareSecret

    private static let mark = "share "

    init(_ secret: ShareSecret) { self.secret = secret }

    /// `nil` for something else that waits.
    init?(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.hasPrefix(Self.mark), let secret = ShareSecret(text: String(text.dropFirst(Self.mark.count))) else {
            return nil
        }
        self.secret = secret
    }

    var bytes: [UInt8] { Array((Self.mark + secret.text).utf8) }
}
