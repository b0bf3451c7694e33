import CorginaCore

extension Diary {
    /// The change that takes back what an entry did, to be appended as an entry of its own.
    ///
    /// Taking back a first put removes; taking back an edit or a removal puts what was there before. Taking back an
    /// undo redoes.
    ///
    /// - Returns: `nil` when there is nothing to take back: the entry is not here or of unknown kind, the thing has
    ///   changed again since (so Undo pressed twice does not undo someone's later edit), or it was the first profile.
    public func inverse(of entry: EntryID) -> Change? {
        switch subjects[entry] {
        case .profile:
            return profiles.beforeLast(by: entry)?.value.map(Change.putProfile)
        case .record(let id):
            guard let history = records[id], history.versions.last?.entry == entry else { return nil }
            let isRemoved = history.current == nil
            if let before = history.beforeLast(by: entry)?.value { return before.put }
            return isRemoved ? nil : .remove(id)
        case .unknown, nil:
            return nil
        }
    }
}

extension History {
    /// The version before the newest, if that entry made the newest.
    fileprivate func beforeLast(by entry: EntryID) -> Version? {
        guard versions.last?.entry == entry else { return nil }
        return versions.dropLast().last
    }
}
