import CorginaCore

/// Time that passes, as a clock shows it.
public enum Clock {
    /// "1:10", and "1:02:10" from an hour on.
    public static func words(_ seconds: Int) -> String {
        let seconds = max(seconds, 0)
        let two = { (value: Int) in value < 10 ? "0\(value)" : "\(value)" }
        let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
        let end = two(seconds % 60)
        return hours > 0 ? "\(hours):\(two(minutes)):\(end)" : "\(minutes):\(end)"
    }

    /// Reads what ``words(_:)`` writes, and seconds alone: "70", "1:10". `nil` for anything else.
    static func seconds(_ text: String) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count) else { return nil }
        var seconds = 0
        for (place, part) in parts.enumerated() {
            guard let number = WholeText.read(part, in: 0...(parts.count == 1 ? 86_400 : place == 0 ? 1_440 : 59))
            else {
                return nil
            }
            seconds = seconds * 60 + number
        }
        return seconds
    }
}
