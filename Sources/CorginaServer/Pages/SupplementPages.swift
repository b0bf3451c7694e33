import CorginaCore
import CorginaJournal
import CorginaScreens
import HTTPTypes
import Hummingbird

/// Her supplements: the list, one of them, and what is on Today.
extension CorginaServer {
    func show(_ place: SupplementPlace, to visitor: Visitor, changed: Substring?) throws(ServerError) -> Response {
        switch place {
        case .list: showSupplements(to: visitor, changed: entries(changed))
        case .add:
            answer(
                AddSupplementPage(list: visitor.diary.supplements, speaksOfPregnancy: visitor.speaksOfPregnancy),
                to: visitor)
        case .addOwn, .addCommon: answer(newSupplementPage(at: place, for: visitor), to: visitor)
        case .one(let id): answer(try supplementPage(id, for: visitor, changed: entries(changed)), to: visitor)
        case .edit(let id): answer(try editSupplementPage(id, for: visitor), to: visitor)
        case .dose(let slot): answer(try dosePage(slot, for: visitor), to: visitor)
        case .course, .extra, .removal: throw .notFound
        }
    }

    func accept(_ form: Form, at place: SupplementPlace, by visitor: Visitor) async throws -> Response {
        switch place {
        case .addOwn, .addCommon: try await addSupplement(form, at: place, by: visitor)
        case .edit(let id): try await saveSupplement(id, form, by: visitor)
        case .course(let id): try await changeCourse(of: id, form, by: visitor)
        case .extra(let id): try await takeExtra(id, by: visitor)
        case .removal(let id): try await removeSupplement(id, by: visitor)
        case .dose(let slot): try await recordDose(slot, form, by: visitor)
        case .list, .add, .one: throw ServerError.notFound
        }
    }

    private func showSupplements(to visitor: Visitor, changed: [EntryID]) -> Response {
        let (diary, today, now) = (visitor.diary, visitor.today, visitor.now)
        let week = (0..<7).reversed().map { back in
            (day: today - back, tally: diary.supplementDay(on: today - back, now: now).tally)
        }
        let page = SupplementsPage(
            list: diary.supplements, day: diary.supplementDay(on: today, now: now),
            yesterday: diary.supplementDay(on: today - 1, now: now), week: week, advice: advice(for: visitor), now: now,
            toast: toast(for: changed, in: diary, back: .supplements(.list)))
        return answer(page, to: visitor)
    }

    /// Everything there is to mind today, as planned and as taken.
    private func advice(for visitor: Visitor) -> SupplementAdvice {
        let (diary, today) = (visitor.diary, visitor.today)
        return SupplementAdvice(
            limits: SupplementAdvice.limits(
                planned: diary.plannedUpperLimitWarnings(on: today), taken: diary.upperLimitWarnings(on: today)),
            list: diary.listAdvice(on: today),
            spacing: diary.plannedSpacingAdvice(on: today) + diary.spacingAdvice(on: today),
            speaksOfPregnancy: visitor.speaksOfPregnancy)
    }

    func supplementPage(_ id: RecordID, for visitor: Visitor, changed: [EntryID] = []) throws(ServerError)
        -> SupplementPage
    {
        guard let supplement = visitor.diary.supplement(id) else { throw .notFound }
        let (diary, today, now) = (visitor.diary, visitor.today, visitor.now)
        let records = diary.doseRecords(on: (today - SupplementPage.daysOfHistory)...today)
        let days = (0...SupplementPage.daysOfHistory).map {
            DoseDay(supplement, on: today - $0, records: records, now: now)
        }
        return SupplementPage(
            supplement, days: days, stock: (diary.piecesLeft(of: supplement), diary.daysLeft(of: supplement)),
            advice: advice(on: supplement, for: visitor), speaksOfPregnancy: visitor.speaksOfPregnancy, now: now,
            toast: toast(for: changed, in: diary, back: .supplements(.one(id))))
    }

    /// What of today's advice is about this one.
    private func advice(on supplement: Supplement, for visitor: Visitor) -> SupplementAdvice {
        let (diary, today, name) = (visitor.diary, visitor.today, supplement.name)
        let limits = SupplementAdvice.limits(
            planned: diary.plannedUpperLimitWarnings(on: today), taken: diary.upperLimitWarnings(on: today))
        let spacing = diary.plannedSpacingAdvice(on: today) + diary.spacingAdvice(on: today)
        return SupplementAdvice(
            limits: limits.filter { $0.fromSupplements.contains { $0.name == name } },
            list: diary.listAdvice(on: today).filter { [$0.first.id, $0.second.id].contains(supplement.id) },
            spacing: spacing.filter { $0.first.name == name || $0.second.name == name },
            speaksOfPregnancy: visitor.speaksOfPregnancy)
    }

    func supplementsCard(for visitor: Visitor) -> SupplementsCard {
        SupplementsCard(
            visitor.diary.supplementDay(on: visitor.today, now: visitor.now),
            isEmpty: visitor.diary.supplements.isEmpty,
            now: visitor.now)
    }
}
