import CorginaCore
import CorginaJournal

/// The contraction timer. The start is kept the moment it is tapped; the contraction enters the diary when it has gone.
extension MeasurementRoom {
    static func showContractions(to visit: Visit, changed: [EntryID]) throws(RoomError) -> Answer {
        Answer(try contractionsPage(of: visit, changed: changed))
    }

    static func contractionsPage(
        of visit: Visit, changed: [EntryID] = [], fields: ReadingFields? = nil, errors: [FieldError] = []
    ) throws(RoomError) -> ContractionsPage {
        let events = readings(.contractions, of: visit)
        let latest = events.first { visit.today - $0.moment.day <= 1 }
        return try found(
            ContractionsPage(
                start: visit.contractionStart, events: events,
                pattern: visit.diary.contractionPattern(now: visit.now),
                answers: careAnswers(to: latest, of: visit), pregnancy: visit.diary.currentPregnancy,
                profile: visit.profile, now: visit.now, fields: fields,
                errors: errors, toast: toast(changed, back: .kind(.contractions), for: visit)))
    }

    static func time(_ step: ContractionStep, _ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        guard visit.diary.currentPregnancy != nil else { throw RoomError.notFound }
        let contractions = Route.measurements(.kind(.contractions))
        let start = visit.contractionStart
        switch step {
        case .advice: return saveAdvice(form, by: &visit)
        case .start:
            if start == nil { visit.keepContraction(from: tapped(form, visit)) }
            return .redirect(to: contractions)
        case .stop, .discard:
            // A page of an earlier contraction, or one that was sent twice, changes nothing.
            guard let start, form["began"] == "\(start.secondsSinceEpoch)" else {
                return .redirect(to: contractions)
            }
            guard step == .stop else {
                visit.discard(.contractionStart)
                return .redirect(to: contractions)
            }
            let seconds = max(1, tapped(form, visit).seconds(since: start))
            let event = HealthEvent(
                id: visit.newID(), moment: start, details: .contraction(Contraction(seconds: seconds)))
            let entries = visit.append([.putEvent(event)], from: .contractionStart)
            return .redirect(to: contractions, changed: entries)
        }
    }

    /// The longest a tap may have waited for a connection, in seconds.
    private static let longestWait = 3_600

    /// When she tapped: before now by what script says it waited for a connection.
    private static func tapped(_ form: Form, _ visit: Visit) -> Moment {
        let ago = form.whole("ago", in: 0...Int64.max) ?? 0
        return visit.now.advanced(bySeconds: -min(Int(clamping: ago), Self.longestWait))
    }

    private static func saveAdvice(_ form: Form, by visit: inout Visit) -> Answer {
        var profile = visit.profile
        let contractions = Route.measurements(.kind(.contractions))
        guard let advice = form["advice"].flatMap(ContractionPattern.Advice.init), advice != profile.contractionAdvice
        else { return .redirect(to: contractions) }
        profile.contractionAdvice = advice
        return .redirect(to: contractions, changed: visit.append([.putProfile(profile)]))
    }
}
