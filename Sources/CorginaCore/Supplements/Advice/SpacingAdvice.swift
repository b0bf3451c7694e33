/// Something taken, eaten or drunk, or planned, at a time: what spacing advice looks at.
public struct TimedIntake: Hashable, Sendable {
    /// As she would say it: "Iron", "Latte".
    public let name: String
    public let substances: Set<Substance>
    public let moment: Moment

    public init(name: String, substances: Set<Substance>, moment: Moment) {
        self.name = name
        self.substances = substances
        self.moment = moment
    }

    /// A food or drink.
    public init(food name: String, at moment: Moment) {
        self.init(name: name, substances: Substance.ofFood(name), moment: moment)
    }

    /// The doses of a day that have a time, as planned.
    public static func planned(_ supplements: some Sequence<Supplement>, on day: CalendarDay, utcOffset: Int)
        -> [TimedIntake]
    {
        supplements.flatMap { supplement in
            let substances = supplement.substances
            return supplement.slots(on: day).compactMap { slot in
                supplement.time(of: slot).map { time in
                    TimedIntake(
                        name: supplement.name, substances: substances,
                        moment: Moment(day: day, time: time, utcOffset: utcOffset))
                }
            }
        }
    }
}

/// Two intakes that lie closer together than they should.
public struct SpacingAdvice: Hashable, Sendable {
    public let interaction: SupplementInteraction
    /// The interaction's first side.
    public let first: TimedIntake
    public let second: TimedIntake
    /// How many hours should lie between them.
    public let hours: Int

    /// "Keep Iron and Latte 2 hours apart. Polyphenols lower iron absorption."
    public var words: String {
        "Keep \(first.name) and \(second.name) \(hours) hours apart. \(interaction.reason)"
    }

    /// The pairs that lie too close, in the order of time, each pair of names once an interaction.
    ///
    /// What one product holds together is not told apart from itself.
    public static func find(in intakes: [TimedIntake]) -> [SpacingAdvice] {
        let ordered = intakes.filter { !$0.substances.isEmpty }.sorted { ($0.moment, $0.name) < ($1.moment, $1.name) }
        var seen: Set<[String]> = []
        var advice: [SpacingAdvice] = []
        let substances = ordered.map { $0.substances }
        for interaction in SupplementInteraction.told where interaction.action == .separate {
            for (first, second) in interaction.pairs(in: substances).map({ (ordered[$0.first], ordered[$0.second]) })
            where first.name != second.name || interaction.concernsOneSupplement {
                let hours = interaction.hours(first, second)
                let apart = abs(first.moment.seconds(since: second.moment))
                guard apart < hours * 3_600,
                    seen.insert([interaction.id.rawValue] + [first.name, second.name].sorted()).inserted
                else { continue }
                advice.append(SpacingAdvice(interaction: interaction, first: first, second: second, hours: hours))
            }
        }
        return advice.sorted {
            ($0.first.moment, $0.interaction.id.rawValue, $0.second.name)
                < ($1.first.moment, $1.interaction.id.rawValue, $1.second.name)
        }
    }
}

extension SupplementInteraction {
    /// Whether two doses of one supplement may lie too close: calcium, of which 500 mg at once is enough.
    fileprivate var concernsOneSupplement: Bool { id == .calciumSplit }

    /// The gap for these two. An antibiotic after a mineral needs 4–6 hours, of which the longer is taken; before it, the row's 2.
    fileprivate func hours(_ first: TimedIntake, _ second: TimedIntake) -> Int {
        id == .antibioticMinerals && first.moment.secondsSinceEpoch > second.moment.secondsSinceEpoch ? 6 : gapHours
    }
}
