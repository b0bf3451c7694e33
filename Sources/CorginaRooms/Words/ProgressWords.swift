import CorginaCore

/// Progress as a screen reader says it, in the seeds' words.
enum ProgressWords {
    /// "Pregnancy progress: Week 24 of 40, 109 days remaining"
    ///
    /// - Parameter remaining: days until the due date; `nil` when she would rather not count.
    static func description(_ age: GestationalAge, remaining: Int?) -> String {
        let week = "Pregnancy progress: Week \(age.completedWeeks) of 40"
        switch remaining {
        case nil: return week
        case 0?: return "\(week), due today"
        case .some(..<0): return "\(week), \(counted(-(remaining ?? 0), "day")) past your due date"
        case .some(let days): return "\(week), \(counted(days, "day")) remaining"
        }
    }
}
