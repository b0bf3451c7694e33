/// The catalogue's words by number, so that indexing compares numbers and never letters.
struct WordTable: Sendable {
    private(set) var words: [String] = []
    /// What each word does in the catalogue, by number.
    private(set) var marks: [WordMarks] = []
    private var numbers: [String: Int32] = [:]
    /// The number of the one form of each spelling met.
    private var forms: [String: Int32] = [:]

    /// The number of a word already in its one form; a new one if it is new.
    mutating func number(of word: String) -> Int32 {
        if let number = numbers[word] { return number }
        let number = Int32(words.count)
        numbers[word] = number
        words.append(word)
        marks.append([])
        return number
    }

    /// The number of a spelling's one form: "cookies" and "cookie" share it.
    mutating func number(ofFormOf spelling: String) -> Int32 {
        if let number = forms[spelling] { return number }
        let number = number(of: WordForm.of(EverydaySpellings.words[spelling] ?? spelling))
        forms[spelling] = number
        return number
    }

    mutating func mark(_ words: some Sequence<String>, _ mark: WordMarks) {
        for word in words { self.mark(number(of: word), mark) }
    }

    mutating func mark(_ number: Int32, _ mark: WordMarks) { marks[Int(number)].insert(mark) }

    /// The number of a word already in its one form, if it is known.
    func known(_ word: String) -> Int32? { numbers[word] }

    /// Forgets the spellings, which only indexing needs.
    mutating func finish() { forms = [:] }
}

/// What a word does in the catalogue's names, whatever it names.
struct WordMarks: OptionSet, Sendable {
    let rawValue: UInt32

    /// Never tells two foods apart.
    static let ignored = Self(rawValue: 1 << 0)
    /// Hardly anyone says it: food is eaten cooked and whole unless it is not.
    static let generic = Self(rawValue: 1 << 1)
    /// A rule of rewriting begins with it.
    static let beginsRule = Self(rawValue: 1 << 2)
    /// "NFS", not further specified.
    static let notSpecified = Self(rawValue: 1 << 3)
    /// "NS", not specified as to something.
    static let notSpecifiedAs = Self(rawValue: 1 << 4)
    static let from = Self(rawValue: 1 << 5)
    static let purchased = Self(rawValue: 1 << 6)
    static let made = Self(rawValue: 1 << 7)
    static let or = Self(rawValue: 1 << 8)
    /// "and", "with": links the parts of a dish.
    static let linking = Self(rawValue: 1 << 9)
    static let baby = Self(rawValue: 1 << 10)
    static let raw = Self(rawValue: 1 << 11)
    static let fast = Self(rawValue: 1 << 12)
    static let restaurant = Self(rawValue: 1 << 13)
    static let school = Self(rawValue: 1 << 14)
    /// "no", "without": what follows is not there.
    static let absent = Self(rawValue: 1 << 15)
    /// What follows tells what the thing is made with, or where it is from.
    static let endsKernel = Self(rawValue: 1 << 16)
    /// Opens a note on what is counted in: "any type of bread".
    static let note = Self(rawValue: 1 << 17)

    /// "not eaten", one word after rewriting.
    static let notEaten = Self(rawValue: 1 << 19)
    static let iced = Self(rawValue: 1 << 20)
    static let unsweetened = Self(rawValue: 1 << 21)
    static let animal = Self(rawValue: 1 << 22)
    /// Whoever eats this kind says so: "diet", "decaffeinated".
    static let special = Self(rawValue: 1 << 18)

    /// Whether any of these is set; plain arithmetic, because indexing asks a million times.
    func has(_ marks: Self) -> Bool { rawValue & marks.rawValue != 0 }

    mutating func add(_ marks: Self) { self = Self(rawValue: rawValue | marks.rawValue) }

    static let unspecified = Self(rawValue: notSpecified.rawValue | notSpecifiedAs.rawValue)
    static let source = Self(rawValue: from.rawValue | purchased.rawValue)

    static let words: [(WordMarks, [String])] = [
        (.ignored, Array(FoodWords.ignored)),
        (
            .generic,
            [
                "cooked", "whole", "plain", "regular", "raw", "unsweetened", "unflavored", "readytodrink", "readytoeat",
                "readytoserve", "readytoheat",
                "caffeine", "containing", "hot", "leaf", "brewed",
            ]
        ),
        (
            .special,
            [
                "diet", "light", "sugarfree", "decaf", "dietetic", "dry", "concentrate", "substitute", "imitation",
                "powdered", "nutrient", "coated", "stuffed",
            ]
        ),
        (.notSpecified, ["nfs"]), (.notSpecifiedAs, ["ns"]), (.from, ["from"]), (.purchased, ["purchased"]),
        (.made, ["made"]), (.or, ["or"]), (.linking, ["and", "with"]),
        (.baby, ["baby", "infant", "human", "toddler"]), (.raw, ["raw"]), (.fast, ["fast"]),
        (.restaurant, ["restaurant"]), (.school, ["school"]),
        (.notEaten, ["noteaten"]), (.iced, ["iced"]), (.unsweetened, ["unsweetened"]),
        (.note, ["any", "other", "with", "all", "made", "from", "in", "or", "and", "includes", "different"]),
        (.animal, ["beef", "pork", "veal", "lamb", "chicken", "turkey", "venison", "goat", "duck", "goose"]),
        (.absent, ["no", "not", "without", "excluding"]),
        (
            .endsKernel,
            ["with", "con", "from", "in", "on", "made", "filled", "without", "no", "excluding", "for", "topped"]
        ),
    ]
}
