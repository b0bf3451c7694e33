import CorginaCore
import CorginaJournal

/// Photos of her bump: the film, two weeks side by side, marking one, and adding one. The pictures are the host's to keep.
public enum BumpRoom {
    static func filmPage(of visit: Visit, changed: [EntryID] = []) -> BumpFilmPage {
        let film = BumpFilm(
            BumpPhotos(in: visit.diary).events, pregnancy: visit.diary.latestPregnancy, english: visit.english)
        return BumpFilmPage(
            frames: film.frames, others: film.others, isGoingOn: visit.isExpecting,
            isOfNow: visit.diary.currentPregnancy != nil, isQuiet: !visit.speaksOfPregnancy,
            toast: Toast(for: changed, in: visit.diary, back: .photos(.bump)))
    }

    static func newPage(of visit: Visit) -> NewPhotoPage {
        var page = NewPhotoPage(.newBump)
        (page.day, page.latestDay) = ("\(visit.today)", "\(visit.today)")
        return page
    }

    static func pairPage(_ first: RecordID, _ second: RecordID, of visit: Visit) throws(RoomError) -> BumpPairPage {
        BumpPairPage(first: try frame(first, of: visit), second: try frame(second, of: visit))
    }

    /// - Throws: `notFound` for what is no entry with a photo of her bump.
    private static func frame(_ id: RecordID, of visit: Visit) throws(RoomError) -> BumpFrame {
        guard let event = visit.diary.event(id), event.showsBump, let photo = event.photo else { throw .notFound }
        let page = filmPage(of: visit)
        return (page.frames + page.others).first { $0.event == id }
            ?? BumpFrame(
                event, photo: photo, in: visit.speaksOfPregnancy ? visit.diary.latestPregnancy : nil,
                english: visit.english)
    }

    /// To the two she chose; back to the film where one is none of hers.
    static func compare(_ form: Form, by visit: Visit) -> Answer {
        let chosen = ["first", "second"].compactMap { form[$0].flatMap { RecordID($0) } }
        guard chosen.count == 2, chosen.allSatisfy({ visit.diary.event($0)?.showsBump == true }) else {
            return .redirect(to: .photos(.bump))
        }
        return .redirect(to: .photos(.bumpPair(chosen[0], chosen[1])))
    }

    /// Says which way, so that the same form sent twice does not undo itself.
    static func mark(_ id: RecordID, _ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        guard var event = visit.diary.event(id), event.photo != nil else { throw .notFound }
        event.isOfBump = form["bump"] == "yes"
        guard event != visit.diary.event(id) else { return .redirect(to: .entries(.one(id))) }
        return .redirect(to: .entries(.one(id)), changed: visit.append([.putEvent(event)]))
    }

    /// What an entry of its own says, so that it is found by words too.
    static let words = "Bump photo"

    /// An entry that shows a new photo.
    ///
    /// - Parameter draft: what the photo waits with until then.
    /// - Returns: the page again, and no effects, for a day that is none or lies ahead.
    public static func add(
        _ photo: RecordID, waitingWith draft: RecordID, _ form: Form, by visit: inout Visit
    ) -> Answer {
        let day = form["day"] == nil ? visit.today : form["day"].flatMap { CalendarDay($0) }
        guard let day, day <= visit.today, day >= Visit.firstDay else {
            var page = newPage(of: visit)
            page.day = form["day"] ?? ""
            page.errors = [FieldError(field: "day", message: "Choose a day that has come")]
            return Answer(page, .refused)
        }
        let moment = day == visit.today ? visit.now : visit.moment(day: day, time: noon)
        let event = HealthEvent(
            id: visit.newID(), moment: moment, details: .note, notes: words, photo: photo, isOfBump: true)
        return .redirect(to: .photos(.bump), changed: visit.append([.putEvent(event)], from: draft))
    }

    /// The hour of a past day nobody told.
    private static let noon = TimeOfDay(minutes: 720)
}
