/// What she wants to hear of again later: which minute's reminders, and at which minute.
public struct PostponedReminders: Hashable, Sendable {
    public private(set) var all: [Postponement]

    /// The reminders of one minute, put off to another.
    public struct Postponement: Hashable, Sendable {
        public let from: Int64
        public let to: Int64
    }

    /// How long "Later" is, in minutes. The app's own choice.
    public static let minutes: Int64 = 30
    private static let most = 20
    private static let kept: Int64 = 1_440

    public init(_ all: [Postponement] = []) { self.all = all }

    /// Puts off what was due at a minute, and what had been put off to it.
    ///
    /// Asked for twice it is put off once.
    public mutating func postpone(_ minute: Int64, now: Int64) {
        let to = now + Self.minutes
        let origins = self.origins(of: minute) + [minute]
        all = all.filter { $0.to > now - Self.kept && !(origins.contains($0.from) && $0.to > now) }
        all += origins.map { Postponement(from: $0, to: to) }
        all = Array(all.suffix(Self.most))
    }

    /// The minutes whose reminders were put off to this one.
    public func origins(of minute: Int64) -> [Int64] { all.filter { $0.to == minute }.map { $0.from } }
}

extension PostponedReminders {
    /// "from to", a line each.
    public var bytes: [UInt8] {
        Array(all.map { "\($0.from) \($0.to)\n" }.joined().utf8)
    }

    /// What is no line of ``bytes`` is passed over.
    public init(_ bytes: [UInt8]) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        all = lines.compactMap { line in
            let numbers = line.split(separator: UInt8(ascii: " ")).compactMap { Self.minute($0) }
            guard numbers.count == 2 else { return nil }
            return Postponement(from: numbers[0], to: numbers[1])
        }
    }

    private static func minute(_ digits: ArraySlice<UInt8>) -> Int64? {
        WholeText.read(String(decoding: digits, as: UTF8.self), in: WakeTimes.range)
    }
}
