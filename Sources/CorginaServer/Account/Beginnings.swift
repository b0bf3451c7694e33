import CorginaCore
import CorginaJournal
import CorginaRooms

extension Surroundings {
    /// What a diary begins with.
    ///
    /// - Parameter languages: those her browser asks for.
    func firstEntry(_ form: Form, languages: String?) -> JournalEntry {
        let region = languages.flatMap { FoodRegion(languages: $0) }
        let profile = Profile(units: region == .us ? .us : .metric, timeZone: timeZone(form), foodRegion: region)
        let id = newID()
        return JournalEntry(
            id: EntryID(high: id.high, low: id.low), recordedAt: moment(in: profile.timeZone), device: "web",
            change: .putProfile(profile))
    }

    /// What to keep about the session a request begins.
    func newDevice(_ request: IncomingRequest, _ form: Form) -> [UInt8] {
        let today = moment(in: timeZone(form)).day
        return DeviceDetails(name: DeviceName.guess(from: request.userAgent), made: today, seen: today).bytes
    }

    /// The zone her browser told, if there is such a zone.
    private func timeZone(_ form: Form) -> String {
        form["zone"].flatMap(Self.timeZoneName) ?? fallbackTimeZone
    }
}
