import CorginaCore
import CorginaJournal

/// The kick counter. A count that goes on is kept with each movement, and enters the diary at the tenth.
extension MeasurementRoom {
    static func showKicks(to visit: Visit, changed: [EntryID]) throws(RoomError) -> Answer {
        Answer(try kicksPage(of: visit, changed: changed))
    }

    static func kicksPage(
        of visit: Visit, changed: [EntryID] = [], fields: ReadingFields? = nil, errors: [FieldError] = []
    ) throws(RoomError) -> KicksPage {
        let events = readings(.kicks, of: visit)
        let habit = visit.diary.kickHabit(before: events.first?.moment.day ?? visit.today)
        return try found(
            KicksPage(
                session: visit.kickSession, events: events, habit: habit,
                pregnancy: visit.diary.currentPregnancy, profile: visit.profile, now: visit.now, fields: fields,
                errors: errors, toast: toast(changed, back: .kind(.kicks), for: visit)))
    }

    static func count(_ step: KickStep, _ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        guard visit.diary.currentPregnancy != nil else { throw RoomError.notFound }
        let place = Route.back(form) ?? .measurements(.kind(.kicks))
        let kicks = Answer.redirect(to: place)
        guard step != .start else {
            if visit.kickSession == nil { visit.keep(KickSession(start: visit.now)) }
            return kicks
        }
        // A page of an earlier count, or one that was sent twice, changes nothing.
        guard var session = visit.kickSession,
            form["session"] == "\(session.start.secondsSinceEpoch)"
        else { return kicks }
        switch step {
        case .start, .discard:
            visit.discard(.kickSession)
            return kicks
        case .finish:
            session.take(form, now: visit.now, addsOne: false)
            return finish(session, then: place, by: &visit)
        case .back:
            session.take(form, now: visit.now, addsOne: false)
            if form["count"] == "\(session.kicks.count)" { session.unkick() }
        case .felt:
            session.take(form, now: visit.now, addsOne: true)
            if session.isDone { return finish(session, then: place, by: &visit) }
        }
        visit.keep(session)
        return kicks
    }

    private static func finish(_ session: KickSession, then place: Route, by visit: inout Visit) -> Answer {
        let event = HealthEvent(
            id: visit.newID(), moment: session.start, details: .kicks(session.count(now: visit.now)))
        let entries = visit.append([.putEvent(event)], from: .kickSession)
        return .redirect(to: place, changed: entries)
    }
}

extension KickSession {
    /// The seconds a page's clock may run ahead of this one.
    private static let tolerance = 5

    /// Takes what a page counted. Script sends all movements each time, as seconds from the start, so that one that was lost on
    /// the way comes with the next; without script the page says how many it shows, so that sending it twice counts once.
    fileprivate mutating func take(_ form: Form, now: Moment, addsOne: Bool) {
        guard let list = form["kicks"] else {
            if addsOne, form["count"] == "\(kicks.count)" { kick(at: now) }
            return
        }
        let longest = seconds(until: now) + Self.tolerance
        let parts = list.split(separator: ",").prefix(Self.target)
        let told = parts.compactMap { WholeText.read($0, in: 0...longest) }
        guard told.count == parts.count, told.count > kicks.count else { return }
        self = KickSession(start: start, kicks: told.sorted().map(start.advanced))
    }
}
