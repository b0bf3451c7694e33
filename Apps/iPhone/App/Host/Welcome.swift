import Foundation

/// The first pages, which ask whether she has a diary already: once for each new diary on this iPhone.
enum Welcome {
    private static let shown = "welcome was shown"

    /// Whether they are to be shown now; then they are not due any more.
    static var isDue: Bool {
        guard !UserDefaults.standard.bool(forKey: shown) else { return false }
        UserDefaults.standard.set(true, forKey: shown)
        return true
    }

    /// For the diary that follows one that was erased.
    static func beginAgain() { UserDefaults.standard.set(false, forKey: shown) }
}
