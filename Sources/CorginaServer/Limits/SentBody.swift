import CorginaBarcodes
import CorginaCore
import CorginaProviders
import CorginaRooms

/// What a request carries, by the place it goes to: that decides how much it may be and how long it may take.
enum SentBody {
    case form
    /// A recorded sentence.
    case sound
    /// A grey picture that may show a barcode.
    case greyImage
    /// A photo of a label. It takes no turns, because others would wait for the server that reads it.
    case label
    /// A photo in a file, with its small copy.
    case photo
    /// A whole diary in a file.
    case diary
    /// Rows a device has sealed, what lies behind a link for the clinic, or what is shared.
    case sealedRows
    /// A photo a device has sealed.
    case sealedPhoto

    init(path: String) {
        guard InterfaceAddress(path: path)?.place != .photos else {
            self = .photo
            return
        }
        switch Route(path) {
        case .security(.importing), .imports(.list): self = .diary
        case .speech: self = .sound
        case .foods(.scan): self = .greyImage
        case .foods(.label): self = .label
        case .photos(let place) where place.takesFile: self = .photo
        case .sealed(.append), .sealed(.renewal), .sealed(.moveRows), .sealed(.unsealRows), .sealed(.newLink),
            .sealed(.newShare), .sealed(.changeShare):
            self = .sealedRows
        case .sealed(.putPhoto), .sealed(.stagePhoto), .sealed(.movePhoto): self = .sealedPhoto
        default: self = .form
        }
    }

    /// The same, where a device says beforehand that its rows are no more than a form is: those are read as one, and wait for nobody.
    ///
    /// - Parameter length: the content length of the head; `nil` where it has none.
    func declared(_ length: String?, _ limits: Limits) -> SentBody {
        guard isSealed, let length, WholeText.read(length, in: 0...limits.bodyBytes) != nil else {
            return self
        }
        return .form
    }

    /// Whether it comes from a device of a sealed diary, or one that is about to be sealed.
    var isSealed: Bool { self == .sealedRows || self == .sealedPhoto }

    func mostBytes(_ limits: Limits) -> Int {
        switch self {
        case .form: limits.bodyBytes
        case .sound: limits.soundBytes
        case .greyImage: GreyImage.mostMessageBytes
        case .label: Picture.mostBytes
        case .photo: limits.photoBytes
        case .diary: limits.importBytes
        case .sealedRows: limits.sealedRowsBytes
        case .sealedPhoto: limits.sealedPhotoBytes
        }
    }

    /// Whether one that comes waits until others have been taken in.
    var takesTurns: Bool { self == .diary || self == .photo || isSealed }

    func seconds(_ limits: Limits) -> Int {
        switch self {
        case .form, .greyImage: limits.requestSeconds
        case .sound: limits.soundSeconds
        case .label, .photo, .sealedRows, .sealedPhoto: limits.photoSeconds
        case .diary: limits.importSeconds
        }
    }
}
