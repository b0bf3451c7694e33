/// Passphrases long enough and yet among the first anyone would try.
package enum CommonPassphrases {
    /// Whether it is one of them, once case, spaces, punctuation and digits at the end are set aside, or it is made of
    /// fewer than five different characters.
    package static func contains(_ passphrase: String) -> Bool {
        if Set(passphrase.lowercased()).count < 5 { return true }
        let letters = passphrase.lowercased().filter { $0.isLetter || $0.isNumber }
        guard !letters.isEmpty else { return false }
        if isRun(letters) || isRepeated(letters) || phrases.contains(letters) { return true }
        let word = String(letters.reversed().drop { $0.isNumber }.reversed())
        return words.contains(word) || phrases.contains(word)
    }

    /// Neighbours all along: on the keyboard, in the alphabet, among the digits; forwards or backwards.
    private static func isRun(_ letters: String) -> Bool {
        let rows = [
            "abcdefghijklmnopqrstuvwxyz", "01234567890123456789", "qwertyuiopasdfghjklzxcvbnm",
            "qazwsxedcrfvtgbyhnujmikolp",
        ]
        return rows.contains { $0.contains(text: letters) || String($0.reversed()).contains(text: letters) }
    }

    /// A shorter text over and over, such as "passwordpassword".
    private static func isRepeated(_ letters: String) -> Bool {
        let units = Array(letters)
        guard units.count >= 2 else { return false }
        return (1...Swift.min(units.count / 2, 16)).contains { period in
            units.count.isMultiple(of: period) && units.indices.allSatisfy { units[$0] == units[$0 % period] }
        }
    }

    /// With only digits after them, these are guesses.
    private static let words: Set<String> = [
        "password", "passw0rd", "passwort", "motdepasse", "contrasena", "letmein", "welcome", "qwerty", "qwertyuiop",
        "azerty", "admin", "administrator", "iloveyou", "pregnant", "pregnancy", "corgina", "corgi", "changeme",
        "default", "master", "secret", "dragon", "monkey", "football", "baseball", "sunshine", "princess", "superman",
        "batman", "trustno", "abc", "abcd", "abcdef", "login", "hello", "freedom", "whatever", "starwars", "computer",
        "internet", "michael", "jennifer", "jessica", "charlie", "summer", "winter", "spring", "autumn", "baby",
    ]

    private static let phrases: Set<String> = [
        "correcthorsebatterystaple", "passwordpassword", "mypassword", "thisismypassword", "mypassphrase",
        "thisismypassphrase", "passphrase", "iloveyouforever", "iloveyousomuch", "iloveyoubaby", "ilovemybaby",
        "ilovemyhusband", "iampregnant", "imhavingababy", "mypregnancydiary", "pregnancydiary", "pregnancycompanion",
        "letmeinplease", "letmeinnow", "pleaseletmein", "openthedoor", "opensesame", "welcomehome", "hellohello",
        "helloworld", "thequickbrownfox", "thequickbrownfoxjumpsoverthelazydog", "tobeornottobe",
        "maytheforcebewithyou",
        "onetwothreefour", "onetwothreefourfive", "qwertyuiopasdf", "qwerty123456", "1q2w3e4r5t6y", "1qaz2wsx3edc",
        "q1w2e3r4t5y6", "abc123abc123", "a1b2c3d4e5f6", "asdfghjklqwerty", "zaq12wsxcde3", "administrator",
        "changemechangeme", "changemenow", "donotenter", "nopassword", "password123password",
        "twinkletwinklelittlestar",
        "happybirthday", "happybirthdaytoyou", "manchesterunited", "liverpoolfc", "godisgood", "jesuslovesme",
        "inthebeginning", "ourfatherwhoartinheaven", "callmeishmael", "itsabeautifulday", "heyjude", "letitbe",
    ]
}
