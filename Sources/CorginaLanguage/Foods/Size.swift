/// Sizes as the catalogue's portions name them.
enum Size {
    private static let names: [String: String] = [
        "small": "small", "little": "small", "medium": "medium", "large": "large", "big": "large",
        "huge": "extra large",
        "tiny": "miniature", "mini": "miniature", "miniature": "miniature", "regular": "regular", "jumbo": "jumbo",
        "giant": "extra large", "king": "king", "tall": "small", "grande": "medium", "venti": "large", "thin": "thin",
        "thick": "thick", "bite": "bite", "fun": "fun", "personal": "personal", "massive": "extra large",
        "xl": "extra large",
        "supersize": "extra large", "supersized": "extra large", "standard": "regular", "family": "family",
        "individual": "individual", "footlong": "footlong", "snack": "snack", "child": "child", "senior": "child",
        "kiddie": "child",
    ]

    static func name(_ word: String) -> String? { names[word] }
}
