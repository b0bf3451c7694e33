import CorginaCore
import CorginaJournal
import CorginaLanguage

/// From a photo to a meal: what she says is on it is read like any sentence. The pictures themselves are the host's to keep and show.
public enum PhotoRoom {
    static func show(_ place: PhotoPlace, to visit: Visit, changed: [EntryID]) throws(RoomError) -> Answer {
        switch place {
        case .new(let day):
            if let day, day >= visit.today || day < Visit.firstDay { throw RoomError.notFound }
            return Answer(NewPhotoPage(place))
        case .entry(let event):
            guard visit.diary.event(event) != nil else { throw RoomError.notFound }
            return Answer(NewPhotoPage(place))
        case .foods(let draft): return Answer(try foodsPage(draft, to: visit))
        case .bump: return Answer(BumpRoom.filmPage(of: visit, changed: changed))
        case .newBump: return Answer(BumpRoom.newPage(of: visit))
        case .bumpPair(let first, let second): return Answer(try BumpRoom.pairPage(first, second, of: visit))
        case .one, .small, .look, .removal, .markBump: throw RoomError.notFound
        }
    }

    static func accept(_ form: Form, at place: PhotoPlace, by visit: inout Visit) throws(RoomError) -> Answer {
        switch place {
        case .foods(let draft): try nameFoods(form, in: draft, by: &visit)
        case .removal(let event): try removePhoto(from: event, form, by: &visit)
        case .markBump(let event): try BumpRoom.mark(event, form, by: &visit)
        case .bump: BumpRoom.compare(form, by: visit)
        case .new, .look, .entry, .one, .small, .newBump, .bumpPair: throw RoomError.notFound
        }
    }

    /// Foods one photo may show.
    package static let mostFoods = 20

    /// - Parameter problem: why the picture server named nothing.
    static func foodsPage(
        _ id: RecordID, to visit: Visit, errors: [FieldError] = [], problem: String? = nil
    ) throws(RoomError) -> PhotoFoodsPage {
        let draft = try DraftRoom.draft(id, of: visit)
        guard let photo = draft.photo, waits(with: draft) else { throw .notFound }
        var page = PhotoFoodsPage(draft: id, photo: photo, day: day(of: draft), errors: errors)
        page.looking = PhotoLooking.offer(for: draft, visit)
        page.problem = problem
        return page
    }

    private static func nameFoods(
        _ form: Form, in id: RecordID, by visit: inout Visit
    ) throws(RoomError) -> Answer {
        var draft = try DraftRoom.draft(id, of: visit)
        guard var photo = draft.photo, waits(with: draft) else { throw .notFound }
        photo.take(form)
        let isRead = form["mark"] == nil && form["remove"] == nil
        if isRead { photo.seen.removeAll { $0.name.isEmpty } }
        if let mark = form["mark"], photo.seen.count < mostFoods { photo.add(at: mark) }
        if let place = form.whole("remove", in: Route.places), photo.seen.indices.contains(place) {
            photo.seen.remove(at: place)
        }
        draft.photo = photo
        try DraftRoom.stage(draft, as: id, by: &visit)
        return isRead ? try read(draft, as: id, by: &visit) : .redirect(to: .photos(.foods(id)))
    }

    /// Reads what is on the photo, as one meal where foods are named one by one.
    private static func read(_ draft: Draft, as id: RecordID, by visit: inout Visit) throws(RoomError) -> Answer {
        guard let photo = draft.photo, let words = photo.sentence else {
            return try refusal("Say what is on it, or name at least one food.", of: id, to: visit)
        }
        guard words.count <= DraftRoom.longestSentence else {
            return try refusal("That is a lot at once. Name fewer foods.", of: id, to: visit)
        }
        var heard = heard(photo, words, on: day(of: draft), from: visit)
        if heard.events.isEmpty, let figure = heard.implausible.first {
            return try refusal(figure.description, of: id, to: visit)
        }
        heard.origin = draft.origin
        try DraftRoom.stage(heard, as: id, by: &visit)
        return .redirect(to: .drafts(.sheet(id)))
    }

    /// What is understood of the words for a photo.
    static func heard(_ photo: DraftPhoto, _ words: String, on day: CalendarDay?, from visit: Visit) -> Draft {
        var heard = DraftRoom.heard(words, on: day, from: visit)
        if !photo.seen.isEmpty { joinMeals(of: &heard) }
        doubt(photo.seen, in: &heard)
        heard.photo = photo
        return heard
    }

    private static func refusal(_ words: String, of id: RecordID, to visit: Visit) throws(RoomError) -> Answer {
        let errors = [FieldError(field: "sentence", message: words)]
        return Answer(try foodsPage(id, to: visit, errors: errors), .refused)
    }

    /// The entry without its photo; Undo brings it back for a day.
    private static func removePhoto(
        from id: RecordID, _ form: Form, by visit: inout Visit
    ) throws(RoomError) -> Answer {
        guard var event = visit.diary.event(id) else { throw .notFound }
        let place = Route.back(form) ?? .entries(.one(id))
        guard event.photo != nil else { return .redirect(to: place) }
        event.photo = nil
        return .redirect(to: place, changed: visit.append([.putEvent(event)]))
    }
}

// MARK: What the host asks for

extension PhotoRoom {
    /// What waits with a new photo until she has said what is on it.
    public static func draft(of photo: RecordID, on day: CalendarDay?) throws(RoomError) -> [UInt8] {
        var draft = Draft(sentence: "", events: [])
        draft.photo = DraftPhoto(id: photo)
        draft.origin = day.map { Route.day($0).path }
        return try DraftCodec.encode(draft)
    }

    /// The entry with another photo.
    ///
    /// - Parameter draft: what the photo waits with until then.
    /// - Throws: `notFound`
    public static func add(
        _ photo: RecordID, waitingWith draft: RecordID, to event: RecordID, by visit: inout Visit
    ) throws(RoomError) -> Answer {
        guard var event = visit.diary.event(event) else { throw .notFound }
        event.photo = photo
        return .redirect(to: .entries(.one(event.id)), changed: visit.append([.putEvent(event)], from: draft))
    }

    /// The page again, with what is wrong with the file.
    public static func refusal(_ words: String, at place: PhotoPlace, to visit: Visit) -> NewPhotoPage {
        var page = place == .newBump ? BumpRoom.newPage(of: visit) : NewPhotoPage(place)
        page.errors = [FieldError(field: "photo", message: words)]
        return page
    }
}
