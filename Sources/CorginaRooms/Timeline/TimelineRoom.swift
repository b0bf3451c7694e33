import CorginaCore
import CorginaJournal

/// All entries by day, narrowed to kinds, words and a tag; and the tags of an entry.
enum TimelineRoom {
    static func show(_ place: TimelinePlace, to visit: Visit, changed: [EntryID]) throws(RoomError) -> Answer {
        switch place {
        case .list(let address):
            guard var page = try timelinePage(at: address, of: visit) else {
                return .redirect(to: .timeline(.list(.all)))
            }
            page.toast = Toast(for: changed, in: visit.diary)
            page.toast?.back = .timeline(.list(address))
            return Answer(page)
        case .entry(let id, let address):
            var page = try EntryRoom.entryPage(id, to: visit)
            page.timeline = try timelinePage(at: address, of: visit)
            page.toast = Toast(for: changed, in: visit.diary)
            page.toast?.back = .timeline(place)
            return Answer(page)
        case .tags: throw RoomError.notFound
        }
    }

    static func accept(_ form: Form, at place: TimelinePlace, by visit: inout Visit) throws(RoomError) -> Answer {
        switch place {
        case .list(let address): try searchEntries(form, at: address, by: &visit)
        case .tags(let id): try changeTags(form, of: id, by: &visit)
        case .entry: throw RoomError.notFound
        }
    }

    /// - Returns: `nil` once the search is not kept any more.
    private static func timelinePage(at address: TimelineAddress, of visit: Visit) throws(RoomError) -> TimelinePage? {
        var query = TimelineQuery(kinds: address.kinds)
        if let found = address.found {
            guard let search = try entrySearch(found, of: visit) else { return nil }
            (query.words, query.tag) = (search.words, search.tag)
        }
        return timelinePage(query, at: address, of: visit)
    }

    private static func timelinePage(_ query: TimelineQuery, at address: TimelineAddress, of visit: Visit)
        -> TimelinePage
    {
        var kinds = visit.diary.eventKinds
        // After a loss nothing asks her to look at these; the entries themselves stay hers.
        if visit.diary.latestPregnancy?.outcome.isOngoing == false { kinds.subtract([.kicks, .contraction]) }
        return TimelinePage(
            visit.diary.timeline(query, from: address.from), of: query, at: address, kinds: kinds,
            tags: visit.diary.tags.map { $0.name }, profile: visit.profile, today: visit.today)
    }
}

extension TimelineRoom {
    /// Longer than anybody searches for.
    private static let longestSearch = 100

    /// Keeps her words and the tag sealed under an id, so that they are in no address, and shows what they find.
    private static func searchEntries(
        _ form: Form, at address: TimelineAddress, by visit: inout Visit
    ) throws(RoomError) -> Answer {
        var search = EntrySearch(words: "", tag: nil)
        if let found = address.found { search = try entrySearch(found, of: visit) ?? search }
        if form.contains("words") { search.words = form["words"] ?? "" }
        if form.contains("tag") { search.tag = form["tag"] }
        guard search.words.count <= Self.longestSearch else {
            var page = timelinePage(TimelineQuery(kinds: address.kinds, tag: search.tag), at: address, of: visit)
            page.words = search.words
            page.error = "Use at most \(Self.longestSearch) characters: a word or two find most"
            return Answer(page, .refused)
        }
        var narrowed = TimelineAddress(kinds: address.kinds)
        if search.isNarrowing {
            let id = visit.newID()
            visit.stage(search.bytes, as: id)
            narrowed.found = id
        }
        return .redirect(to: .timeline(.list(narrowed)))
    }

    private static func entrySearch(_ id: RecordID, of visit: Visit) throws(RoomError) -> EntrySearch? {
        try visit.staged(id).flatMap(EntrySearch.init)
    }
}

extension TimelineRoom {
    /// Puts tags on an entry, in the spelling she uses already, or takes one away.
    private static func changeTags(_ form: Form, of id: RecordID, by visit: inout Visit) throws(RoomError) -> Answer {
        guard var event = visit.diary.event(id) else { throw RoomError.notFound }
        let place = Route.back(form) ?? .entries(.one(id))
        do throws(EventTagError) {
            let known = Dictionary(
                visit.diary.tags.map { (EventTags.key($0.name), $0.name) }, combining: { first, _ in first })
            let new = try EventTags.read(form["tag"] ?? "").map { known[EventTags.key($0)] ?? $0 }
            let tags = EventTags.adding(new, to: event.tags.filter { $0 != form["remove"] })
            guard tags.count <= EventTags.most else { throw .tooMany }
            guard tags != event.tags else { return .redirect(to: place) }
            event.tags = tags
        } catch {
            var page = try EntryRoom.entryPage(id, to: visit)
            page.tags = EntryTags(
                tags: event.tags, known: visit.diary.tags.map { $0.name }, typed: form["tag"] ?? "",
                error: error.description)
            return Answer(page, .refused)
        }
        return .redirect(to: place, changed: visit.append([.putEvent(event)]))
    }
}
