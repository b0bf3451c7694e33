import CorginaCore
import CorginaJournal
import CorginaRooms

/// What an answer to a notification means for her diary.
public enum NotificationOutcome: Hashable, Sendable {
    /// Show that place.
    case open(Route)
    /// Send these forms to their rooms, as if she had pressed their buttons at that moment.
    case send([ReminderNotice.Post], at: Moment)
    /// Keep this on her shelf, under ``NotificationPlan/shelf``, in the place of what was there.
    case postpone(PostponedReminders)
    /// It was done meanwhile, or asks for nothing.
    case nothing
}

extension NotificationPlan {
    /// What she did with a notification, in her diary as it stands: a dose that she ticked in the app meanwhile is not taken twice.
    public func outcome(of answer: NotificationAnswer) -> NotificationOutcome { minutes.outcome(of: answer) }
}

extension DueMinutes {
    func outcome(of answer: NotificationAnswer) -> NotificationOutcome {
        guard let minute = answer.minute else { return answer.act == .open ? .open(.today) : .nothing }
        switch answer.act {
        case .dismiss: return .nothing
        case .open: return .open(notice(of: minute, at: answer.moment).place)
        case .taken: return sent(.taken, minute, answer.moment)
        case .skip: return sent(.skip, minute, answer.moment)
        case .later:
            var later = postponed
            later.postpone(minute, now: WakeTimes.minute(of: answer.moment))
            return .postpone(later)
        }
    }

    private func sent(_ kind: ReminderNotice.Kind, _ minute: Int64, _ moment: Moment) -> NotificationOutcome {
        let posts = notice(of: minute, at: moment).actions.first { $0.kind == kind }?.posts ?? []
        return posts.isEmpty ? .nothing : .send(posts, at: moment)
    }

    private func notice(of minute: Int64, at moment: Moment) -> ReminderNotice {
        ReminderNotice(schedule.reminders(at: minute, now: moment), at: minute, in: diary, now: moment)
    }
}
