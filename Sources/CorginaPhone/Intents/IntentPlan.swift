import CorginaCore
import CorginaJournal
import CorginaLanguage
import CorginaRooms

/// From what she says to Siri to entries: the rooms understand it, and this says what comes next. What is understood without a doubt
/// is logged at once, as the seeds ask; what is in doubt is asked, or goes on in the app.
///
/// The effects a visit has collected are performed after each step.
public struct IntentPlan {
    private let room: HeardRoom

    /// - Parameters:
    ///   - mayRead: whether what the diary holds may be said aloud: not on a locked phone.
    ///   - newID: the id of the event of that place, from 0, in the draft of that id; the same each time it is asked.
    public init(mayRead: Bool, newID: @escaping (RecordID, Int) -> RecordID) {
        room = HeardRoom(mayRead: mayRead, newID: newID)
    }

    /// The first step.
    ///
    /// - Parameters:
    ///   - said: her words; `nil` where she has said none.
    ///   - id: of the draft, should one wait.
    public func begin(
        _ intent: PhoneIntent, _ said: String?, as id: RecordID, by visit: inout Visit
    ) -> IntentStep {
        if let told = told(intent, to: visit) { return told }
        let words = Form.withoutControls(said ?? "")
        guard words.contains(where: { !$0.isWhitespace }) else {
            return IntentStep(.ask, intent.prompt ?? PhoneWords.askAgain)
        }
        guard words.unicodeScalars.count <= DraftRoom.longestSentence else {
            return IntentStep(.refused, PhoneWords.tooLong)
        }
        do throws(RoomError) {
            return try next(after: try heard(intent, words, as: id, by: &visit), by: &visit)
        } catch {
            return Self.refused(error)
        }
    }

    /// Her answer to a question. One that is none of the choices changes nothing; then the question is asked again by whoever asked.
    ///
    /// - Returns: `nil` where it is none of the choices.
    public func answer(_ choice: String, to draft: RecordID, by visit: inout Visit) -> IntentStep? {
        do throws(RoomError) {
            guard let heard = try room.answer(choice, to: draft, by: &visit) else { return nil }
            return try next(after: heard, by: &visit)
        } catch {
            return Self.refused(error)
        }
    }

    /// Her yes.
    public func confirm(_ draft: RecordID, by visit: inout Visit) -> IntentStep {
        do throws(RoomError) { return try log(draft, by: &visit) } catch { return Self.refused(error) }
    }

    /// Her no.
    public func discard(_ draft: RecordID, by visit: inout Visit) -> IntentStep {
        HeardRoom.discard(draft, by: &visit)
        return IntentStep(.told, PhoneWords.discarded)
    }

    /// While her diary is closed: nothing is heard, and nothing kept.
    public static let closed = IntentStep(.review(.today), PhoneWords.closed)
}

extension IntentPlan {
    /// Her words alone, or where they say nothing after the command that the intent stands for.
    private func heard(
        _ intent: PhoneIntent, _ words: String, as id: RecordID, by visit: inout Visit
    ) throws(RoomError) -> HeardAnswer {
        var first = visit
        let answer = try room.hear(words, at: visit.now, as: id, by: &first)
        guard Self.isNote(answer), let command = intent.command else {
            visit = first
            return answer
        }
        var second = visit
        let again = try room.hear("\(command) \(words)", at: visit.now, as: id, by: &second)
        let isBetter = !Self.isNote(again) && again.draft != nil
        visit = isBetter ? second : first
        return isBetter ? again : answer
    }

    private func next(after answer: HeardAnswer, by visit: inout Visit) throws(RoomError) -> IntentStep {
        guard let draft = answer.draft else { return IntentStep(.told, answer.spoken) }
        let snippet = IntentSnippet(answer.events, units: answer.units, english: visit.english)
        if let question = answer.question {
            let choices = question.choices.map { IntentStep.Choice(id: $0.id, words: $0.say) }
            return IntentStep(
                .choose(choices), "\(answer.spoken) \(question.ask)", draft: draft, snippet: snippet)
        }
        if Self.isNote(answer) { return IntentStep(.confirm, answer.spoken, draft: draft, snippet: snippet) }
        if isInDoubt(answer) {
            let dialog = "\(answer.spoken) \(PhoneWords.review(Self.count(answer)))"
            return IntentStep(.review(answer.place), dialog, draft: draft, snippet: snippet)
        }
        return try log(draft, by: &visit)
    }

    private func log(_ draft: RecordID, by visit: inout Visit) throws(RoomError) -> IntentStep {
        let changes = try room.confirm(draft, for: visit)
        visit.append(changes, from: draft)
        let events = changes.compactMap { change -> HealthEvent? in
            if case .putEvent(let event) = change { event } else { nil }
        }
        let said = SaidAnswer(
            sentence: "", events: events, isUnderstood: true, notUnderstood: [], question: nil, pleaseCheck: [],
            care: CareNotice(
                visit.diary.careAnswers(to: events), afterLoss: !visit.speaksOfPregnancy, english: visit.english),
            units: visit.profile.units, english: visit.english, today: visit.today)
        return IntentStep(
            .logged, said.spoken, snippet: IntentSnippet(events, units: visit.profile.units, english: visit.english))
    }

    /// What asks for nothing but an answer, or opens the app.
    private func told(_ intent: PhoneIntent, to visit: Visit) -> IntentStep? {
        if let place = intent.opens { return IntentStep(.review(place), intent.title) }
        guard intent.prompt == nil else { return nil }
        guard room.mayRead else { return IntentStep(.refused, PhoneWords.unlock) }
        let figures = TodayFigures(visit.diary, now: visit.now)
        guard intent == .howFarAlong else { return IntentStep(.told, figures.spoken) }
        return IntentStep(.told, figures.words(for: .pregnancy) ?? PhoneWords.noPregnancy)
    }

    /// What should not wait is read aloud and shown in the app, where she can answer it.
    private func isInDoubt(_ answer: HeardAnswer) -> Bool {
        !answer.pleaseCheck.isEmpty || !answer.notUnderstood.isEmpty || answer.care != nil
    }

    private static func isNote(_ answer: HeardAnswer) -> Bool {
        !answer.events.isEmpty && answer.events.allSatisfy { $0.details.kind == .note }
    }

    /// How many things were found: foods, and everything else.
    private static func count(_ answer: HeardAnswer) -> Int {
        answer.events.reduce(0) { count, event in
            if case .meal(let meal) = event.details { count + meal.items.count } else { count + 1 }
        }
    }

    private static func refused(_ error: RoomError) -> IntentStep {
        if case .implausible(let figure) = error { return IntentStep(.refused, figure.description) }
        return IntentStep(.refused, error == .draftGone ? PhoneWords.gone : PhoneWords.notUnderstood)
    }
}
