/// A sitting of counting movements: it stops at the tenth.
public struct KickSession: Hashable, Sendable {
    public let start: Moment
    /// When each was felt, oldest first.
    public private(set) var kicks: [Moment] = []

    /// Movements to count to, and the minutes they may take. Source: rule KICK_TARGET (KICK).
    public static let target = ClinicalRule.ID.kickTarget.whole(.movements)
    public static let minutes = ClinicalRule.ID.kickTarget.whole(.minutes)
    /// From when on counting begins. Source: rule KICK_START.
    public static let firstAge = ClinicalRule.ID.kickCountingStart.firstAge

    public init(start: Moment) { self.start = start }

    /// A sitting as it was kept; moments out of order and beyond the tenth are passed over.
    public init(start: Moment, kicks: some Sequence<Moment>) {
        self.start = start
        for moment in kicks { kick(at: moment) }
    }

    /// Counts a movement. One before the start, or after the tenth, is not counted.
    public mutating func kick(at moment: Moment) {
        guard !isDone, moment.secondsSinceEpoch >= (kicks.last ?? start).secondsSinceEpoch else { return }
        kicks.append(moment)
    }

    /// Takes back the last one: a slip of the finger.
    public mutating func unkick() { _ = kicks.popLast() }

    public var isDone: Bool { kicks.count >= Self.target }

    /// Whole minutes to the tenth, a minute begun counting as one; `nil` before it.
    public var minutesToTen: Int? { isDone ? kicks.last.map { (seconds(until: $0) + 59) / 60 } : nil }

    /// What to keep of it: at the tenth its time, before that the whole minutes so far.
    public func count(now: Moment) -> KickCount {
        KickCount(count: kicks.count, minutes: minutesToTen ?? seconds(until: now) / 60)
    }

    /// Whole seconds since it began.
    public func seconds(until moment: Moment) -> Int {
        Swift.max(0, moment.seconds(since: start))
    }
}

extension KickCount {
    /// What it sets off: too few in too long, in the weeks of the rule; unknown weeks count as in them.
    ///
    /// A count that reaches its target sets off nothing, and says nothing about how the baby is. Source: rule KICK_FAIL (KICK, RCOG57).
    public func findings(at age: GestationalAge?) -> CareFindings {
        CareFindings(.kicksTooFew, for: facts(at: age))
    }

    /// Whether it is too few in too long, whatever the weeks. Source: rule KICK_FAIL (KICK, RCOG57).
    public var isTooFew: Bool { ClinicalRule.ID.kicksTooFew.holds(for: facts(at: nil)) }

    private func facts(at age: GestationalAge?) -> ClinicalRule.Facts {
        var facts = ClinicalRule.Facts(numbers: [.movements: Double(count)], age: age)
        facts.numbers[.minutes] = minutes.map { Double($0) }
        return facts
    }

    /// What she says of movements sets off, whatever was counted. Source: rules KICK_CHANGE and KICK_NONE24 (RCOG57).
    ///
    /// - Parameters:
    ///   - hasChanged: fewer, weaker or none compared with usual.
    ///   - neverFelt: she has felt none so far.
    public static func findings(hasChanged: Bool, neverFelt: Bool, at age: GestationalAge?) -> CareFindings {
        var facts = ClinicalRule.Facts(signs: hasChanged ? [.changedMovement] : [], age: age)
        if neverFelt { facts.signs.insert(.noMovementEver) }
        return CareFindings(.kicksChanged, .kicksNoneBy24Weeks, for: facts)
    }
}

/// What is usual for her baby: the minutes to ten of earlier sittings.
public struct KickHabit: Hashable, Sendable {
    /// Minutes to ten, shortest first.
    public let minutes: [Int]

    /// From how many sittings on a usual is told. The app's own choice.
    public static let leastSittings = 5

    /// - Parameter counts: earlier sittings, in any order; those that stopped at the tenth count.
    public init(_ counts: some Sequence<KickCount>) {
        minutes = counts.filter { $0.count == KickSession.target }.compactMap { $0.minutes }.sorted()
    }

    /// The median in minutes; `nil` from too few sittings.
    public var usual: Double? {
        guard minutes.count >= Self.leastSittings else { return nil }
        let middle = minutes.count / 2
        return minutes.count.isMultiple(of: 2)
            ? Double(minutes[middle - 1] + minutes[middle]) / 2 : Double(minutes[middle])
    }

    /// Whether a sitting took longer than every earlier one; `nil` from too few. No rule has a number for it: she is asked whether it feels
    /// different, and any change is to be acted on.
    public func isLongestEver(_ count: KickCount) -> Bool? {
        guard usual != nil, let longest = minutes.last, let now = count.minutes else { return nil }
        return now > longest
    }
}
