import CorginaCore
import CorginaJournal

/// Her lists, to look at.
enum ChecklistRoom {
    static func show(_ place: ChecklistPlace, to visit: Visit, changed: [EntryID]) throws(RoomError) -> Answer {
        switch place {
        case .list: Answer(listsPage(of: visit, toast: toast(changed, back: .list, for: visit)))
        case .one(let id):
            Answer(try listPage(id, of: visit, toast: toast(changed, back: .one(id), for: visit)))
        case .edit(let id):
            Answer(ChecklistEditPage(try list(id, of: visit), toast: toast(changed, back: .edit(id), for: visit)))
        case .tick, .archive, .remove: throw RoomError.notFound
        }
    }

    /// - Throws: `notFound` when there is no such list.
    static func list(_ id: RecordID, of visit: Visit) throws(RoomError) -> Checklist {
        guard let list = visit.preparations.checklist(id) else { throw .notFound }
        return list
    }

    static func listPage(_ id: RecordID, of visit: Visit, toast: Toast? = nil) throws(RoomError) -> ChecklistPage {
        let list = try list(id, of: visit)
        return ChecklistPage(list, isQuiet: visit.preparations.isQuiet(list), toast: toast)
    }

    static func listsPage(of visit: Visit, toast: Toast? = nil) -> ChecklistsPage {
        let prepared = visit.preparations
        let all = prepared.checklists
        let open = all.filter { !prepared.isQuiet($0) }
        let begun = Set(open.compactMap { $0.start })
        let starts = visit.speaksOfPregnancy ? Checklist.Start.allCases.filter { !begun.contains($0) } : []
        return ChecklistsPage(
            lists: open.map { ChecklistsPage.Row($0) },
            starts: starts.map { start in
                let words = StartingList(start: start)
                return ChecklistsPage.Start(
                    start: start, name: visit.english.spelled(words.name),
                    purpose: visit.english.spelled(words.purpose))
            },
            quiet: all.filter { prepared.isQuiet($0) }.map { ChecklistsPage.Row($0) },
            offersPlan: visit.isExpecting || prepared.currentBirthPlan != nil,
            plan: prepared.currentBirthPlan.map { counted($0.answers.count, "topic") + " answered" } ?? "",
            earlierPlans: prepared.earlierBirthPlans.map { $0.id },
            hasPhotos: visit.speaksOfPregnancy && visit.diary.currentPregnancy == nil
                && !BumpPhotos(in: visit.diary).events.isEmpty,
            hasQuietPhotos: !visit.speaksOfPregnancy && !BumpPhotos(in: visit.diary).events.isEmpty, name: "",
            errors: [], toast: toast)
    }

    /// The lists that belong on Today, with what is left on them: those of Corgina's that are near, begun and not finished.
    static func rows(on day: CalendarDay, of visit: Visit) -> [ChecklistRow] {
        guard let pregnancy = visit.diary.latestPregnancy else { return [] }
        let prepared = visit.preparations
        return prepared.checklists.filter { list in
            guard let start = list.start, !prepared.isQuiet(list), !list.isFinished else { return false }
            return start.isNear(pregnancy, on: day)
        }.map { ChecklistRow($0) }
    }

    /// Whether Today leads to her lists: while a pregnancy is spoken of, and else where she has some that are not quiet.
    static func isOffered(to visit: Visit) -> Bool {
        let prepared = visit.preparations
        return visit.speaksOfPregnancy || prepared.checklists.contains { !prepared.isQuiet($0) }
    }

    /// What was just changed, with an Undo that comes back here; a list that Undo takes away leads to the others.
    private static func toast(_ changed: [EntryID], back: ChecklistPlace, for visit: Visit) -> Toast? {
        let isNew = changed.compactMap(visit.diary.inverse).contains { if case .remove = $0 { true } else { false } }
        return Toast(for: changed, in: visit.diary, back: .checklists(isNew ? .list : back))
    }
}

extension Visit {
    /// All her lists, those put away too.
    package var lists: [Checklist] { preparations.checklists }

    /// Her lists and birth plans.
    var preparations: Preparations { Preparations(in: diary) }
}
