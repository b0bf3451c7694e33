import Testing

@testable import CorginaLanguage

struct InquiryTests {
    @Test(
        arguments: [
            ("Can I eat sushi?", "sushi"), ("can i have a glass of wine while pregnant", "glass of wine"),
            ("is brie safe", "brie"), ("are prawns ok in pregnancy?", "prawns"),
            ("Is it safe to eat runny eggs?", "runny eggs"),
            ("should I drink raspberry leaf tea now?", "raspberry leaf tea"),
            ("is it ok to have the feta at all?", "feta"), ("hey Corgina, can we eat smoked salmon", "smoked salmon"),
            ("can I eat?", ""),
        ])
    func `whether something is safe names the food`(sentence: String, food: String) {
        #expect(Inquiry(sentence) == .safety(food))
    }

    @Test(
        arguments: [
            ("how much caffeine today?", .nutrients), ("did I get enough protein yesterday", .nutrients),
            ("how much iron have I had", .nutrients), ("how many calories are left?", .calories),
            ("how much water did I drink", .water), ("when is my next appointment?", .appointments),
            ("when's my scan", .appointments), ("how far along am I?", .pregnancy), ("when am I due", .pregnancy),
            ("how big is baby now?", .pregnancy), ("did I take my vitamins", .supplements),
            ("have I taken my iron yet?", .supplements), ("what did I have for lunch?", .entries),
            ("what's my blood pressure been", .measurements), ("when did I last have a headache?", .symptoms),
            ("how many kicks did I count today?", .movements), ("show my hospital bag", .lists),
            ("what's on my checklist?", .lists), ("where is my birth plan?", .birthPlan),
            ("what supplements are on my list?", .supplements),
        ] as [(String, Inquiry)])
    func `a question about her diary names what it is about`(sentence: String, inquiry: Inquiry) {
        #expect(Inquiry(sentence) == inquiry)
    }

    @Test(
        arguments: [
            ("log food", .foods), ("Track my meal", .foods), ("log symptom", .symptoms), ("record supplement", .supplements),
            ("log my weight", .measurements), ("record blood pressure in Corgina", .measurements), ("track kicks", .movements),
            ("add an appointment", .appointments), ("log sleep", .sleep), ("add a recipe", .recipes), ("please log food", .foods),
            ("track symptom", .symptoms), ("record symptom", .symptoms), ("track meal", .foods), ("record nutrition", .foods),
            ("log vitamin", .supplements), ("take vitamin", .supplements), ("log breakfast in Corgina", .foods),
        ] as [(String, Inquiry)])
    func `an order that does not say of what leads to the place for it`(sentence: String, inquiry: Inquiry) {
        #expect(Inquiry(sentence) == inquiry)
    }

    @Test(arguments: [
        "take a nap", "take food", "took vitamin", "log breakfast eggs", "log food poisoning", "add milk", "record player", "track", "log vitamin iron", "log food and iron", "log my weight 62 kg", "log my weight 62", "track kicks: 10", "log food 🍎",
        "I had sushi", "two eggs and toast", "water", "headache", "why is the sky blue?", "", "?",
        "can you believe it", "what a day", "did loads of washing", "have a cold", "do I look fat in this?",
    ])
    func `anything else is no such question`(sentence: String) {
        #expect(Inquiry(sentence) == nil)
    }
}
