import CorginaCore
import CorginaJournal

/// The first entry of a diary on a phone: a profile. A diary that goes to a server has at least that.
public enum PhoneBeginning {
    /// - Parameters:
    ///   - languages: her languages with their regions, the first one first: `en-GB,de-DE`.
    ///   - timeZone: the name of the zone she is in.
    public static func entry(
        languages: String, timeZone: String, in surroundings: PhoneSurroundings
    ) -> JournalEntry {
        let region = FoodRegion(languages: languages)
        let profile = Profile(units: region == .us ? .us : .metric, timeZone: timeZone, foodRegion: region)
        let id = surroundings.newID()
        return JournalEntry(
            id: EntryID(high: id.high, low: id.low), recordedAt: surroundings.now, device: "iPhone",
            change: .putProfile(profile))
    }
}
