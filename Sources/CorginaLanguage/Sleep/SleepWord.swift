import CorginaCore

/// The words that tell of sleep.
enum SleepWord {
    case slept, noun, nap, bed, woke

    static func of(_ token: ReadToken) -> SleepWord? { words[token.text] }

    private static let words: [String: SleepWord] = {
        var words: [String: SleepWord] = [:]
        for word in ["slept", "sleeped", "asleep", "sleeping"] { words[word] = .slept }
        for word in ["sleep", "kip", "shuteye", "zzz", "zs", "shut-eye"] { words[word] = .noun }
        for word in ["nap", "naps", "napped", "napping", "snooze", "snoozed", "dozed", "siesta"] { words[word] = .nap }
        for word in ["bed", "lights"] { words[word] = .bed }
        for word in ["woke", "woken", "waking", "wakeups", "awakened", "waked"] { words[word] = .woke }
        return words
    }()

    /// Where a night ends, or is broken.
    static let rising: Set<String> = ["up", "awake", "woke", "wake", "alarm", "waking"]

    /// What may stand before "up" where it means out of bed.
    static let beforeUp: Set<String> = [
        "i", "im", "was", "were", "been", "got", "get", "getting", "being", "and", "but", "then", "ive", "had", "still", "also", "only", "night",
    ]

    /// Between a word of sleep and its figure.
    static let beforeFigure: Set<String> = [
        "for", "about", "around", "roughly", "maybe", "only", "just", "a", "like", "nearly", "almost", "over", "under", "some", "solid", "good",
        "probably", "approx", "total", "of", "was", "is", "from", "at", "by", "through", "last", "night", "barely", "hardly", "the", "whole",
        "maximum", "max", "perhaps", "out", "between", "badly", "well", "poorly", "terribly", "straight", "in", "on", "off", "past", "got", "more",
        "than", "less", "or", "so", "decent", "full", "proper", "ok", "okay",
    ]

    /// Between a length and the word of sleep it is of.
    static let between: Set<String> = ["of", "straight", "interrupted", "unbroken", "s", "worth", "total", "only", "long", "afternoon", "power", "quick", "little", "cheeky", "wee"]

    /// What makes a telling no fact of last night.
    static let unreal: Set<String> = [
        "not", "didnt", "havent", "hasnt", "couldnt", "cant", "cannot", "wont", "never", "without", "no", "need", "needs", "want", "wants", "wanna",
        "should", "would", "could", "wish", "hope", "hoping", "gonna", "going", "will", "ill", "try", "trying", "must", "supposed", "recommended",
        "recommends", "says", "if", "lets", "let", "before", "since", "dreaming", "dreamt", "dream", "tomorrow", "tonight", "planning", "plan", "told",
        "aim", "aiming", "love", "until", "till",
    ]

    static func quality(_ token: ReadToken) -> Sleep.Quality? { qualities[token.text] }

    private static let qualities: [String: Sleep.Quality] = {
        var qualities: [String: Sleep.Quality] = [:]
        for word in [
            "well", "great", "good", "soundly", "deeply", "amazing", "amazingly", "brilliantly", "brilliant", "lovely", "peacefully", "beautifully", "wonderfully",
            "perfectly", "solid", "solidly", "sound", "deep", "fantastic", "better", "best", "undisturbed", "unbroken", "decent", "fab", "grand", "excellent",
        ] { qualities[word] = .good }
        for word in ["ok", "okay", "fine", "alright", "fair", "fairly", "so-so", "average", "meh", "reasonably"] { qualities[word] = .fair }
        for word in [
            "badly", "poorly", "terribly", "horribly", "awfully", "rubbish", "bad", "poor", "terrible", "awful", "broken", "restless", "crap", "crappy", "shit", "shite",
            "rough", "fitful", "fitfully", "lousy", "dreadful", "horrible", "interrupted", "disturbed", "light", "lightly", "restlessly", "patchy", "choppy",
        ] { qualities[word] = .poor }
        return qualities
    }()

    /// "like a log", "like the dead".
    static let likened: [String: Sleep.Quality] = [
        "log": .good, "baby": .good, "dead": .good, "rock": .good, "queen": .good, "lamb": .good, "stone": .good, "top": .good, "dream": .good,
        "brick": .good, "angel": .good, "child": .good, "king": .good,
    ]
}
