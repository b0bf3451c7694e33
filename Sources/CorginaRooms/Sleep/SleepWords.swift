import CorginaCore

/// Sleep in words.
enum SleepWords {
    /// "6 h 30 min", "45 min"
    static func length(_ minutes: Int) -> String {
        let (hours, rest) = (minutes / 60, minutes % 60)
        if hours == 0 { return "\(rest) min" }
        return rest == 0 ? "\(hours) h" : "\(hours) h \(rest) min"
    }

    /// "6 hours 30 minutes", for a voice.
    static func spokenLength(_ minutes: Int) -> String {
        let (hours, rest) = (minutes / 60, minutes % 60)
        if hours == 0 { return counted(rest, "minute") }
        return rest == 0 ? counted(hours, "hour") : "\(counted(hours, "hour")) \(counted(rest, "minute"))"
    }

    /// "woke once", "woke 4 times", "did not wake"
    static func wakings(_ count: Int) -> String {
        switch count {
        case 0: "did not wake"
        case 1: "woke once"
        default: "woke \(count) times"
        }
    }

    /// Reads "7", "7.5", "7 1/2", "7:30", "7 h 30 min" and "45 min" as minutes; `nil` for anything else.
    static func minutes(_ text: String) -> Int? {
        let text = text.lowercased()
        if let hours = AmountText.read(text) { return hours <= 1_000 ? Int(nearest: hours * 60) : nil }
        let figures = text.split { !$0.isNumber && $0 != "." && $0 != "," }
        let unit = text.first { $0.isLetter }
        switch (figures.count, unit) {
        case (2, nil), (2, "h"):
            guard let hours = WholeText.read(figures[0], in: 0...24),
                let minutes = WholeText.read(figures[1], in: 0...59)
            else { return nil }
            return hours * 60 + minutes
        case (1, "m"): return WholeText.read(figures[0], in: 1...1_440)
        case (1, "h"): return AmountText.read(String(figures[0])).flatMap { $0 <= 1_000 ? Int(nearest: $0 * 60) : nil }
        default: return nil
        }
    }
}

extension Sleep.Quality {
    var displayName: String {
        switch self {
        case .poor: "Badly"
        case .fair: "So-so"
        case .good: "Well"
        }
    }
}
