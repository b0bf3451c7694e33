import CorginaCore
import CorginaRooms
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
            guard let (_, feed) = try await grant(CalendarGrant.self, id, of: visitor) else {
                throw ServerError.notFound
            }
            return answer(feedPage(feed, of: visitor), to: visitor)
        case .revoke: throw ServerError.notFound
        }
    }

    /// Answers the POST of any place of the calendar.
    func acceptCalendar(
        _ form: Form, at place: CalendarPlace, by visitor: Visitor
    ) async throws -> Response {
        switch place {
        case .feeds: return try await makeFeed(form, by: visitor)
        case .made(let id):
            try await visitor.journal.discard(id)
            return .redirect(to: Route.calendar(.feeds).path)
        case .feed(let id): return try await changeFeed(id, form, by: visitor)
        case .revoke(let id):
            if let (access, _) = try await grant(CalendarGrant.self, id, of: visitor) {
                try await vault.revoke(access, of: visitor.journal)
            }
            return .redirect(to: Route.calendar(.feeds).path)
        }
    }

    // MARK: Pages

    private func calendarPage(of visitor: Visitor) async throws -> CalendarPage {
        let feeds = try await grants(CalendarGrant.self, of: visitor).map { _, feed in
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
        guard let bytes = try await visitor.journal.staged(id), let authority,
            let waiting = WaitingSecret(bytes, for: .calendarFeed)
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
        let problem = Self.problem(withFeedNamed: name) ?? (isFull ? "Stop an address you no longer need first" : nil)
        var errors = problem.map { [FieldError(field: "name", message: $0)] } ?? []
        if errors.isEmpty { errors = try await passphraseErrors(in: form, by: visitor) }
        guard errors.isEmpty else {
            (page.name, page.contents, page.errors) = (name, contents, errors)
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        let feed = CalendarGrant(id: surroundings.newID(), name: name, made: visitor.today, contents: contents)
        let secret = try await vault.grant(.calendarFeed, to: visitor.journal, details: feed.bytes)
        let waiting = surroundings.newID()
        try await visitor.journal.stage(
            WaitingSecret(secret, for: .calendarFeed, since: visitor.now).bytes, as: waiting)
        return .redirect(to: Route.calendar(.made(waiting)).path)
    }

    private func changeFeed(_ id: RecordID, _ form: Form, by visitor: Visitor) async throws -> Response {
        guard let found = try await grant(CalendarGrant.self, id, of: visitor) else { throw ServerError.notFound }
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
}
