/// How much anyone may ask of the server. `docs/operating.md` has the table.
public struct Limits: Hashable, Sendable {
    // What one request may carry
    /// In bytes, beside the head: a hundred times the longest sentence.
    public var bodyBytes = 64 * 1_024
    /// In bytes, of a whole diary in a file, from somebody signed in: some 40,000 entries.
    public var importBytes = 16 * 1_024 * 1_024
    /// In bytes, of a recorded sentence, from somebody signed in: a minute of speech has a tenth.
    public var soundBytes = 4 * 1_024 * 1_024
    /// In bytes, of a photo with its small copy, from somebody signed in.
    public var photoBytes = 9 * 1_024 * 1_024
    /// In bytes, of rows a device has sealed, from a device that is signed in.
    public var sealedRowsBytes = 4 * 1_024 * 1_024
    /// In bytes, of a photo a device has sealed, in base 64, from a device that is signed in.
    public var sealedPhotoBytes = 12 * 1_024 * 1_024
    /// In bytes, of one field of a form.
    public var fieldBytes = 16 * 1_024
    public var fieldCount = 200
    /// In bytes, of the whole head.
    public var headBytes = 16 * 1_024
    public var headFieldCount = 64

    // How long it may take, in seconds
    /// A connection that says nothing for so long is closed.
    public var idleSeconds = 10
    /// A request that has not arrived in full by then is refused, even while its bytes still come.
    public var requestSeconds = 15
    /// A recorded sentence may be on its way longer.
    public var soundSeconds = 30
    /// A whole diary in a file may be on its way longer.
    public var importSeconds = 300
    /// A photo may be on its way so long.
    public var photoSeconds = 120
    /// How many photos are taken in at once; each takes some times its size in memory meanwhile.
    public var photosAtOnce = 4
    /// How long it waits for another to be taken in before it is turned away.
    public var importWaitSeconds = 60
    /// How long a picture waits for the barcodes of others to be read.
    public var scanWaitSeconds = 2
    /// An answer that has not been taken by then is cut off.
    public var answerSeconds = 120

    // How much at once
    /// Where they are all taken, whoever comes gets the place of one that nothing is under way on.
    public var connections = 1_000
    /// From one address of IPv4 or one /64 of IPv6, where they tell people apart.
    public var connectionsPerAddress = 64
    /// How many of those that wait are taken in together. Our own choice: half the files that were kept free before.
    static let takenAtOnce = 32
    /// How many are open beside those that have a place: the ones just taken in, and the ones that were told to close and have not
    /// yet. The system has to allow a file for each: when it refuses one, nobody is taken in for a second.
    public static let mostWithoutPlace = 2 * takenAtOnce
    /// From one network in a minute. This machine itself is not counted: it is she, or a proxy.
    public var requestsPerMinute = 1_200
    /// How often one calendar address is read in a minute; a phone asks a few times a day.
    public var feedsPerMinute = 60
    /// How often one token asks in a minute.
    public var tokenRequestsPerMinute = 60
    /// How often one device has another server asked in a minute.
    public var askingsPerMinute = 20
    /// Requests with a token or a calendar address that opens nothing, or below `/api/` with none, from one network in a minute.
    public var guessesPerMinute = 60
    /// The same where nobody can tell networks apart.
    public var guessesPerMinuteFromAnywhere = 600

    // What one diary may hold
    public var entriesPerDay = 5_000
    /// In all: seven hundred a day for a year.
    public var entries = 250_000
    /// In bytes, of all its entries as they are kept, sealed: four times what 250,000 short ones take.
    public var diaryBytes = 512 * 1_024 * 1_024
    /// In bytes, of all its photos as they are kept, sealed: some 700. Words never wait for room that photos take.
    public var photosBytes = 256 * 1_024 * 1_024

    public init() {}
}
