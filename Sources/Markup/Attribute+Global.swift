// Attributes any element may carry.
extension Attribute {
    /// Space-separated class names.
    public static func `class`(_ names: String) -> Attribute { Attribute("class", names) }
    public static func id(_ id: String) -> Attribute { Attribute("id", id) }
    public static func title(_ text: String) -> Attribute { Attribute("title", text) }
    public static func lang(_ tag: String) -> Attribute { Attribute("lang", tag) }
    public static var hidden: Attribute { Attribute("hidden", .present) }
    /// Out of reach while something lies over it.
    public static func inert(_ isInert: Bool = true) -> Attribute { Attribute("inert", if: isInert) }
    public static func tabindex(_ index: Int) -> Attribute { Attribute("tabindex", "\(index)") }
    /// Lets the browser find the direction of words a person typed.
    public static var directionAuto: Attribute { Attribute("dir", "auto") }
    public static var translateNo: Attribute { Attribute("translate", "no") }

    /// What a script reads: `data-<name>`. The names in use are the cases of ``Hook``.
    public static func data(_ hook: Hook, _ value: String = "") -> Attribute {
        Attribute(hook.attributeName, value.isEmpty ? .present : .text(value))
    }
}

extension Attribute {
    /// The names scripts and styles know elements by.
    public enum Hook: Sendable {
        case theme, trimester, sheet, close, navigate, wheel, calculate, output, stepper, step, reveal, copy, print
        case zone, offset, toast, glass, method, today, keep, submitted, grow, ready
        case countdown, confirm, dismiss, swipe, menu, refresh, here, detent, grabber
        case unfold, roll, picture, pictureFailed
        case dose, dosesDone, missed
        case filter, filtered
        case clock, kicks, part, labour
        case fresh
        case amount, grams, swipeLeft, swipeRight, turn
        case transparency, motion, contrast
        case lockAfter
        /// "12": the clock of twelve hours.
        case hours
        /// The button that listens; the parts of the sheet that shows what is heard, the states they stand for, what went wrong in
        /// them, and what takes the focus first.
        case speak, talk, when, problem, first
        /// On the button that listens: whether a speech server may hear her, "asks" or "agreed".
        case speechServer
        /// The button that listens once more for what was said, and the form that brings the words back to be typed.
        case sayAgain, byHand
        /// On a button that reads a barcode, the id of the field for its number; the parts of the dialog for it.
        case scan, scanner
        /// A form that carries a file; the most MB of it; whether Apple Health's may be made smaller before; what is said once it is sent.
        case upload, uploadLimit, uploadHealth, uploadSent
        /// A form that carries a photo; the photo whose foods can be tapped, and the button a tap presses; the form that has it looked
        /// at, "now" or when "asked".
        case photo, shot, mark, look
        /// The part that plays photos as a film, and its buttons: "back", "play", "next".
        case film, filmDo
        /// The page that opens a link for the clinic; the form that a link of a share is sent with.
        case clinic, invited
        /// The part of a page that shows a photo of a label beside its fields, and in it what has the photo read.
        case labelPhoto, read
        case diary, offline, signedOut, install
        /// Whether this device is reminded; the value is the key a browser is given for it.
        case push
        /// On the root: where the diary lives, when that is not the server; and the parts that a device reads to keep one.
        case home, device
        /// On the root: the diary's host keeps no photos.
        case noPhotos

        var attributeName: StaticString {
            switch self {
            case .theme: "data-theme"
            case .home: "data-home"
            case .noPhotos: "data-no-photos"
            case .device: "data-device"
            case .clinic: "data-clinic"
            case .invited: "data-invited"
            case .trimester: "data-trimester"
            case .sheet: "data-sheet"
            case .close: "data-close"
            case .navigate: "data-navigate"
            case .wheel: "data-wheel"
            case .calculate: "data-calculate"
            case .output: "data-output"
            case .stepper: "data-stepper"
            case .step: "data-step"
            case .reveal: "data-reveal"
            case .copy: "data-copy"
            case .print: "data-print"
            case .zone: "data-zone"
            case .offset: "data-offset"
            case .toast: "data-toast"
            case .glass: "data-glass"
            case .method: "data-method"
            case .today: "data-today"
            case .keep: "data-keep"
            case .submitted: "data-submitted"
            case .grow: "data-grow"
            case .ready: "data-ready"
            case .countdown: "data-countdown"
            case .confirm: "data-confirm"
            case .dismiss: "data-dismiss"
            case .swipe: "data-swipe"
            case .menu: "data-menu"
            case .refresh: "data-refresh"
            case .here: "data-here"
            case .detent: "data-detent"
            case .grabber: "data-grabber"
            case .unfold: "data-unfold"
            case .roll: "data-roll"
            case .picture: "data-picture"
            case .pictureFailed: "data-picture-failed"
            case .dose: "data-dose"
            case .dosesDone: "data-doses-done"
            case .missed: "data-missed"
            case .filter: "data-filter"
            case .filtered: "data-filtered"
            case .clock: "data-clock"
            case .kicks: "data-kicks"
            case .part: "data-part"
            case .labour: "data-labour"
            case .fresh: "data-fresh"
            case .amount: "data-amount"
            case .swipeLeft: "data-swipe-left"
            case .swipeRight: "data-swipe-right"
            case .turn: "data-turn"
            case .transparency: "data-transparency"
            case .motion: "data-motion"
            case .contrast: "data-contrast"
            case .grams: "data-grams"
            case .lockAfter: "data-lock-after"
            case .hours: "data-hours"
            case .speak: "data-speak"
            case .talk: "data-talk"
            case .speechServer: "data-speech-server"
            case .sayAgain: "data-say-again"
            case .byHand: "data-by-hand"
            case .when: "data-when"
            case .problem: "data-problem"
            case .first: "data-first"
            case .scan: "data-scan"
            case .scanner: "data-scanner"
            case .upload: "data-upload"
            case .uploadLimit: "data-upload-limit"
            case .uploadHealth: "data-upload-health"
            case .uploadSent: "data-upload-sent"
            case .photo: "data-photo"
            case .shot: "data-shot"
            case .mark: "data-mark"
            case .look: "data-look"
            case .film: "data-film"
            case .filmDo: "data-film-do"
            case .labelPhoto: "data-label-photo"
            case .read: "data-read"
            case .diary: "data-diary"
            case .offline: "data-offline"
            case .signedOut: "data-signed-out"
            case .install: "data-install"
            case .push: "data-push"
            }
        }
    }
}
