extension FoodRewrites {
    /// For a phrase that is just this: what people mean by the bare word.
    static let whole = """
        chip = potato chip
        egg = egg whole cooked
        salad = lettuce salad assorted vegetable
        side salad = lettuce salad assorted vegetable
        green salad = lettuce salad assorted vegetable
        garden salad = lettuce salad assorted vegetable
        house salad = lettuce salad assorted vegetable
        mixed salad = lettuce salad assorted vegetable
        tossed salad = lettuce salad assorted vegetable
        dressing = salad dressing
        ranch = ranch dressing
        cereal = cereal readytoeat
        oatmeal = oatmeal regular
        spaghetti = pasta tomato based sauce
        coffee = coffee
        tea = tea hot leaf black
        juice = fruit juice
        butter = butter
        beer = beer
        wine = wine table
        sushi = sushi
        ham sandwich = ham sandwich
        hamburger = hamburger
        chicken and rice = chicken rice
        rice and beans = bean white rice
        beans and rice = bean white rice
        """
}
