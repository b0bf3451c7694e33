import CorginaCore
import CorginaJournal
import CorginaScreens
import Hummingbird

/// The contraction timer. The start is kept the moment it is tapped; the contraction enters the diary when it has gone.
extension CorginaServer {
    func showContractions(to visitor: Visitor, changed: Substring?) async throws -> Response {
        answer(try await contractionsPage(of: visitor, changed: changed), to: visitor)
    }

    func contractionsPage(
        of visitor: Visitor, changed: Substring? = nil, fields: ReadingFields? = nil, errors: [FieldError] = []
    ) async throws -> ContractionsPage {
        let events = readings(.contractions, of: visitor)
        let latest = events.first { visitor.today - $0.moment.day <= 1 }
        return try shown(
            ContractionsPage(
                start: try await visitor.contractionStart(), events: events,
                pattern: visitor.diary.contractionPattern(now: visitor.now),
                answers: careAnswers(to: latest, of: visitor), pregnancy: visitor.diary.currentPregnancy,
                profile: visitor.profile, now: visitor.now, fields: fields,
                errors: errors, toast: toast(changed, back: .kind(.contractions), for: visitor)))
    }

    func time(_ step: ContractionStep, _ form: Form, by visitor: Visitor) async throws -> Response {
        guard visitor.diary.currentPregnancy != nil else { throw ServerError.notFound }
        let contractions = Route.measurements(.kind(.contractions))
        let start = try await visitor.contractionStart()
        switch step {
        case .advice: return try await saveAdvice(form, by: visitor)
        case .start:
            if start == nil { try await visitor.keepContraction(from: tapped(form, visitor)) }
            return .redirect(to: contractions.path)
        case .stop, .discard:
            // A page of an earlier contraction, or one that was sent twice, changes nothing.
            guard let start, form["began"] == "\(start.secondsSinceEpoch)" else {
                return .redirect(to: contractions.path)
            }
            guard step == .stop else {
                try await visitor.journal.discard(.contractionStart)
                return .redirect(to: contractions.path)
            }
            let seconds = max(1, tapped(form, visitor).secondsSinceEpoch - start.secondsSinceEpoch)
            let event = HealthEvent(
                id: surroundings.newID(), moment: start, details: .contraction(Contraction(seconds: seconds)))
            let entries = try await append([.putEvent(event)], from: .contractionStart, by: visitor)
            return .redirect(to: address(of: contractions, changed: entries))
        }
    }

    /// The longest a tap may have waited for a connection, in seconds.
    private static let longestWait = 3_600

    /// When she tapped: before now by what script says it waited for a connection.
    private func tapped(_ form: Form, _ visitor: Visitor) -> Moment {
        let ago = form.whole("ago", in: 0...Int.max) ?? 0
        return visitor.now.advanced(bySeconds: -min(ago, Self.longestWait))
    }

    private func saveAdvice(_ form: Form, by visitor: Visitor) async throws -> Response {
        var profile = visitor.profile
        let contractions = Route.measurements(.kind(.contractions))
        guard let advice = form["advice"].flatMap(ContractionPattern.Advice.init), advice != profile.contractionAdvice
        else { return .redirect(to: contractions.path) }
        profile.contractionAdvice = advice
        return .redirect(to: address(of: contractions, changed: try await append([.putProfile(profile)], by: visitor)))
    }
}
