/// The colour of a meaning: fill, text and tint in one class. Never the only sign of it.
public enum Hue: String, CaseIterable, Sendable {
    case calories = "cal"
    case protein = "pro"
    case carbs = "car"
    case fat
    case fiber = "fib"
    case hydration = "hyd"
    case supplement = "sup"
    case symptom = "sym"
    case appointment = "app"
    case morning = "mor"
    case evening = "eve"
    case call, mute, rose
    case trimester = "tri"

    var className: String { "h-" + rawValue }
}
