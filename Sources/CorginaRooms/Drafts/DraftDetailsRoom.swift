import CorginaCore
import CorginaLanguage

/// Correcting an event of a draft: what its kind asks for, its day and time, tags and a note.
enum DraftDetailsRoom {
    static func showDetails(ofEvent event: Int, in id: RecordID, to visit: Visit) throws(RoomError) -> Answer {
        let draft = try DraftRoom.draft(id, of: visit)
        return Answer(try detailsPage(ofEvent: event, in: draft, id: id, to: visit))
    }

    static func editDetails(
        ofEvent event: Int, in id: RecordID, _ form: Form, by visit: inout Visit
    ) throws(RoomError) -> Answer {
        let draft = try DraftRoom.draft(id, of: visit)
        guard draft.events.indices.contains(event) else { throw RoomError.draftGone }
        let edit: (inout Draft) -> Void
        do throws(FormRefusal) {
            let before = draft.events[event].draft
            let read = try DetailsForm(
                form, of: before.content, until: latestDay(of: before, for: visit), profile: visit.profile)
            let moment = visit.moment(day: read.day, time: read.time)
            let asked = visit
            edit = { draft in
                draft.setNotes(read.notes, ofEvent: event)
                draft.setTags(read.tags, ofEvent: event)
                if let content = read.content { draft.setContent(content, ofEvent: event) }
                if let type = read.mealType { draft.setMealType(type, ofEvent: event) }
                DraftDoses.setDose(form["slot"], at: moment, ofEvent: event, in: &draft, for: asked)
                draft.setMoment(moment, ofEvent: event)
            }
        } catch {
            var page = try detailsPage(ofEvent: event, in: draft, id: id, to: visit)
            (page.day, page.time) = (form["day"] ?? "", form["time"] ?? "")
            (page.notes, page.tags) = (form["notes"] ?? "", form["tags"] ?? "")
            page.fields.keep(form)
            page.dose = form["slot"] ?? page.dose
            page.errors = error.errors
            return Answer(page, .refused)
        }
        return try DraftRoom.editDraft(id, by: &visit, edit)
    }

    private static func detailsPage(
        ofEvent event: Int, in draft: Draft, id: RecordID, to visit: Visit
    ) throws(RoomError) -> DetailsPage {
        guard draft.events.indices.contains(event) else { throw .draftGone }
        let edited = draft.events[event]
        var page = DetailsPage(
            draft: id, event: event, behind: TodayRoom.page(behind: draft, of: visit), name: edited.draft.name,
            fields: KindFields(edited.draft.content, units: visit.profile.units),
            day: edited.draft.moment.day.description, time: edited.draft.moment.time.description, notes: edited.words,
            tags: EventTags.text(of: edited.tags), latestDay: latestDay(of: edited.draft, for: visit).description)
        page.fields.symptom?.speaksOfPregnancy = visit.speaksOfPregnancy
        (page.doses, page.dose) = DraftDoses.doses(for: edited.draft, of: visit)
        return page
    }

    /// A year ahead for a visit, today for anything else; the day it already has can always stay.
    private static func latestDay(of draft: EventDraft, for visit: Visit) -> CalendarDay {
        max(visit.today + (draft.content.liesAhead ? 365 : 0), draft.moment.day)
    }
}

extension Draft.Event {
    /// What is written in its field for words: a note's own come first.
    fileprivate var words: String {
        guard case .note(let words) = draft.content, !words.isEmpty else { return notes }
        return notes.isEmpty ? words : words + "\n" + notes
    }
}

extension EventDraft.Content {
    /// Only a visit may lie in the future.
    var liesAhead: Bool {
        if case .other(.appointment) = self { true } else { false }
    }
}
