import CorginaCore
import CorginaPhone
import Foundation

extension PhoneSurroundings {
    /// The iPhone's own clock, zone and random numbers.
    static var live: PhoneSurroundings {
        let zone = TimeZone.autoupdatingCurrent
        let offset: @Sendable (Int64) -> Int = {
            zone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval($0)))
        }
        let seconds = Int64(Date.now.timeIntervalSince1970)
        return PhoneSurroundings(
            now: Moment(secondsSinceEpoch: seconds, utcOffset: offset(seconds)), offset: offset,
            newID: {
                var random = SystemRandomNumberGenerator()
                return RecordID(using: &random)
            })
    }
}
