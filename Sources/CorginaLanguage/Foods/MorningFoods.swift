/// What people eat in the morning: "a bowl of muesli at quarter past eight" was not in the evening.
enum MorningFoods {
    static func isOne(_ phrase: String) -> Bool {
        Tokenizer.tokens(of: phrase).contains { words.contains(WordForm.of($0.text)) || words.contains($0.text) }
    }

    private static let words: Set<String> = [
        "cereal", "porridge", "oatmeal", "oat", "muesli", "granola", "weetabix", "weet-bix", "cornflake", "cornflakes",
        "cheerio",
        "bagel", "pancake", "waffle", "croissant", "grits", "bircher", "congee", "idli", "upma", "poha", "bacon",
        "shreddie",
        "crumpet", "sinangag", "mangu", "uji", "pap", "ogi", "akamu", "akara", "mandazi", "chilla", "pandesal",
        "vegemite",
        "marmite",
    ]
}
