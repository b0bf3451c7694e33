import Testing

@testable import CorginaCore

/// What is said of foods people ask about: fine ones, and the dangerous ones whose names resemble theirs.
struct CommonFoodTests {
    private typealias Answer = (food: String, level: SafetyLevel?, note: String?)

    /// The gravest level, and a note that is shown; `nil` for none.
    private static let answers: [Answer] = [
        ("apple", nil, "fruit_fresh"), ("pasteurised apple juice", nil, "juice"),
        ("unpasteurised apple juice", .avoid, nil), ("freshly squeezed orange juice", .avoid, nil),
        ("apple cider", .avoid, nil), ("courgette", nil, "vegetables"), ("zucchini", nil, "vegetables"),
        ("broccoli", nil, "vegetables"), ("broccoli sprouts", .avoid, nil),
        ("green papaya", .caution, nil), ("melon", nil, "melon"), ("bitter melon", .caution, nil),
        ("mushrooms", nil, "mushrooms"), ("enoki mushrooms", .avoid, nil), ("potato", nil, "vegetables"),
        ("potato salad", .avoid, nil), ("porridge with milk", nil, "bread"), ("milk", nil, "milk"),
        ("raw milk", .avoid, nil), ("cheddar", nil, "hard_cheese"), ("goat's cheese", .caution, nil),
        ("soft goat's cheese", .avoid, nil), ("hard goat's cheese", nil, "hard_cheese"), ("stilton", .caution, nil),
        ("blue cheese", .avoid, nil), ("scrambled eggs", nil, "eggs_cooked"), ("runny eggs", .avoid, nil),
        ("eggs benedict", .avoid, nil), ("mayonnaise", nil, "mayonnaise"), ("homemade mayonnaise", .caution, nil),
        ("chicken", nil, "meat_cooked"), ("pink chicken", .avoid, nil), ("steak", nil, "meat_cooked"),
        ("rare steak", .avoid, nil), ("a burger still pink inside", .avoid, nil), ("ham", .limit, nil),
        ("parma ham", .avoid, nil), ("pheasant", .avoid, nil),
        ("prawns", nil, "cooked_shellfish"), ("raw prawns", .avoid, nil), ("cod", nil, "fish_best"),
        ("sea bass", .limit, nil), ("smoked salmon bagel", .avoid, "bread"), ("hummus", nil, "dips"),
        ("chickpeas", nil, "pulses"), ("raw kidney beans", .avoid, nil), ("cookies", nil, "cakes"),
        ("cookie dough", .avoid, nil), ("tea", .limit, nil), ("a cup of tea", .limit, nil),
        ("ginger tea", nil, "ginger_food"), ("water", nil, "water"), ("tonic water", .caution, nil),
        ("pizza", nil, "takeaway"), ("fenugreek", .caution, nil), ("popcorn", nil, nil),
    ]

    @Test(arguments: answers.indices)
    func `A common food has the answer the tables mean`(number: Int) {
        let (food, level, note) = Self.answers[number]
        #expect(FoodSafety.findings(in: food).first?.level == level, "\(food)")
        let notes = FoodSafetyNote.notes(on: food).map(\.id)
        if let note { #expect(notes.contains(note), "\(food): \(notes)") }
        if level == nil && note == nil { #expect(notes.isEmpty, "\(food): \(notes)") }
    }

    @Test func `No word stands in two notes, and none is a rule's as well`() {
        let words = FoodSafetyNote.all.flatMap(\.keywords)
        #expect(Set(words).count == words.count)
        #expect(Set(words).isDisjoint(with: FoodSafetyRule.all.flatMap(\.keywords)))
    }

    @Test func `Every note names a source that can be looked up`() {
        #expect(FoodSafetyNote.all.allSatisfy { $0.isCited })
    }
}
