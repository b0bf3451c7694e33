import CorginaCore
import CorginaJournal

/// What she wants to be reminded of. How a device stands, only its host knows.
package enum ReminderRoom {
    package static func page(
        of visit: Visit, device: RemindersPage.Device, changed: [EntryID] = []
    ) -> RemindersPage {
        RemindersPage(
            visit.profile.reminders, device: device, speaksOfPregnancy: visit.speaksOfPregnancy,
            toast: Toast(for: changed, in: visit.diary, back: .reminders(.preferences)))
    }

    /// The same as an answer, for a host without pages of its own.
    package static func show(
        to visit: Visit, device: RemindersPage.Device, changed: [EntryID]
    ) -> Answer {
        Answer(page(of: visit, device: device, changed: changed))
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
