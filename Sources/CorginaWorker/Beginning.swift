import CorginaCore
import CorginaJournal

/// What a diary on a device begins with, and what its host has to ask before there is one.
public enum Beginning {
    /// The first entry of a diary: a profile.
    ///
    /// - Parameter message: its head has `languages` as a browser names them with commas between, the name of the `timeZone`, `now`
    ///   and `zone` as in a request, and a `seed`.
    public static func entry(for message: Message) throws(MessageError) -> Message {
        let head = message.head
        try head.expect(members: 5)
        let region = FoodRegion(languages: try head.text("languages"))
        let clock = try ClockChanges(in: head)
        let instant = try head.whole("now", in: WorkerRequest.instants)
        guard let seed = RecordID(try head.text("seed")) else { throw .malformed("seed") }
        let profile = Profile(
            units: region == .us ? .us : .metric, timeZone: try head.text("timeZone"), foodRegion: region)
        let entry = JournalEntry(
            id: EntryID(high: seed.high, low: seed.low),
            recordedAt: Moment(secondsSinceEpoch: instant, utcOffset: clock.offset(at: instant)), device: "web",
            change: .putProfile(profile))
        do throws(JournalCodecError) { return Message([:], [try entry.encoded()]) } catch {
            throw .malformed("timeZone")
        }
    }

    /// What is wrong with a passphrase that is about to be chosen: a sentence, empty where nothing is.
    ///
    /// - Parameter message: its one part is the passphrase, composed and trimmed.
    public static func passphraseFault(in message: Message) throws(MessageError) -> Message {
        try message.head.expect(members: 0)
        guard let part = message.parts.first, message.parts.count == 1 else { throw .surplus }
        let fault = NewPassphrase.fault(in: String(decoding: part, as: UTF8.self))
        return Message(["fault": .string(fault?.description ?? "")])
    }
}
