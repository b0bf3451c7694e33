import CorginaCore
import CorginaJournal

/// What asks for a call, on Today.
extension TodayRoom {
    /// What was just logged and should not wait, and what asked for a call before and has no answer yet.
    ///
    /// - Parameter arrived: what was logged without a connection and nobody has looked at.
    static func care(for changed: [EntryID], and arrived: [HealthEvent] = [], of visit: Visit) -> CareNotice? {
        let fresh = CareNotice.notice(for: changed, and: arrived, of: visit)
        let open = CareFlag.open(in: visit.diary, at: visit.now)
        var answers = fresh?.answers ?? []
        answers += open.flatMap { $0.answers }.filter { $0.level >= .callSameDay && !answers.contains($0) }
        var notice = CareNotice(
            answers.mostPressingFirst(), afterLoss: !visit.speaksOfPregnancy, english: visit.english)
        notice?.isStanding = fresh == nil
        notice?.response = response(to: open, of: visit)
        return notice
    }

    /// What she can do about a reading and say of it, where it still asks for a call.
    static func careResponse(to event: HealthEvent?, of visit: Visit) -> CareResponse? {
        let open = CareFlag.open(in: visit.diary, at: visit.now)
        return open.contains { $0.event.id == event?.id } ? response(to: open, of: visit) : nil
    }

    private static func response(to open: [CareFlag], of visit: Visit) -> CareResponse? {
        guard !open.isEmpty else { return nil }
        return CareResponse(phone: visit.profile.providerPhone, entries: open.map { entryWords($0.event, visit) })
    }

    private static func entryWords(_ event: HealthEvent, _ visit: Visit) -> String {
        let words = EventWords(event.details, units: visit.profile.units, english: visit.english)
        let when = visit.english.relative(event.moment, to: visit.today)
        let what = [words.title, words.detail].filter { !$0.isEmpty }.joined(separator: " ")
        return "\(what), \(when.prefix(1).lowercased() + when.dropFirst())"
    }

    /// Keeps what she did about all that is open, an entry a sign.
    static func answerCare(_ form: Form, by visit: inout Visit) -> Answer {
        let open = CareFlag.open(in: visit.diary, at: visit.now)
        guard let deed = form["did"].flatMap(CareResponse.Deed.init), !open.isEmpty else {
            return .redirect(to: .today)
        }
        return log(open.map { $0.response(deed.note(about: $0.sign), at: visit.now) }, by: &visit)
    }
}
