import CorginaCore
import CorginaJournal

/// What she wants to be reminded of. How a device stands, only its host knows.
package enum ReminderRoom {
    package static func page(
        of visit: Visit, device: RemindersPage.Device, changed: [EntryID] = [], outcome: ReminderOutcome? = nil
    ) -> RemindersPage {
        RemindersPage(
            visit.profile.reminders, device: device, home: visit.home, speaksOfPregnancy: visit.speaksOfPregnancy,
            done: outcome?.done, problem: outcome?.problem,
            toast: Toast(for: changed, in: visit.diary, back: .reminders(.preferences)))
    }

    /// The same as an answer, for a host without pages of its own.
    package static func show(
        to visit: Visit, device: RemindersPage.Device, changed: [EntryID], outcome: ReminderOutcome? = nil,
        problem: String? = nil
    ) -> Answer {
        var page = page(of: visit, device: device, changed: changed, outcome: outcome)
        if let problem { page.problem = problem }
        return Answer(page)
    }

    package static func save(_ form: Form, by visit: inout Visit, device: RemindersPage.Device) -> Answer {
        var profile = visit.profile
        do throws(FormRefusal) {
            profile.reminders = try ReminderForm(form).preferences
        } catch {
            var page = page(of: visit, device: device)
            (page.fields, page.errors) = (RemindersPage.Fields(form), error.errors)
            return Answer(page, .refused)
        }
        // After a loss the page does not ask about movements, and leaves what she had chosen.
        if !visit.speaksOfPregnancy {
            if visit.profile.reminders.kinds.contains(.kicks) { profile.reminders.kinds.insert(.kicks) }
            profile.reminders.kicksTime = visit.profile.reminders.kicksTime
        }
        guard profile != visit.profile else { return .redirect(to: .reminders(.preferences)) }
        return .redirect(to: .reminders(.preferences), changed: visit.append([.putProfile(profile)]))
    }
}

// MARK: A device that was woken

extension ReminderRoom {
    /// The minute that a script names.
    package static func minute(in form: Form) throws(RoomError) -> Int64 {
        guard let minute: Int64 = form.whole("at", in: WakeTimes.range) else { throw .badForm }
        return minute
    }

    /// What of a minute still matters, in words. The first minute of all is a try.
    package static func notice(of minute: Int64, to visit: Visit) -> ReminderNotice {
        guard minute > 0 else { return .test }
        let postponed = PostponedReminders(visit.kept(.postponedReminders) ?? [])
        let due = visit.reminders(postponed: postponed).reminders(at: minute, now: visit.now)
        return ReminderNotice(due, at: minute, in: visit.diary, now: visit.now)
    }

    /// What is due at a minute comes again later.
    package static func postpone(_ minute: Int64, by visit: inout Visit) {
        let now = WakeTimes.minute(of: visit.now)
        visit.changeKept(.postponedReminders) { bytes in
            var postponed = PostponedReminders(bytes)
            postponed.postpone(minute, now: now)
            return postponed.bytes
        }
    }
}

extension RecordID {
    /// What she put off lies on her shelf under this id.
    package static let postponedReminders = RecordID(high: 0, low: 27)
}

extension Visit {
    /// When she is to be reminded, of what.
    ///
    /// - Parameter postponed: what lies on her shelf.
    package func reminders(postponed: PostponedReminders) -> ReminderSchedule {
        ReminderSchedule(diary, postponed: postponed, offset: world.offset)
    }
}
