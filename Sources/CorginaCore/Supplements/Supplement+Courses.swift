extension Supplement {
    /// How it stands on a day.
    public enum Status: Hashable, Sendable {
        case notStarted
        case active
        /// Since which day she has not taken it.
        case paused(since: CalendarDay)
        case stopped(since: CalendarDay)
    }

    public func status(on day: CalendarDay) -> Status {
        if course(on: day) != nil { return .active }
        guard let last = courses.last(where: { $0.start <= day }), let end = last.end else { return .notStarted }
        return last.ending == .stopped ? .stopped(since: end + 1) : .paused(since: end + 1)
    }

    /// The course of that day; `nil` where it was not taken.
    public func course(on day: CalendarDay) -> Course? { courses.last { $0.contains(day) } }

    /// The doses of a day: none before it was begun, while paused and after it was stopped.
    public func slots(on day: CalendarDay) -> [DoseSlot] {
        (course(on: day)?.doseNumbers(on: day) ?? []).map { DoseSlot(supplement: id, day: day, number: $0) }
    }

    /// The time a dose is due; `nil` for one at any time and one that is not scheduled.
    public func time(of slot: DoseSlot) -> TimeOfDay? {
        guard let times = course(on: slot.day)?.schedule.times, times.indices.contains(slot.number - 1) else {
            return nil
        }
        return times[slot.number - 1]
    }

    /// The schedule she follows now, or followed last.
    public var schedule: DoseSchedule { courses.last?.schedule ?? .whenNeeded }
}

extension Supplement {
    /// Not taken from that day on, until resumed. Nothing before it changes; what was taken that day stays as an extra dose.
    public func paused(from day: CalendarDay) -> Supplement { ended(from: day, as: .paused) }

    /// Not taken from that day on. Its history stays.
    public func stopped(from day: CalendarDay) -> Supplement { ended(from: day, as: .stopped) }

    /// Taken again from that day on, by the schedule it had or a new one. One that is taken already stays as it is.
    public func resumed(on day: CalendarDay, at time: TimeOfDay? = nil, schedule new: DoseSchedule? = nil) -> Supplement
    {
        guard course(on: day) == nil else { return self }
        let schedule = new ?? courses.last { $0.start <= day }?.schedule ?? schedule
        return replacing(courses.filter { $0.start < day } + [Course(start: day, startTime: time, schedule: schedule)])
    }

    /// Taken by another schedule from that day on, the whole of that day included: dose 1 taken this morning is dose 1 still.
    public func rescheduled(_ new: DoseSchedule, from day: CalendarDay) -> Supplement {
        guard let current = course(on: day) else { return resumed(on: day, schedule: new) }
        guard current.schedule != new else { return self }
        var kept = cut(before: day)
        let startTime = current.start == day ? current.startTime : nil
        kept.append(Course(start: day, startTime: startTime, schedule: new))
        return replacing(kept)
    }

    private func ended(from day: CalendarDay, as ending: Course.Ending) -> Supplement {
        var kept = cut(before: day)
        if var current = course(on: day), current.start == day {
            // Begun this very day, it keeps a course without a day: what it is taken by is not forgotten.
            (current.end, current.ending) = (day - 1, ending)
            return replacing(kept + [current])
        }
        guard let last = kept.indices.last else { return replacing(kept) }
        // One that had been paused and is now stopped was last taken when it was.
        if course(on: day) != nil || ending == .stopped { kept[last].ending = ending }
        return replacing(kept)
    }

    /// The courses up to the day before.
    private func cut(before day: CalendarDay) -> [Course] {
        courses.filter { $0.start < day }.map { course in
            var course = course
            if course.contains(day) {
                course.end = day - 1
                course.ending = .changed
            }
            return course
        }
    }

    private func replacing(_ courses: [Course]) -> Supplement {
        var changed = self
        changed.courses = Self.inOrder(courses)
        return changed
    }

    /// Oldest first, each cut where the next begins, so that no day has two.
    static func inOrder(_ courses: [Course]) -> [Course] {
        let sorted = courses.filter { course in course.end.map { $0 >= course.start - 1 } ?? true }
            .sorted { $0.start < $1.start }
        var kept: [Course] = []
        for course in sorted {
            if let last = kept.last, last.contains(course.start) {
                kept.removeLast()
                if last.start < course.start {
                    var shortened = last
                    shortened.end = course.start - 1
                    shortened.ending = .changed
                    kept.append(shortened)
                }
            }
            kept.append(course)
        }
        return kept
    }
}
