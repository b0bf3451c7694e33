import CorginaCore
import CorginaJournal

/// Her supplements: the list, one of them, and what is on Today.
enum SupplementRoom {
    static func show(_ place: SupplementPlace, to visit: Visit, changed: [EntryID]) throws(RoomError) -> Answer {
        switch place {
        case .list: showSupplements(to: visit, changed: changed)
        case .add:
            Answer(
                AddSupplementPage(
                    list: visit.diary.supplements, speaksOfPregnancy: visit.speaksOfPregnancy, english: visit.english))
        case .addOwn, .addCommon: Answer(newSupplementPage(at: place, for: visit))
        case .one(let id): Answer(try supplementPage(id, for: visit, changed: changed))
        case .edit(let id): Answer(try editSupplementPage(id, for: visit))
        case .dose(let slot): Answer(try dosePage(slot, for: visit))
        case .course, .extra, .removal: throw .notFound
        }
    }

    static func accept(_ form: Form, at place: SupplementPlace, by visit: inout Visit) throws(RoomError) -> Answer {
        switch place {
        case .addOwn, .addCommon: addSupplement(form, at: place, by: &visit)
        case .edit(let id): try saveSupplement(id, form, by: &visit)
        case .course(let id): try changeCourse(of: id, form, by: &visit)
        case .extra(let id): try takeExtra(id, by: &visit)
        case .removal(let id): removeSupplement(id, by: &visit)
        case .dose(let slot): try recordDose(slot, form, by: &visit)
        case .list, .add, .one: throw RoomError.notFound
        }
    }

    private static func showSupplements(to visit: Visit, changed: [EntryID]) -> Answer {
        let (diary, today, now) = (visit.diary, visit.today, visit.now)
        let week = (0..<7).reversed().map { back in
            (day: today - back, tally: diary.supplementDay(on: today - back, now: now).tally)
        }
        var page = SupplementsPage(
            list: diary.supplements, day: diary.supplementDay(on: today, now: now),
            yesterday: diary.supplementDay(on: today - 1, now: now), week: week, advice: advice(for: visit), now: now,
            english: visit.english, toast: Toast(for: changed, in: diary, back: .supplements(.list)))
        page.arrive(Set(changed.compactMap { supplement(in: diary.inverse(of: $0)) }))
        return Answer(page)
    }

    /// The supplement that would be changed back; a dose is another kind of record.
    private static func supplement(in inverse: Change?) -> RecordID? {
        switch inverse {
        case .putSupplement(let supplement): supplement.id
        case .remove(let id): id
        default: nil
        }
    }

    /// Everything there is to mind today, as planned and as taken.
    private static func advice(for visit: Visit) -> SupplementAdvice {
        let (diary, today) = (visit.diary, visit.today)
        return SupplementAdvice(
            limits: SupplementAdvice.limits(
                planned: diary.plannedUpperLimitWarnings(on: today), taken: diary.upperLimitWarnings(on: today)),
            list: diary.listAdvice(on: today),
            spacing: diary.plannedSpacingAdvice(on: today) + diary.spacingAdvice(on: today),
            speaksOfPregnancy: visit.speaksOfPregnancy)
    }

    static func supplementPage(_ id: RecordID, for visit: Visit, changed: [EntryID] = []) throws(RoomError)
        -> SupplementPage
    {
        guard let supplement = visit.diary.supplement(id) else { throw .notFound }
        let (diary, today, now) = (visit.diary, visit.today, visit.now)
        let records = diary.doseRecords(on: (today - SupplementPage.daysOfHistory)...today)
        let days = (0...SupplementPage.daysOfHistory).map {
            DoseDay(supplement, on: today - $0, records: records, now: now)
        }
        return SupplementPage(
            supplement, days: days, stock: (diary.piecesLeft(of: supplement), diary.daysLeft(of: supplement)),
            advice: advice(on: supplement, for: visit), speaksOfPregnancy: visit.speaksOfPregnancy, now: now,
            english: visit.english, toast: Toast(for: changed, in: diary, back: .supplements(.one(id))))
    }

    /// What of today's advice is about this one.
    private static func advice(on supplement: Supplement, for visit: Visit) -> SupplementAdvice {
        let (diary, today, name) = (visit.diary, visit.today, supplement.name)
        let limits = SupplementAdvice.limits(
            planned: diary.plannedUpperLimitWarnings(on: today), taken: diary.upperLimitWarnings(on: today))
        let spacing = diary.plannedSpacingAdvice(on: today) + diary.spacingAdvice(on: today)
        return SupplementAdvice(
            limits: limits.filter { $0.fromSupplements.contains { $0.name == name } },
            list: diary.listAdvice(on: today).filter { [$0.first.id, $0.second.id].contains(supplement.id) },
            spacing: spacing.filter { $0.first.name == name || $0.second.name == name },
            speaksOfPregnancy: visit.speaksOfPregnancy)
    }

    /// The doses of a day, as it stands now.
    static func dosesPart(on day: CalendarDay, of visit: Visit) -> DosesPart {
        DosesPart(
            visit.diary.supplementDay(on: day, now: visit.now), isEmpty: visit.diary.supplements.isEmpty,
            now: visit.now, english: visit.english)
    }
}
