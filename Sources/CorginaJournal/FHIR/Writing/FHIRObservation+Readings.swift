import CorginaCore

extension FHIRObservation {
    init(_ glucose: BloodGlucose) {
        let millimoles = glucose.milligramsPerDeciliter / BloodGlucose.milligramsPerDeciliterPerMillimole
        let timing = glucose.timing?.displayName
        let figure = "\(Figure.decimal(millimoles)) mmol/L (\(Figure.whole(glucose.milligramsPerDeciliter)) mg/dL)"
        self.init("Blood glucose", .glucose, words: "Blood glucose \(figure)" + (timing.map { ", \($0)" } ?? ""))
        measure(millimoles, .millimolesPerLiter)
        components = [
            FHIRValue.component(FHIRName.timing, "String", timing.map { .string($0) }),
            FHIRValue.component(FHIRName.meal, "String", glucose.meal.map { .string($0.displayName) }),
        ]
    }

    init(_ count: KickCount) {
        let length = count.minutes.map { " in \($0) minutes" } ?? ""
        self.init(FHIRName.movements, words: "\(count.count) fetal movements\(length)")
        value = ("Integer", .whole(count.count))
        components = [Self.length(minutes: count.minutes)]
    }

    init(_ contraction: Contraction) {
        let length = contraction.seconds.map { " of \($0) seconds" } ?? ""
        self.init(FHIRName.contraction, words: "Contraction" + length)
        measure(contraction.seconds.map { Double($0) }, .seconds)
    }

    /// A night or a nap; its entry stands at the waking.
    init(_ sleep: Sleep) {
        let length = sleep.minutes.map { " \(Figure.decimal(Double($0) / 60)) hours" } ?? ""
        self.init("Sleep duration", .sleep, words: (sleep.isNap ? "Nap" : "Sleep") + length)
        measure(sleep.minutes.map { Double($0) }, .minutes)
        components = [
            FHIRValue.component(FHIRName.wakings, "Integer", sleep.wakings.map { .whole($0) }),
            FHIRValue.component(FHIRName.quality, "String", sleep.quality.map { .string($0.rawValue) }),
            FHIRValue.component(FHIRName.asleep, "Time", sleep.asleep.map { .string("\($0):00") }),
            FHIRValue.component(FHIRName.nap, "Boolean", sleep.isNap ? true : nil),
        ]
    }

    static func length(minutes: Int?) -> JSON? {
        FHIRValue.component(
            FHIRName.length, "Quantity", minutes.flatMap { FHIRValue.quantity(Double($0), .minutes) })
    }
}
