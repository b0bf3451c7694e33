import CorginaCore
import Testing

@testable import CorginaLanguage

struct FoodOpinionTests {
    @Test(
        arguments: [
            ("eggs make me sick", .trigger, "eggs"), ("Coffee makes me gag", .trigger, "Coffee"),
            ("spicy food gives me heartburn", .trigger, "spicy food"), ("milk upsets my stomach", .trigger, "milk"),
            ("the smell of chicken makes me feel really sick", .trigger, "chicken"),
            ("fried onions give me terrible heartburn", .trigger, "fried onions"),
            ("I can't stand the smell of onions", .aversion, "onions"),
            ("can't stomach meat at the moment", .aversion, "meat"),
            ("gone off coffee", .aversion, "coffee"),
            ("I've completely gone off chicken these days", .aversion, "chicken"),
            ("hate the taste of beef right now", .aversion, "beef"),
            ("craving pickles", .craving, "pickles"),
            ("really craving ice cream so badly", .craving, "ice cream"),
            ("having cravings for citrus fruit", .craving, "citrus fruit"),
            ("big pickle cravings today", .craving, "pickle"),
        ] as [(String, FoodMark.Kind, String)])
    func `what a food is to her, and in which words`(sentence: String, kind: FoodMark.Kind, food: String) {
        let opinion = FoodOpinion(sentence)
        #expect(opinion?.kind == kind)
        #expect(opinion?.food == food)
    }

    @Test(arguments: [
        "I had eggs", "eggs made me sick", "I ate eggs and now feel sick", "coffee makes me throw up blood",
        "work makes me sick", "can't stand up without feeling dizzy", "the baby makes me sick", "gone off to bed",
        "I hate this", "my husband can't stand onions", "eggs make me sick but I had two", "craving", "cravings",
        "can't face breakfast, so just tea", "do eggs make me sick?", "hate", "gives me heartburn", "",
        "no cravings today", "craving salt and vinegar crisps",
        "can't stand the pain in my head and my vision is blurry",
    ])
    func `a sentence that says more, or something else, is none`(sentence: String) {
        #expect(FoodOpinion(sentence) == nil, "\(sentence)")
    }
}
