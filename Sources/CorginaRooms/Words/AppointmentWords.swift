import CorginaCore

/// How far off an appointment is, and how long it takes, in words.
enum AppointmentWords {
    /// "today", "tomorrow", "in 12 days", "yesterday", "3 months ago". Never in weeks, which count something else here.
    static func distance(to day: CalendarDay, from today: CalendarDay) -> String {
        switch day - today {
        case 0: "today"
        case 1: "tomorrow"
        case -1: "yesterday"
        case let days where days > 0: "in \(span(days))"
        case let days: "\(span(-days)) ago"
        }
    }

    private static func span(_ days: Int) -> String {
        days < 60 ? counted(days, "day") : counted(days / 30, "month")
    }

    /// "45 min", "1 h", "1 h 30 min"
    static func length(_ minutes: Int) -> String {
        let (hours, rest) = (minutes / 60, minutes % 60)
        return [hours > 0 ? "\(hours) h" : nil, rest > 0 ? "\(rest) min" : nil].compactMap { $0 }.joined(
            separator: " ")
    }
}

extension TypicalAppointment {
    /// "Week 24", "Weeks 18 to 22"
    var weeksWords: String {
        let (first, last) = (window.lowerBound.completedWeeks, window.upperBound.completedWeeks)
        return first == last ? "Week \(first)" : "Weeks \(first) to \(last)"
    }

    /// "ideally week 20", "ideally weeks 18 to 22", "as advised"; `nil` when any time in the window is as good.
    var idealWords: String? {
        let ends = ideal.split(separator: "-").map(String.init).map { GestationalAge($0) }
        if ends.count == 2, let first = ends[0], let last = ends[1] {
            return "ideally weeks \(first.completedWeeks) to \(last.completedWeeks)"
        }
        if ends.count == 1, let week = ends[0] {
            return week == window.lowerBound ? nil : "ideally week \(week.completedWeeks)"
        }
        switch ideal {
        case "any": return nil
        case "before 16w0d": return "ideally before week 16"
        case "ask provider": return "ask your provider"
        case "September-January": return "September to January"
        default: return ideal
        }
    }

    /// For whom, unless for all.
    var audienceWords: String? {
        switch audience {
        case .all: nil
        case .optional: "By choice"
        case .risk: "If advised"
        case .rhNegative: "If Rh-negative"
        case .overdue: "After the due date"
        }
    }

    var symbol: Icon {
        switch kind {
        case .visit: .stethoscope
        case .lab: .drop
        case .scan: .embryo
        case .screen, .diagnostic: .search
        case .vaccine: .shield
        case .medicine: .pill
        case .monitor: .pulse
        case .exam: .person
        case .selfCare: .heart
        }
    }

    /// The sources somebody can go and look at, in one line.
    var sourceLine: String { sources.shortLine }
}
