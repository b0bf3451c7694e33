import CorginaCore
import CorginaRooms
import CorginaVault

/// Giving her calendar out under secret addresses, and taking them back.
struct CalendarRoom: Sendable {
    let vault: Vault
    let passphrase: PassphraseCheck
    let grants: GrantList<CalendarGrant>
    let newID: @Sendable () -> RecordID
    /// Whether browsers reach the server over TLS.
    let isEncrypted: Bool

    func show(_ place: CalendarPlace, to visitor: Visitor, from request: IncomingRequest) async throws -> HostAnswer {
        switch place {
        case .feeds: return HostAnswer(try await calendarPage(of: visitor), to: visitor)
        case .made(let id): return try await showAddress(id, to: visitor, authority: request.authority)
        case .feed(let id):
            guard let (_, feed) = try await grants.one(id, of: visitor) else { throw ServerError.notFound }
            return HostAnswer(feedPage(feed, of: visitor), to: visitor)
        case .revoke: throw ServerError.notFound
        }
    }

    func accept(_ form: Form, at place: CalendarPlace, by visitor: Visitor) async throws -> HostAnswer {
        switch place {
        case .feeds: return try await makeFeed(form, by: visitor)
        case .made(let id):
            try await visitor.forget(id) { WaitingSecret($0, for: .calendarFeed) != nil }
            return .redirect(to: .calendar(.feeds))
        case .feed(let id): return try await changeFeed(id, form, by: visitor)
        case .revoke(let id):
            try await grants.end(id, of: visitor)
            return .redirect(to: .calendar(.feeds))
        }
    }

    private func calendarPage(of visitor: Visitor) async throws -> CalendarPage {
        let feeds = try await grants.all(of: visitor).map { _, feed in
            CalendarPage.Feed(
                id: feed.id, name: feed.name, made: feed.made, contents: feed.contents, english: visitor.english)
        }
        return CalendarPage(feeds: feeds, pregnancy: visitor.diary.latestPregnancy)
    }

    private func feedPage(_ feed: CalendarGrant, of visitor: Visitor) -> CalendarFeedPage {
        CalendarFeedPage(
            id: feed.id, name: feed.name, contents: feed.contents, pregnancy: visitor.diary.latestPregnancy)
    }

    /// The address waits sealed until she is done with it, ten minutes at most.
    private func showAddress(_ id: RecordID, to visitor: Visitor, authority: String?) async throws -> HostAnswer {
        guard let authority, let secret = try await WaitingSecret.shown(id, for: .calendarFeed, to: visitor) else {
            return .redirect(to: .calendar(.feeds))
        }
        let page = CalendarAddressPage(
            id: id, authority: authority, path: CalendarFeedRoom.path(secret), isEncrypted: isEncrypted)
        return HostAnswer(page, to: visitor)
    }

    private func makeFeed(_ form: Form, by visitor: Visitor) async throws -> HostAnswer {
        let contents = CalendarContents(form, asksOfWeeks: visitor.diary.currentPregnancy != nil)
        let name = form["name"] ?? ""
        var page = try await calendarPage(of: visitor)
        let isFull = page.feeds.count >= CalendarPage.mostFeeds
        let problem = Self.problem(withFeedNamed: name) ?? (isFull ? "Stop an address you no longer need first" : nil)
        var errors = problem.map { [FieldError(field: "name", message: $0)] } ?? []
        if errors.isEmpty { errors = try await passphrase.errors(in: form, by: visitor) }
        guard errors.isEmpty else {
            (page.name, page.contents, page.errors) = (name, contents, errors)
            return HostAnswer(page, to: visitor, .refused)
        }
        let feed = CalendarGrant(id: newID(), name: name, made: visitor.today, contents: contents)
        return .redirect(to: .calendar(.made(try await grants.give(feed, to: visitor, newID: newID))))
    }

    private func changeFeed(_ id: RecordID, _ form: Form, by visitor: Visitor) async throws -> HostAnswer {
        guard let found = try await grants.one(id, of: visitor) else { throw ServerError.notFound }
        var feed = found.1
        feed.name = form["name"] ?? ""
        feed.contents = CalendarContents(
            form, asksOfWeeks: visitor.diary.currentPregnancy != nil, before: feed.contents)
        if let problem = Self.problem(withFeedNamed: feed.name) {
            var page = feedPage(feed, of: visitor)
            page.errors = [FieldError(field: "name", message: problem)]
            return HostAnswer(page, to: visitor, .refused)
        }
        try await vault.access.change(found.0, .calendarFeed, of: visitor.journal, details: feed.bytes)
        return .redirect(to: .calendar(.feeds))
    }

    private static func problem(withFeedNamed name: String) -> String? {
        if name.isEmpty { return "Give it a name, such as iPhone" }
        return name.count > CalendarGrant.longestName ? "Use at most 40 characters" : nil
    }
}
