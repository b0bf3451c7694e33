import CorginaCore
import CorginaJournal

/// What the phone says she burned moving today, beside her calories. It is kept nowhere, and no goal grows by it: how
/// active she usually is counts in her goal already.
public struct ActiveEnergy: Hashable, Sendable {
    /// "Moving today: 320 cal"
    public let words: String
    /// "This is Apple Health’s estimate. It does not change your calorie goal."
    public let explanation: String

    /// - Returns: `nil` for what is no figure.
    public init?(_ energy: Kilocalories, in diary: Diary) {
        guard energy.value.isFinite, energy.value >= 0 else { return nil }
        let phone = PhoneWords(diary)
        words = phone.movingToday(energy)
        explanation = phone.movingExplanation
    }
}
