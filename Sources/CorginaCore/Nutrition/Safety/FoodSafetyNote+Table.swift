extension FoodSafetyNote {
    /// Id | name | words | advice | sources | confidence.
    static let table = """
        hard_cheese | Hard cheese | cheddar, parmesan, gruyere, swiss cheese, gouda, edam | Low moisture; fine. UK also allows unpasteurised hard cheese. | CDC_LIST; NHS_FOOD | confirmed
        cream_cheese | Pasteurised cottage, cream, string cheese, feta, mozzarella | cottage cheese, cream cheese, string cheese, mozzarella, feta, halloumi | Fine when pasteurised. | CDC_LIST; NHS_FOOD | confirmed
        yogurt | Pasteurised yogurt | yogurt, yoghurt, skyr, kefir pasteurised | Fine. | CDC_LIST; NHS_FOOD | confirmed
        fish_best | Cooked best-choice fish | cod, haddock, pollock, tilapia, shrimp, catfish, sole | 2-3 servings of 4 oz a week. | FDA_FISH | confirmed
        eggs_cooked | Fully cooked eggs | hard boiled egg, scrambled egg firm, omelette firm | White and yolk firm. | TEMPS; FDA_MOMS | confirmed
        canned_smoked_fish | Canned or shelf-stable smoked fish | canned smoked oysters, tinned smoked mackerel | Fine. | CDC_LIST | confirmed
        ginger_food | Ginger in food or tea | ginger tea, ginger biscuit, ginger ale | May ease nausea. | NVP | confirmed
        peppermint_tea | Peppermint tea | peppermint tea, mint tea | Thought fine in normal amounts. | HERBS | confirmed
        peanuts | Peanuts and nuts | peanut, peanuts, almonds, cashews, walnuts | Fine unless you are allergic. | MEM; NHS_FOOD | memory
        spicy | Spicy food | spicy, chili, curry | Fine; may worsen heartburn. | MEM | memory
        cooked_shellfish | Well-cooked shellfish | cooked shrimp, cooked prawns, cooked crab, cooked mussels, fried oysters | Fine when steaming hot. | FDA_FISH; NHS_FOOD | confirmed
        veg_sushi | Vegetable or cooked-fish sushi | california roll, avocado roll, cucumber roll, tempura roll | Fine; check it was prepared apart from raw fish. | MEM; NHS_FOOD | memory
        sweeteners_ok | Sucralose, stevia, acesulfame K, aspartame (no PKU) | sucralose, stevia, splenda, acesulfame | Fine in moderation. | MEM (PREG_SWEET) | memory
        decaf | Decaf coffee | decaf | About 2 mg caffeine a cup. | MAYO_CAFF | confirmed
        cooked_deli | Deli meat heated until steaming | heated ham, steaming hot turkey | Fine at 165 F (74 C). | CDC_LIST | confirmed
        """
}
