/// When a folded diary is kept beside its journal.
public struct CheckpointRule: Sendable {
    /// A journal of fewer entries is opened as quickly by folding it.
    let leastEntries: Int
    /// After how many new entries the next one is due, at least.
    let leastStep: Int
    let program: ProgramTrace

    /// From 100 entries on, after 32 new ones or a 32nd of what there is: then folding the few after it takes no longer than reading it.
    public static let usual = CheckpointRule(leastEntries: 100, leastStep: 32, program: .ofThis)

    /// Every diary is folded, for tests and to measure what that costs.
    public static let never = CheckpointRule(leastEntries: .max, leastStep: .max, program: ProgramTrace(nil))

    /// Whether one is due.
    ///
    /// - Parameter kept: up to which entry there is one; 0 for none.
    func isDue(at sequence: Int, kept: Int) -> Bool {
        sequence >= leastEntries && sequence - kept >= Swift.max(leastStep, sequence / 32)
    }
}
