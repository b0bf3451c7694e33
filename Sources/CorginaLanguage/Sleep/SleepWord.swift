import CorginaCore

/// The words that tell of sleep.
enum SleepWord {
    case slept, noun, nap, bed, woke

    static func of(_ token: ReadToken) -> SleepWord? { words[token.text] }

    private static let words: [String: SleepWord] = {
        var words: [String: SleepWord] = [:]
        for word in ["slept", "sleeped", "asleep", "slpet", "sleept", "slep", "alseep"] { words[word] = .slept }
        for word in ["sleep", "kip", "shuteye", "zzz", "shut-eye"] { words[word] = .noun }
        for word in ["nap", "naps", "napped", "napping", "snooze", "snoozed", "dozed", "siesta"] { words[word] = .nap }
        for word in ["bed", "lights", "crashed", "hay"] { words[word] = .bed }
        for word in ["woke", "woken", "waking", "wakeups", "awakened", "waked", "wakes", "stirred"] {
            words[word] = .woke
        }
        return words
    }()

    /// Where a night ends, or is broken.
    static let rising: Set<String> = ["up", "awake", "woke", "wake", "alarm", "waking", "surface", "surfaced"]

    /// Words that tell of sleep in some company only.
    static let hints: Set<String> = ["night", "nights", "lie", "off"]

    /// What may stand before "up" where it means out of bed.
    static let beforeUp: Set<String> = [
        "i", "im", "was", "were", "been", "got", "get", "getting", "being", "and", "but", "then", "ive", "had", "still",
        "also", "only", "night",
    ]

    /// What is done when up in the night.
    static let trips: Set<String> = [
        "toilet", "loo", "bathroom", "pee", "peed", "peeing", "wee", "weed", "bog", "restroom", "cr",
    ]

    /// Between being up and how often.
    static let beforeCount: Set<String> = [
        "up", "about", "around", "like", "only", "just", "maybe", "at", "least", "a", "good", "in", "the", "night",
        "all", "to", "pee", "wee", "for",
        "trip", "trips", "break", "breaks", "during", "durng", "probably", "roughly", "total", "me",
    ]

    /// Between a word of sleep and its figure.
    static let beforeFigure: Set<String> = [
        "for", "about", "around", "roughly", "maybe", "only", "just", "a", "like", "nearly", "almost", "over", "under",
        "some", "solid", "good",
        "probably", "approx", "total", "of", "was", "is", "from", "at", "by", "through", "last", "night", "barely",
        "hardly", "the", "whole", "got",
        "maximum", "max", "perhaps", "out", "between", "straight", "in", "on", "off", "past", "more", "than", "less",
        "or", "so", "decent", "full",
        "proper", "had", "i", "managed", "and", "but", "then", "again", "na", "yeah", "all", "together", "no",
        "quality", "well", "if", "im", "lucky",
    ]

    /// Between a word of waking and the time: "up for the day at 5".
    static let beforeClock: Set<String> = [
        "at", "by", "around", "about", "for", "the", "day", "up", "went", "off", "was", "again", "like", "nearly",
        "almost", "gone", "just", "half-past",
        "woke", "got", "me", "my", "this", "morning", "to", "of", "bed", "till", "til", "until",
    ]

    /// Where and when a nap is taken.
    static let napping: Set<String> = ["couch", "sofa", "settee", "afternoon", "arvo", "lunch", "hammock", "armchair"]

    /// What only says how something was.
    static let ofJudging: Set<String> = [
        "it", "its", "was", "is", "very", "really", "too", "not", "quite", "pretty", "bit", "so", "though", "actually",
        "ok",
    ]

    /// How a clause begins that denies waking of herself.
    static let beginning: Set<String> = [
        "i", "didnt", "never", "no", "and", "slept", "but", "not", "without", "wasnt", "nine", "eight", "seven", "ten",
    ]

    /// Before a nap that took place.
    static let having: Set<String> = [
        "had", "took", "got", "after", "from", "managed", "grabbed", "snuck", "having", "during",
    ]

    /// Who else sleeps.
    static let others: Set<String> = [
        "boy", "girl", "lad", "son", "daughter", "kid", "kids", "toddler", "dog", "cat", "puppy", "husband", "hubby",
        "partner", "mum", "mom", "sister",
        "brother", "he", "she", "they", "hes", "shes", "theyre", "his", "her", "their", "everyone", "people", "you",
        "we", "fella", "wife", "boyfriend",
        "neighbour", "friend", "twins", "foot", "leg", "legs", "arm", "arms", "hand", "hands", "fingers", "children",
        "babies", "newborn", "newborns",
    ]

    /// What makes a clause tell of no night in particular.
    static let never: Set<String> = [
        "used", "usually", "normally", "recommended", "recommends", "should", "aim", "aiming", "ideal", "advised",
        "advises", "advice", "says", "said", "need", "needs", "want", "wants",
        "wanna", "wish", "hope", "hoping", "gonna", "supposed", "if", "tomorrow", "tonight", "planning", "plan",
        "would", "going", "will", "ill", "trying", "planing", "fancy",
        "dreamt", "dream", "dreaming", "dreamed",
    ]

    /// What before a word of sleep denies it.
    static let unreal: Set<String> = [
        "not", "didnt", "havent", "hasnt", "couldnt", "cant", "cannot", "wont", "never", "without", "no", "could",
        "try", "must", "lets", "let",
        "before", "since", "told", "love", "dont",
    ]

    static func quality(_ token: ReadToken) -> Sleep.Quality? { qualities[token.text] }

    private static let qualities: [String: Sleep.Quality] = {
        var qualities: [String: Sleep.Quality] = [:]
        for word in [
            "well", "great", "good", "soundly", "deeply", "amazing", "amazingly", "brilliantly", "brilliant", "lovely",
            "peacefully", "beautifully", "wonderfully",
            "perfectly", "solidly", "sound", "deep", "fantastic", "better", "undisturbed", "unbroken", "decent", "best",
            "solid", "fab", "grand", "excellent", "peaceful", "wonderful",
        ] { qualities[word] = .good }
        for word in [
            "ok", "okay", "fine", "alright", "fair", "fairly", "so-so", "average", "meh", "reasonably", "alrite",
        ] { qualities[word] = .fair }
        for word in [
            "badly", "poorly", "terribly", "horribly", "awfully", "rubbish", "bad", "poor", "terrible", "awful",
            "broken", "restless", "crap", "crappy", "shit", "shite",
            "rough", "fitful", "fitfully", "lousy", "dreadful", "horrible", "interrupted", "disturbed", "lightly",
            "restlessly", "patchy", "choppy", "rotten",
        ] { qualities[word] = .poor }
        return qualities
    }()

    /// "like a log", "like the dead".
    static let likened: [String: Sleep.Quality] = [
        "log": .good, "baby": .good, "dead": .good, "rock": .good, "queen": .good, "lamb": .good, "stone": .good,
        "top": .good, "dream": .good,
        "brick": .good, "angel": .good, "child": .good, "king": .good,
    ]
}
