import CorginaCore
import CorginaJournal
import CorginaRooms
import Crypto
import Foundation

/// A sentence that waited on a device, as it arrives: what she said, when, and the id the device made for it.
struct SentSentence: Sendable {
    /// Made on the device from 128 random bits; everything logged from the sentence is named after it, so that however
    /// often it arrives it is logged once.
    let id: RecordID
    let words: String
    /// When she said it, where she was.
    let moment: Moment
    /// The past day's page she said it on; `nil` for now.
    let day: CalendarDay?

    /// A device's clock may be wrong: a moment still to come, or more than a year ago, is replaced by the moment of arrival.
    static let longestWait = 366 * 86_400
    static let clockError = 120
    /// What a clock can say, in seconds since 1970: to the end of 2200.
    private static let seconds: ClosedRange<Int64> = 0...7_289_654_399

    init(id: RecordID, words: String, moment: Moment, day: CalendarDay? = nil) {
        self.id = id
        self.words = words
        self.moment = moment
        self.day = day
    }

    /// - Parameter now: when it arrives.
    /// - Returns: `nil` without an id or without words.
    init?(_ form: Form, now: Moment) {
        guard let id = form["id"].flatMap(RecordID.init), let words = form["sentence"] else { return nil }
        self.id = id
        self.words = words
        let said = form.whole("at", in: Self.seconds) ?? now.secondsSinceEpoch
        let ago = now.secondsSinceEpoch - said
        let isPlausible = ago > -Self.clockError && ago < Self.longestWait
        let offset = form.whole("offset", in: -1_080...1_080).map { $0 * 60 }
        let moment = Moment(
            secondsSinceEpoch: isPlausible ? min(said, now.secondsSinceEpoch) : now.secondsSinceEpoch,
            utcOffset: offset ?? now.utcOffset)
        self.moment = moment
        day = form["day"].flatMap(CalendarDay.init).flatMap { $0 < moment.day && $0.number >= 0 ? $0 : nil }
    }

    /// How many things one sentence can tell of; the engine finds far fewer.
    static let most = 40

    /// The journal entry of the sentence's event of that number, from 0.
    func entryID(_ number: Int) -> EntryID {
        let words = words(number, of: "entry")
        return EntryID(high: words.high, low: words.low)
    }

    /// The event of that number, from 0.
    func recordID(_ number: Int) -> RecordID {
        let words = words(number, of: "event")
        return RecordID(high: words.high, low: words.low)
    }

    private func words(_ number: Int, of purpose: String) -> (high: UInt64, low: UInt64) {
        let id = RecordID(hashing: "corgina sent \(purpose) \(id) \(number)")
        return (id.high, id.low)
    }
}

extension RecordID {
    /// The same id for the same words.
    init(hashing words: String) {
        let halves = Array(SHA256.hash(data: Data(words.utf8))).prefix(16)
        func word(_ bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
        self.init(high: word(halves.prefix(8)), low: word(halves.suffix(8)))
    }
}
