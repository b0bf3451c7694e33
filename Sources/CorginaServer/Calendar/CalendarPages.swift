import CorginaCore
import CorginaScreens
import CorginaVault
import Hummingbird

/// Giving her calendar out under secret addresses, and taking them back.
extension CorginaServer {
    /// Answers the GET of any place of the calendar.
    func showCalendar(_ place: CalendarPlace, to visitor: Visitor, from request: Request) async throws -> Response {
        switch place {
        case .feeds: return answer(try await calendarPage(of: visitor), to: visitor)
        case .made(let id): return try await showAddress(id, to: visitor, authority: request.head.authority)
        case .feed(let id):
            guard let (_, feed) = try await grant(id, of: visitor) else { throw ServerError.notFound }
            return answer(feedPage(feed, of: visitor), to: visitor)
        case .revoke: throw ServerError.notFound
        }
    }

    /// Answers the POST of any place of the calendar.
    func acceptCalendar(_ form: Form, at place: CalendarPlace, by visitor: Visitor) async throws -> Response {
        switch place {
        case .feeds: return try await makeFeed(form, by: visitor)
        case .made(let id):
            try await visitor.journal.discard(id)
            return .redirect(to: Route.calendar(.feeds).path)
        case .feed(let id): return try await changeFeed(id, form, by: visitor)
        case .revoke(let id):
            if let (grant, _) = try await grant(id, of: visitor) {
                try await vault.revoke(grant, of: visitor.journal)
            }
            return .redirect(to: Route.calendar(.feeds).path)
        }
    }

    // MARK: Pages

    private func calendarPage(of visitor: Visitor) async throws -> CalendarPage {
        let feeds = try await grants(of: visitor).map { _, feed in
            CalendarPage.Feed(id: feed.id, name: feed.name, made: feed.made, contents: feed.contents)
        }
        return CalendarPage(feeds: feeds, pregnancy: visitor.diary.latestPregnancy)
    }

    private func feedPage(_ feed: CalendarGrant, of visitor: Visitor) -> CalendarFeedPage {
        CalendarFeedPage(
            id: feed.id, name: feed.name, contents: feed.contents, pregnancy: visitor.diary.latestPregnancy)
    }

    /// The address waits sealed until she is done with it, ten minutes at most.
    private func showAddress(_ id: RecordID, to visitor: Visitor, authority: String?) async throws -> Response {
        // Something else that waits under that id is left alone.
        guard let bytes = try await visitor.journal.staged(id), let authority, let waiting = WaitingAddress(bytes)
        else {
            return .redirect(to: Route.calendar(.feeds).path)
        }
        guard waiting.isFresh(at: visitor.now) else {
            try await visitor.journal.discard(id)
            return .redirect(to: Route.calendar(.feeds).path)
        }
        let page = CalendarAddressPage(
            id: id, authority: authority, path: Self.feedPath(waiting.secret), isEncrypted: settings.isBehindTLS)
        return answer(page, to: visitor)
    }

    // MARK: Changes

    private func makeFeed(_ form: Form, by visitor: Visitor) async throws -> Response {
        let contents = CalendarContents(form, asksOfWeeks: visitor.diary.currentPregnancy != nil)
        let name = form["name"] ?? ""
        var page = try await calendarPage(of: visitor)
        let isFull = page.feeds.count >= CalendarPage.mostFeeds
        if let problem = Self.problem(withFeedNamed: name)
            ?? (isFull ? "Stop an address you no longer need first" : nil)
        {
            (page.name, page.contents) = (name, contents)
            page.errors = [FieldError(field: "name", message: problem)]
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        let feed = CalendarGrant(id: surroundings.newID(), name: name, made: visitor.today, contents: contents)
        let secret = try await vault.grant(.calendarFeed, to: visitor.journal, details: feed.bytes)
        let waiting = surroundings.newID()
        try await visitor.journal.stage(WaitingAddress(secret, since: visitor.now).bytes, as: waiting)
        return .redirect(to: Route.calendar(.made(waiting)).path)
    }

    private func changeFeed(_ id: RecordID, _ form: Form, by visitor: Visitor) async throws -> Response {
        guard let found = try await grant(id, of: visitor) else { throw ServerError.notFound }
        var feed = found.1
        feed.name = form["name"] ?? ""
        feed.contents = CalendarContents(
            form, asksOfWeeks: visitor.diary.currentPregnancy != nil, before: feed.contents)
        if let problem = Self.problem(withFeedNamed: feed.name) {
            var page = feedPage(feed, of: visitor)
            page.errors = [FieldError(field: "name", message: problem)]
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        try await vault.change(found.0, .calendarFeed, of: visitor.journal, details: feed.bytes)
        return .redirect(to: Route.calendar(.feeds).path)
    }

    private static func problem(withFeedNamed name: String) -> String? {
        if name.isEmpty { return "Give it a name, such as iPhone" }
        return name.count > CalendarGrant.longestName ? "Use at most 40 characters" : nil
    }

    // MARK: Grants

    /// Her addresses by name.
    private func grants(of visitor: Visitor) async throws -> [(AccessGrant.ID, CalendarGrant)] {
        try await vault.grants(.calendarFeed, of: visitor.journal).compactMap { grant in
            CalendarGrant(grant.details).map { (grant.id, $0) }
        }.sorted { ($0.1.name.lowercased(), $0.1.id) < ($1.1.name.lowercased(), $1.1.id) }
    }

    private func grant(_ id: RecordID, of visitor: Visitor) async throws -> (AccessGrant.ID, CalendarGrant)? {
        try await grants(of: visitor).first { $0.1.id == id }
    }
}

/// A new address until she has used it.
private struct WaitingAddress {
    let secret: AccessSecret
    let since: Int

    /// How long it is shown at most, in seconds.
    private static let longest = 600

    init(_ secret: AccessSecret, since now: Moment) {
        self.secret = secret
        since = now.secondsSinceEpoch
    }

    init?(_ bytes: [UInt8]) {
        let parts = String(decoding: bytes, as: UTF8.self).split(separator: " ")
        guard parts.count == 2, let secret = AccessSecret(text: String(parts[0])), let since = Int(parts[1]) else {
            return nil
        }
        self.secret = secret
        self.since = since
    }

    var bytes: [UInt8] { Array("\(secret.text) \(since)".utf8) }

    func isFresh(at now: Moment) -> Bool { (0...Self.longest).contains(now.secondsSinceEpoch - since) }
}
