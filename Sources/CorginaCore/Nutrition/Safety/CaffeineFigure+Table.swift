extension CaffeineFigure {
    /// Id | name | serving | millilitres or grams | caffeine in mg | sources | confidence.
    static let table = """
        coffee_brewed_8oz | Brewed coffee | 8 fl oz | 237 | 96 | MAYO_CAFF | confirmed
        coffee_instant_8oz | Instant coffee | 8 fl oz | 237 | 62 | MAYO_CAFF | confirmed
        espresso_1oz | Espresso | 1 fl oz | 30 | 64 | MAYO_CAFF | confirmed
        coffee_decaf_8oz | Decaf brewed coffee | 8 fl oz | 237 | 2 | MAYO_CAFF | confirmed
        tea_black_8oz | Black tea | 8 fl oz | 237 | 47 | MAYO_CAFF | confirmed
        tea_green_8oz | Green tea | 8 fl oz | 237 | 28 | MAYO_CAFF | confirmed
        tea_bottled_8oz | Ready-to-drink bottled tea | 8 fl oz | 237 | 19 | MAYO_CAFF | confirmed
        cola_8oz | Cola | 8 fl oz | 237 | 22 | MAYO_CAFF | confirmed
        cola_12oz | Cola (can) | 12 fl oz | 355 | 33 | derived from MAYO_CAFF | derived
        energy_8oz | Energy drink | 8 fl oz | 237 | 72 | MAYO_CAFF | confirmed
        energy_shot_2oz | Energy shot | 2 fl oz | 59 | 215 | MAYO_CAFF | confirmed
        uk_instant_mug | Instant coffee mug (UK) | mug | 260 | 100 | NHS_FOOD | confirmed
        uk_filter_mug | Filter coffee mug (UK) | mug | 260 | 140 | NHS_FOOD | confirmed
        uk_tea_mug | Tea mug (UK) | mug | 260 | 75 | NHS_FOOD | confirmed
        uk_cola_can | Cola can (UK) | can | 330 | 40 | NHS_FOOD | confirmed
        uk_energy_can | Energy drink can (UK) | can | 250 | 80 | NHS_FOOD | confirmed
        choc_dark_50g | Plain chocolate | 50 g | 50 | 50 | NHS_FOOD (newer text says under 25) | confirmed
        choc_milk_50g | Milk chocolate | 50 g | 50 | 25 | NHS_FOOD (newer text says under 10) | confirmed
        matcha_1tsp | Matcha | 2 g | 2 | 65 | MEM | memory
        yerba_8oz | Yerba mate | 8 fl oz | 237 | 80 | MEM | memory
        """
}
