import CorginaBarcodes
import CorginaRooms

/// What a request carries, by the place it goes to: that decides how much it may be and how long it may take.
enum SentBody {
    case form
    /// A recorded sentence.
    case sound
    /// A grey picture that may show a barcode.
    case greyImage
    /// A whole diary in a file.
    case diary

    init(path: String) {
        switch path {
        case Route.security(.importing).path: self = .diary
        case Route.speech.path: self = .sound
        case Route.foods(.scan).path: self = .greyImage
        default: self = .form
        }
    }

    func mostBytes(_ limits: Limits) -> Int {
        switch self {
        case .form: limits.bodyBytes
        case .sound: limits.soundBytes
        case .greyImage: GreyImage.mostMessageBytes
        case .diary: limits.importBytes
        }
    }

    func seconds(_ limits: Limits) -> Int {
        switch self {
        case .form, .greyImage: limits.requestSeconds
        case .sound: limits.soundSeconds
        case .diary: limits.importSeconds
        }
    }
}
