import CorginaCore
import CorginaRooms

/// What the app asks of the rooms, and all that the answer depends on besides the diary.
public struct PhoneRequest: Sendable {
    public var address: PhoneAddress
    /// What is sent there; `nil` where a page is asked for.
    public var form: Form?
    public var surroundings: PhoneSurroundings
    /// What waits under the ids that the place names.
    public var waiting: [RecordID: Visit.Waiting]

    public init(
        _ address: PhoneAddress, form: Form? = nil, in surroundings: PhoneSurroundings,
        waiting: [RecordID: Visit.Waiting] = [:]
    ) {
        self.address = address
        self.form = form
        self.surroundings = surroundings
        self.waiting = waiting
    }
}

/// The moment, and what a room may ask of the phone.
public struct PhoneSurroundings: Sendable {
    public var now: Moment
    /// The seconds east of UTC that hold where she is at an instant, in seconds since 1970-01-01T00:00:00Z.
    public var offset: @Sendable (Int64) -> Int
    /// A fresh id, made of random bits.
    public var newID: @Sendable () -> RecordID

    public init(
        now: Moment, offset: @escaping @Sendable (Int64) -> Int, newID: @escaping @Sendable () -> RecordID
    ) {
        self.now = now
        self.offset = offset
        self.newID = newID
    }
}
