import CorginaCore
import CorginaJournal

/// Her birth plan: to read, to write a topic at a time, to remove.
enum BirthPlanRoom {
    static func show(_ place: BirthPlanPlace, to visit: Visit, changed: [EntryID]) throws(RoomError) -> Answer {
        let toast = Toast(for: changed, in: visit.diary, back: .birthPlan(.current))
        switch place {
        case .current:
            guard isOffered(to: visit) else { return .redirect(to: .checklists(.list)) }
            return Answer(page(plan(of: visit), of: visit, isOpen: true, toast: toast))
        case .topic(let topic):
            guard isOffered(to: visit) else { return .redirect(to: .checklists(.list)) }
            return Answer(BirthPlanTopicPage(topic, plan(of: visit)?[topic], english: visit.english))
        case .one(let id):
            guard let plan = visit.preparations.birthPlan(id) else { throw .notFound }
            return Answer(
                page(plan, of: visit, isOpen: plan.id == visit.preparations.currentBirthPlan?.id, toast: toast))
        case .remove: throw RoomError.notFound
        }
    }

    static func accept(_ form: Form, at place: BirthPlanPlace, by visit: inout Visit) throws(RoomError) -> Answer {
        switch place {
        case .topic(let topic): write(topic, form, by: &visit)
        case .remove(let id): remove(id, by: &visit)
        case .current, .one: throw RoomError.notFound
        }
    }

    /// Whether there is a birth to plan, or a plan of it: after a loss nobody is asked for one.
    private static func isOffered(to visit: Visit) -> Bool { visit.speaksOfPregnancy || plan(of: visit) != nil }

    /// The plan for the birth at hand; `nil` before she wrote one.
    private static func plan(of visit: Visit) -> BirthPlan? { visit.preparations.currentBirthPlan }

    private static func page(_ plan: BirthPlan?, of visit: Visit, isOpen: Bool, toast: Toast?) -> BirthPlanPage {
        BirthPlanPage(plan, name: visit.profile.firstName, isOpen: isOpen, english: visit.english, toast: toast)
    }

    private static func write(_ topic: BirthPlan.Topic, _ form: Form, by visit: inout Visit) -> Answer {
        let answer: BirthPlan.Answer
        do { answer = try BirthPlanForm.answer(form, to: topic) } catch {
            let page = BirthPlanTopicPage(
                topic, BirthPlanForm.typed(form, to: topic), english: visit.english, errors: error.errors)
            return Answer(page, .refused)
        }
        var plan = plan(of: visit) ?? BirthPlan(id: visit.newID(), pregnancy: visit.diary.currentPregnancy?.id)
        plan.set(answer)
        let next = form.contains("next") ? topic.next : nil
        let place = Route.birthPlan(next.map { .topic($0) } ?? .current)
        let before = visit.preparations.birthPlan(plan.id)
        guard plan.answers != before?.answers ?? [] else { return .redirect(to: place) }
        let entries = visit.append([.putBirthPlan(plan)])
        // On the way through the topics nothing needs to be said of each.
        return next == nil ? .redirect(to: place, changed: entries) : .redirect(to: place)
    }

    private static func remove(_ id: RecordID, by visit: inout Visit) -> Answer {
        guard visit.preparations.birthPlan(id) != nil else { return .redirect(to: .checklists(.list)) }
        return .redirect(to: .checklists(.list), changed: visit.append([.remove(id)]))
    }
}
