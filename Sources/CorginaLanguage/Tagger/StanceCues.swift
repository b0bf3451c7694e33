/// Words that tell whether something happened to her, by what they tell.
struct StanceCues: OptionSet {
    let rawValue: UInt64
    static let denying = Self(rawValue: 1 << 0)
    static let planning = Self(rawValue: 1 << 1)
    static let others = Self(rawValue: 1 << 2)
    static let talking = Self(rawValue: 1 << 3)
    static let ending = Self(rawValue: 1 << 4)
    static let correcting = Self(rawValue: 1 << 5)
    static let herself = Self(rawValue: 1 << 6)
    static let having = Self(rawValue: 1 << 7)
    static let handling = Self(rawValue: 1 << 8)

    init(rawValue: UInt64) { self.rawValue = rawValue }

    init(_ token: ReadToken) {
        self = Self.words[token.text] ?? []
        if Household.people.contains(token.text) { insert(.others) }
        if token.has(.eating), !token.has(.container) { insert(.having) }
    }

    private static let words: [String: StanceCues] = {
        let lists: [(StanceCues, String)] = [
            (
                .denying,
                """
                no not nope none nothing never zero without didnt dont doesnt havent hasnt hadnt couldnt cant wont wouldnt
                wasnt isnt arent forgot forgotten forget skipped skip skipping missed miss refused avoided avoiding untouched
                instead except barely cannot couldnae didnae dinnae isnae wasnae nae aint declined passed turned poured binned
                bin trash threw thrown spat puked vomited swerved ditched refuse stomach face dropped
                """
            ),
            (
                .planning,
                """
                want wants wanted wanting crave craving craved cravings fancy fancied fancying will ill gonna going might
                should must need needs planning plan thinking tomorrow tmrw later would could wish hope hoping dying desperate
                considering maybe if todo remind next tempted promised shopping murder saving saved order ordered booked gagging
                killing looking forward tonight soon wanna mood sound love yum mmm
                """
            ),
            (
                .talking,
                """
                dream dreamt dreamed size like looks look what how can is are should why when does do smell smells smelled
                smelt smelling stinks stank called named recipe reading read article app says said size shaped colour color sounds
                """
            ),
            (
                .handling,
                """
                spilled spilt dropped tipped burnt burned bought packed brought threw gave given
                fed left sent need needed froze stored saw smelled smelt wasted binned
                """
            ),
            (.ending, "gone better stopped eased ease cleared away passed anymore settled over finally wore worn"),
            (
                .correcting,
                "wait sorry mean actually scratch oops correction rather hang meant typo lie make retook retake redid"
            ),
            (.herself, "i im ive id my me we us our myself"),
        ]
        var words: [String: StanceCues] = [:]
        for (cue, list) in lists {
            for word in list.split(whereSeparator: { $0.isWhitespace }) { words[String(word), default: []].insert(cue) }
        }
        return words
    }()
}
