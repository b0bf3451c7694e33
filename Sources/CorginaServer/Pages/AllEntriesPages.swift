import CorginaCore
import CorginaJournal
import CorginaScreens
import Hummingbird

/// All entries by day, narrowed to kinds, words and a tag; and the tags of an entry.
extension CorginaServer {
    func show(_ place: TimelinePlace, to visitor: Visitor, changed: Substring?) async throws -> Response {
        switch place {
        case .list(let address):
            guard var page = try await timelinePage(at: address, of: visitor) else {
                return .redirect(to: Route.timeline(.list(.all)).path)
            }
            page.toast = toast(for: entries(changed), in: visitor.diary)
            page.toast?.back = .timeline(.list(address))
            return answer(page, to: visitor)
        case .entry(let id, let address):
            var page = try entryPage(id, to: visitor)
            page.timeline = try await timelinePage(at: address, of: visitor)
            page.toast = toast(for: entries(changed), in: visitor.diary)
            page.toast?.back = .timeline(place)
            return answer(page, to: visitor)
        case .tags: throw ServerError.notFound
        }
    }

    func accept(_ form: Form, at place: TimelinePlace, by visitor: Visitor) async throws -> Response {
        switch place {
        case .list(let address): try await searchEntries(form, at: address, by: visitor)
        case .tags(let id): try await changeTags(form, of: id, by: visitor)
        case .entry: throw ServerError.notFound
        }
    }

    /// - Returns: `nil` once the search is not kept any more.
    private func timelinePage(at address: TimelineAddress, of visitor: Visitor) async throws -> TimelinePage? {
        var query = TimelineQuery(kinds: address.kinds)
        if let found = address.found {
            guard let search = try await entrySearch(found, of: visitor) else { return nil }
            (query.words, query.tag) = (search.words, search.tag)
        }
        return timelinePage(query, at: address, of: visitor)
    }

    private func timelinePage(_ query: TimelineQuery, at address: TimelineAddress, of visitor: Visitor) -> TimelinePage
    {
        var kinds = visitor.diary.eventKinds
        // After a loss nothing asks her to look at these; the entries themselves stay hers.
        if visitor.diary.latestPregnancy?.outcome.isOngoing == false { kinds.subtract([.kicks, .contraction]) }
        return TimelinePage(
            visitor.diary.timeline(query, from: address.from), of: query, at: address, kinds: kinds,
            tags: visitor.diary.tags.map(\.name), units: visitor.profile.units, today: visitor.today)
    }
}

extension CorginaServer {
    /// Longer than anybody searches for.
    private static let longestSearch = 100

    /// Keeps her words and the tag sealed under an id, so that they are in no address, and shows what they find.
    private func searchEntries(
        _ form: Form, at address: TimelineAddress, by visitor: Visitor
    ) async throws -> Response {
        var search = EntrySearch(words: "", tag: nil)
        if let found = address.found { search = try await entrySearch(found, of: visitor) ?? search }
        if form.contains("words") { search.words = form["words"] ?? "" }
        if form.contains("tag") { search.tag = form["tag"] }
        guard search.words.count <= Self.longestSearch else {
            var page = timelinePage(TimelineQuery(kinds: address.kinds, tag: search.tag), at: address, of: visitor)
            page.words = search.words
            page.error = "Use at most \(Self.longestSearch) characters: a word or two find most"
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        var narrowed = TimelineAddress(kinds: address.kinds)
        if search.isNarrowing {
            let id = surroundings.newID()
            try await visitor.journal.stage(search.bytes, as: id)
            narrowed.found = id
        }
        return .redirect(to: Route.timeline(.list(narrowed)).path)
    }

    private func entrySearch(_ id: RecordID, of visitor: Visitor) async throws -> EntrySearch? {
        try await visitor.journal.staged(id).flatMap(EntrySearch.init)
    }
}

extension CorginaServer {
    /// Puts tags on an entry, in the spelling she uses already, or takes one away.
    private func changeTags(_ form: Form, of id: RecordID, by visitor: Visitor) async throws -> Response {
        guard var event = visitor.diary.event(id) else { throw ServerError.notFound }
        let place = back(form) ?? .event(id)
        do throws(EventTagError) {
            let known = Dictionary(visitor.diary.tags.map { (EventTags.key($0.name), $0.name) }) { first, _ in first }
            let new = try EventTags.read(form["tag"] ?? "").map { known[EventTags.key($0)] ?? $0 }
            let tags = EventTags.adding(new, to: event.tags.filter { $0 != form["remove"] })
            guard tags.count <= EventTags.most else { throw .tooMany }
            guard tags != event.tags else { return .redirect(to: place.path) }
            event.tags = tags
        } catch {
            var page = try entryPage(id, to: visitor)
            page.tags = EntryTags(
                tags: event.tags, known: visitor.diary.tags.map(\.name), typed: form["tag"] ?? "",
                error: error.description)
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        return .redirect(to: address(of: place, changed: try await append([.putEvent(event)], by: visitor)))
    }
}
