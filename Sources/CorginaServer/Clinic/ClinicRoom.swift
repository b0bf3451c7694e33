import CorginaBarcodes
import CorginaCore
import CorginaRooms
import CorginaVault

/// Making links for the clinic, showing them to her, and ending them.
struct ClinicRoom: Sendable {
    let vault: Vault
    let passphrase: PassphraseCheck
    let handout: ClinicHandout
    let newID: @Sendable () -> RecordID
    /// Whether browsers reach the server over TLS.
    let isEncrypted: Bool

    /// - Parameter place: any but the page for everybody.
    func show(_ place: ClinicPlace, to visitor: Visitor, from request: IncomingRequest) async throws -> HostAnswer {
        switch place {
        case .links: return HostAnswer(try await linksPage(of: visitor), to: visitor)
        case .link(let id): return try await showLink(id, to: visitor, authority: request.authority)
        case .viewer, .end: throw ServerError.notFound
        }
    }

    func accept(
        _ form: Form, at place: ClinicPlace, by visitor: Visitor, from request: IncomingRequest
    ) async throws -> HostAnswer {
        switch place {
        case .links: return try await makeLink(form, by: visitor, authority: request.authority)
        case .end(let id):
            if let (link, grant) = try await one(id, of: visitor) {
                try await vault.clinic.end(link.id, of: visitor.journal)
                handout.drop(grant.secret)
            }
            return .redirect(to: .clinic(.links))
        case .viewer, .link: throw ServerError.notFound
        }
    }

    private func makeLink(_ form: Form, by visitor: Visitor, authority: String?) async throws -> HostAnswer {
        guard let authority else { throw ServerError.notFound }
        var fields = ClinicForm(form)
        let grant = ClinicGrant(id: newID(), made: visitor.now, contents: fields.contents)
        // The longest such a link can become.
        if grant.address(origin: origin(authority), until: .max, asksForPIN: true) == nil {
            fields.errors.append(FieldError(field: "contents", message: Self.longName))
        }
        if fields.errors.isEmpty { fields.errors = try await passphrase.errors(in: form, by: visitor) }
        guard fields.errors.isEmpty else { return try await refuse(fields, to: visitor) }
        fields.errors = try await put(grant, fields, for: visitor)
        guard fields.errors.isEmpty else { return try await refuse(fields, to: visitor) }
        return .redirect(to: .clinic(.link(grant.id)))
    }

    private static let longName =
        "The name of this server is too long for a link that clinics can read. Open Corgina by a shorter name."

    private func origin(_ authority: String) -> String { "\(isEncrypted ? "https" : "http")://\(authority)" }

    /// Seals the diary as it is now and puts it behind a link.
    ///
    /// - Returns: what to say where there is no room for it.
    private func put(_ grant: ClinicGrant, _ fields: ClinicForm, for visitor: Visitor) async throws -> [FieldError] {
        guard let key = grant.fileKey else { throw ServerError.unexpected }
        let bundle = try ClinicBundle(of: visitor, fields.contents, with: key)
        let ends = visitor.now.advanced(bySeconds: fields.hours * 3_600)
        do throws(VaultError) {
            try await vault.clinic.put(
                bundle.bytes, behind: grant.secret, until: ends, openings: fields.openings, pin: fields.pin,
                of: visitor.journal, details: grant.bytes, at: visitor.now)
            return []
        } catch {
            guard error == .clinicLinksFull || error == .clinicLinkTooLarge else { throw error }
            return [FieldError(field: "contents", message: error.description)]
        }
    }

    private func refuse(_ fields: ClinicForm, to visitor: Visitor) async throws -> HostAnswer {
        var page = try await linksPage(of: visitor)
        page.fields = fields
        return HostAnswer(page, to: visitor, .refused)
    }

    private func linksPage(of visitor: Visitor) async throws -> ClinicLinksPage {
        let links = try await all(of: visitor)
        return ClinicLinksPage(
            links: links.map { shown($0, $1, to: visitor) }, isFull: links.count >= ClinicLinks.most)
    }

    private func showLink(_ id: RecordID, to visitor: Visitor, authority: String?) async throws -> HostAnswer {
        guard let (link, grant) = try await one(id, of: visitor), let authority else { throw ServerError.notFound }
        let shown = shown(link, grant, to: visitor)
        let address = grant.address(
            origin: origin(authority), until: link.ends, asksForPIN: link.tally(grant.secret)?.asksForPIN == true)
        let page = ClinicLinkPage(
            link: shown, address: address, code: address.flatMap { try? QRCode(of: $0) }, isEncrypted: isEncrypted)
        return HostAnswer(page, to: visitor)
    }

    /// A link whose count is damaged opens nothing, and is shown as one that ended.
    private func shown(_ link: ClinicLinkRecord, _ grant: ClinicGrant, to visitor: Visitor) -> ClinicLink {
        let tally = link.tally(grant.secret)
        return ClinicLink(
            id: grant.id, contents: grant.contents, made: grant.made, ends: visitor.visit.moment(at: link.ends),
            opened: tally?.openings ?? 0, most: tally?.mostOpenings ?? 0,
            lastOpened: tally?.lastOpened.map { visitor.visit.moment(at: $0) }, asksForPIN: tally?.asksForPIN ?? false,
            isBlocked: tally?.isBlocked ?? false, english: visitor.english)
    }

    private func one(_ id: RecordID, of visitor: Visitor) async throws -> (ClinicLinkRecord, ClinicGrant)? {
        try await all(of: visitor).first { $0.1.id == id }
    }

    /// The newest first.
    private func all(of visitor: Visitor) async throws -> [(ClinicLinkRecord, ClinicGrant)] {
        try await vault.clinic.all(of: visitor.journal, at: visitor.now).compactMap { link in
            ClinicGrant(link.details).map { (link, $0) }
        }.sorted { ($0.1.made, $0.1.id) > ($1.1.made, $1.1.id) }
    }
}
