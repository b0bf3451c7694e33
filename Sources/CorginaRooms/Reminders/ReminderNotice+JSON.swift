import CorginaJournal

extension ReminderNotice {
    /// For the service worker.
    ///
    /// - Parameter minute: the minute the device was woken for; a second notice of it takes the place of the first.
    public func json(at minute: Int64) -> JSON {
        [
            "title": .string(Self.title), "body": .string(body), "tag": .string("corgina-\(minute)"),
            "path": .string(place.path), "actions": .array(actions.map { $0.json }),
        ]
    }
}

extension ReminderNotice.Action {
    fileprivate var json: JSON {
        [
            "action": .string(kind.rawValue), "title": .string(words),
            "posts": .array(
                posts.map { post in
                    let fields = post.fields.map { JSON.Member($0.name, .string($0.value)) }
                    return ["path": .string(post.place.path), "fields": .object(fields)]
                }),
        ]
    }
}
