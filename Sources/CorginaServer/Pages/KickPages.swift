import CorginaCore
import CorginaJournal
import CorginaScreens
import Hummingbird

/// The kick counter. A count that goes on is kept with each movement, and enters the diary at the tenth.
extension CorginaServer {
    func showKicks(to visitor: Visitor, changed: Substring?) async throws -> Response {
        answer(try await kicksPage(of: visitor, changed: changed), to: visitor)
    }

    func kicksPage(
        of visitor: Visitor, changed: Substring? = nil, fields: ReadingFields? = nil, errors: [FieldError] = []
    ) async throws -> KicksPage {
        let events = readings(.kicks, of: visitor)
        let habit = visitor.diary.kickHabit(before: events.first?.moment.day ?? visitor.today)
        return try shown(
            KicksPage(
                session: try await visitor.kickSession(), events: events, habit: habit,
                pregnancy: visitor.diary.currentPregnancy, profile: visitor.profile, now: visitor.now, fields: fields,
                errors: errors, toast: toast(changed, back: .kind(.kicks), for: visitor)))
    }

    func count(_ step: KickStep, _ form: Form, by visitor: Visitor) async throws -> Response {
        guard visitor.diary.currentPregnancy != nil else { throw ServerError.notFound }
        let kicks = Response.redirect(to: Route.measurements(.kind(.kicks)).path)
        guard step != .start else {
            if try await visitor.kickSession() == nil { try await visitor.keep(KickSession(start: visitor.now)) }
            return kicks
        }
        // A page of an earlier count, or one that was sent twice, changes nothing.
        guard var session = try await visitor.kickSession(),
            form["session"] == "\(session.start.secondsSinceEpoch)"
        else { return kicks }
        switch step {
        case .start, .discard:
            try await visitor.journal.discard(.kickSession)
            return kicks
        case .finish:
            session.take(form, now: visitor.now, addsOne: false)
            return try await finish(session, by: visitor)
        case .back:
            session.take(form, now: visitor.now, addsOne: false)
            if form["count"] == "\(session.kicks.count)" { session.unkick() }
        case .felt:
            session.take(form, now: visitor.now, addsOne: true)
            if session.isDone { return try await finish(session, by: visitor) }
        }
        try await visitor.keep(session)
        return kicks
    }

    private func finish(_ session: KickSession, by visitor: Visitor) async throws -> Response {
        let event = HealthEvent(
            id: surroundings.newID(), moment: session.start, details: .kicks(session.count(now: visitor.now)))
        let entries = try await append([.putEvent(event)], from: .kickSession, by: visitor)
        return .redirect(to: address(of: .measurements(.kind(.kicks)), changed: entries))
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
