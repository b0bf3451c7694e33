import CorginaCore
import CorginaJournal

/// Reminders in words, for somebody who does not mind who reads them.
struct ReminderWords {
    let diary: Diary
    let now: Moment

    private var profile: Profile { diary.profile ?? Profile(timeZone: "") }
    private var english: WrittenEnglish { profile.english }

    /// A line for each kind.
    func lines(for reminders: [Reminder]) -> String {
        ReminderKind.allCases.flatMap { kind in
            lines(of: kind, reminders.filter { $0.subject.kind == kind })
        }.joined(separator: "\n")
    }

    private func lines(of kind: ReminderKind, _ reminders: [Reminder]) -> [String] {
        guard let first = reminders.first else { return [] }
        switch kind {
        case .dose: return ["Time for \(supplements(reminders))"]
        case .lateDose: return ["Not marked yet: \(supplements(reminders))"]
        case .missedDoses: return [missed(first)].compactMap { $0 }
        case .visitTomorrow, .visitSoon: return reminders.compactMap(visit)
        case .water: return ["Water: \(drunk) so far"]
        case .goals: return [goals]
        case .kicks: return ["It’s your time to count movements."]
        }
    }

    /// "Iron", "Iron and Folic acid", "Iron, Folic acid and Vitamin D"
    private func supplements(_ reminders: [Reminder]) -> String {
        let names = reminders.compactMap { $0.subject.slot }.compactMap { diary.supplement($0.supplement)?.name }
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }

    private func missed(_ reminder: Reminder) -> String? {
        guard case .missedDoses(let day) = reminder.subject else { return nil }
        let count = diary.supplementDay(on: day, now: now).tally.missed
        guard count > 0 else { return nil }
        return "\(english.relative(day, to: now.day)): \(counted(count, "dose")) not marked"
    }

    /// "Today, 14:05: Midwife"
    private func visit(_ reminder: Reminder) -> String? {
        let id: RecordID
        switch reminder.subject {
        case .visitTomorrow(let visit), .visitSoon(let visit): id = visit
        default: return nil
        }
        guard let event = diary.event(id), let appointment = event.appointment else { return nil }
        let day = AppointmentWords.distance(to: event.moment.day, from: now.day)
        return "\(appointment.shownTitle) \(day) at \(english.clock(event.moment))"
    }

    private var drunk: String {
        diary.fluids(on: now.day).words(diary.hydrationPreferences, units: profile.units)
    }

    /// What she drank, and what of her list is left.
    private var goals: String {
        let doses = diary.supplementDay(on: now.day, now: now).neededWords.map { ", " + $0 } ?? ""
        return "Your day so far: water \(drunk)\(doses)"
    }
}
