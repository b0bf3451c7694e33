import CorginaCore
import CorginaJournal

/// What was just done to a supplement or a dose.
struct SupplementToast {
    let diary: Diary

    /// What was just done to a supplement or a dose, by the change that would take it back; `nil` for anything else.
    func words(undoneBy inverse: Change) -> String? {
        switch inverse {
        case .remove(let id):
            if let supplement = diary.supplement(id) { return "\(supplement.name) is on your list" }
            if let event = diary.event(id), let record = event.doseRecord { return words(for: record) }
            if let dose = diary.skippedDose(id) { return "\(name(of: dose.slot.supplement)) skipped" }
            return nil
        case .putSupplement(let before):
            guard let after = diary.supplement(before.id) else { return "\(before.name) removed from your list" }
            return words(from: before, to: after)
        case .putEvent(let before):
            guard let record = before.doseRecord, let slot = record.slot else { return nil }
            if diary.skippedDose(slot.recordID) != nil { return "\(name(of: slot.supplement)) skipped" }
            return diary.event(before.id) == nil ? "\(name(of: slot.supplement)): not taken" : "Time changed"
        case .putSkippedDose(let dose):
            return diary.event(dose.id) == nil
                ? "\(name(of: dose.slot.supplement)): not taken" : "\(name(of: dose.slot.supplement)) marked as taken"
        default: return nil
        }
    }

    private func words(for record: DoseRecord) -> String {
        record.slot == nil
            ? "Extra dose of \(name(of: record.supplement)) logged" : "\(name(of: record.supplement)) marked as taken"
    }

    private func words(from before: Supplement, to after: Supplement) -> String {
        let ends = (before.courses.last?.end, after.courses.last?.end)
        if ends.0 != ends.1 || before.courses.last?.ending != after.courses.last?.ending {
            guard ends.1 != nil else { return "You take \(after.name) again" }
            return after.courses.last?.ending == .stopped ? "\(after.name) stopped" : "\(after.name) paused"
        }
        return "\(after.name) changed"
    }

    private func name(of supplement: RecordID) -> String { diary.supplement(supplement)?.name ?? "It" }
}
