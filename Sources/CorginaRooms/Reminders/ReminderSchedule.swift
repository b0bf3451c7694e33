import CorginaCore
import CorginaJournal

/// What she is to be reminded of, and when: a pure function of her diary, what she chose, and how the clocks go where she is.
///
/// What is recorded is asked about the diary as it stands: a dose she took is in no reminder, also of a minute that is past. So
/// the same question, asked again when a device was woken, tells what of that minute still matters.
public struct ReminderSchedule: Sendable {
    private let diary: Diary
    private let preferences: ReminderPreferences
    private let postponed: PostponedReminders
    private let offset: @Sendable (Int64) -> Int

    /// For so many days reminders are known ahead.
    public static let days = 14

    /// - Parameters:
    ///   - postponed: what she wants to hear of again later.
    ///   - offset: the seconds east of UTC that hold where she is at an instant, in seconds since 1970-01-01T00:00:00Z.
    public init(
        _ diary: Diary, postponed: PostponedReminders = PostponedReminders(),
        offset: @escaping @Sendable (Int64) -> Int
    ) {
        self.diary = diary
        preferences = diary.profile?.reminders ?? ReminderPreferences()
        self.postponed = postponed
        self.offset = offset
    }

    /// The minutes at which there is something, as far as it is known now; the earliest first, none twice.
    ///
    /// Those of a while ago are among them: a device may not have been woken for them yet.
    public func minutes(at now: Moment) -> [Int64] {
        let first = WakeTimes.minute(of: now) - WakeTimes.grace
        let last = WakeTimes.minute(of: now) + Int64(Self.days) * 1_440
        let planned = reminders(in: first...last).map { $0.minute }
        let putOff = postponed.all.map { $0.to }.filter { $0 >= first && $0 <= last }
        return Set(planned + putOff).sorted()
    }

    /// What of a minute still matters at `now`, what was put off to it among it.
    public func reminders(at minute: Int64, now: Moment) -> [Reminder] {
        let minutes = Set([minute] + postponed.origins(of: minute))
        let all = minutes.sorted().flatMap { reminders(in: $0...$0) }
        var seen: Set<Reminder.Subject> = []
        return all.filter { isOfUse($0, at: now) && seen.insert($0.subject).inserted }
    }

    /// All that falls into those minutes, the earliest first.
    public func reminders(in minutes: ClosedRange<Int64>) -> [Reminder] {
        let first = day(ofMinute: minutes.lowerBound) - 2
        let last = day(ofMinute: minutes.upperBound) + 1
        var found = visits(on: first...last)
        var day = first
        while day <= last {
            found += doses(on: day) + daily(on: day)
            day = day + 1
        }
        return withoutRepetition(found.compactMap { outsideQuietHours($0) })
            .filter { minutes.contains($0.minute) }
    }

    /// Quiet hours can move two of one kind to the same minute.
    private func withoutRepetition(_ reminders: [Reminder]) -> [Reminder] {
        var seen: Set<Reminder> = []
        return reminders.sorted { $0.minute < $1.minute }.filter { seen.insert($0).inserted }
    }
}

// MARK: What there is

extension ReminderSchedule {
    private func doses(on day: CalendarDay) -> [Reminder] {
        let isWanted = preferences.kinds.contains(.dose)
        let isWantedLate = preferences.kinds.contains(.lateDose)
        let isWantedMissed = preferences.kinds.contains(.missedDoses)
        guard isWanted || isWantedLate || isWantedMissed else { return [] }
        let open = openDoses(on: day)
        var reminders: [Reminder] = []
        for dose in open {
            guard let time = dose.time else { continue }
            let due = moment(day, time)
            if isWanted { reminders.append(Reminder(.dose(dose.slot), at: due)) }
            // An hour after she could hear of it.
            let heard = outsideQuietHours(Reminder(.dose(dose.slot), at: due))?.moment ?? due
            if isWantedLate, let late = late(heard, time, on: day) {
                reminders.append(Reminder(.lateDose(dose.slot), at: late))
            }
        }
        if isWantedMissed, !open.isEmpty {
            reminders.append(Reminder(.missedDoses(day), at: moment(day + 1, TimeOfDay(minutes: 0))))
        }
        return reminders
    }

    /// The doses of a day that nobody recorded, with their times.
    private func openDoses(on day: CalendarDay) -> [(slot: DoseSlot, time: TimeOfDay?)] {
        let recorded = Set(diary.doseRecords(on: day...day).compactMap { $0.slot })
        return diary.supplements.flatMap { supplement in
            supplement.slots(on: day).filter { !recorded.contains($0) }.map { ($0, supplement.time(of: $0)) }
        }
    }

    /// When a dose is late: more than ``Dose/lateAfter`` minutes after its time, by the clock on the wall and by the time that
    /// passed, which differ where clocks change. `nil` where its day is over by then.
    private func late(_ heard: Moment, _ time: TimeOfDay, on day: CalendarDay) -> Moment? {
        let minutes = time.minutes + Dose.lateAfter + 1
        guard minutes < 1_440 else { return nil }
        let byTheClock = moment(day, TimeOfDay(minutes: minutes)).secondsSinceEpoch
        let byPassing = heard.secondsSinceEpoch + Int64((Dose.lateAfter + 1) * 60)
        let late = moment(at: Swift.max(byTheClock, byPassing))
        return late.day == day ? late : nil
    }

    private func visits(on days: ClosedRange<CalendarDay>) -> [Reminder] {
        let isWanted = (
            tomorrow: preferences.kinds.contains(.visitTomorrow), soon: preferences.kinds.contains(.visitSoon)
        )
        guard isWanted.tomorrow || isWanted.soon else { return [] }
        // Quiet hours may move a reminder by a day, and it lies up to a day before its visit.
        let near = (days.lowerBound - 2)...(days.upperBound + 2)
        return diary.appointments.filter { near.contains($0.moment.day) }.flatMap { visit -> [Reminder] in
            let here = moment(at: visit.moment.secondsSinceEpoch)
            var reminders: [Reminder] = []
            if isWanted.tomorrow {
                reminders.append(Reminder(.visitTomorrow(visit.id), at: moment(here.day - 1, here.time)))
            }
            if isWanted.soon {
                reminders.append(Reminder(.visitSoon(visit.id), at: moment(at: here.secondsSinceEpoch - 3_600)))
            }
            return reminders
        }
    }

    /// What has times of her choice. After a loss none of it comes.
    private func daily(on day: CalendarDay) -> [Reminder] {
        guard diary.latestPregnancy?.outcome.isLoss != true else { return [] }
        var reminders: [Reminder] = []
        if preferences.kinds.contains(.water), wantsWater(on: day) {
            reminders += preferences.waterTimes.map { Reminder(.water(day), at: moment(day, $0)) }
        }
        if preferences.kinds.contains(.goals) {
            reminders.append(Reminder(.goals(day), at: moment(day, preferences.goalsTime)))
        }
        if preferences.kinds.contains(.kicks), countsKicks(on: day) {
            reminders.append(Reminder(.kicks(day), at: moment(day, preferences.kicksTime)))
        }
        return reminders
    }

    /// Without a goal for fluids there are no reminders to drink: her provider may have set a limit.
    private func wantsWater(on day: CalendarDay) -> Bool {
        guard let progress = diary.fluids(on: day).progress(diary.hydrationPreferences) else { return false }
        return progress < 1
    }

    /// From the week on in which counting begins, until she has counted that day.
    private func countsKicks(on day: CalendarDay) -> Bool {
        guard let pregnancy = diary.currentPregnancy, pregnancy.gestationalAge(on: day) >= KickSession.firstAge else {
            return false
        }
        return !diary.events(on: day).contains { $0.details.kind == .kicks }
    }
}

// MARK: When

extension ReminderSchedule {
    /// The same when quiet hours end, if it lies in them; `nil` where it says nothing any more by then.
    private func outsideQuietHours(_ reminder: Reminder) -> Reminder? {
        guard let quiet = preferences.quietHours, let day = quiet.endDay(of: reminder.moment) else { return reminder }
        let moved = Reminder(reminder.subject, at: moment(day, quiet.end))
        return isOfUse(moved, at: moved.moment) ? moved : nil
    }

    /// Whether a reminder still says something at a moment.
    private func isOfUse(_ reminder: Reminder, at now: Moment) -> Bool {
        switch reminder.subject {
        case .dose(let slot), .lateDose(let slot): now.day == slot.day
        case .missedDoses(let day): now.day <= day + 1
        case .visitTomorrow(let id), .visitSoon(let id):
            diary.event(id).map { now.secondsSinceEpoch < $0.moment.secondsSinceEpoch } ?? false
        case .water(let day), .goals(let day), .kicks(let day): now.day == day
        }
    }

    private func moment(_ day: CalendarDay, _ time: TimeOfDay) -> Moment {
        moment(at: Moment(day: day, time: time, offset: offset).secondsSinceEpoch)
    }

    private func moment(at seconds: Int64) -> Moment {
        Moment(secondsSinceEpoch: seconds, utcOffset: offset(seconds))
    }

    private func day(ofMinute minute: Int64) -> CalendarDay { moment(at: minute * 60).day }
}
