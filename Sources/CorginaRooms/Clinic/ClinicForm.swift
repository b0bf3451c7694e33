import CorginaCore

/// What she asks for when she makes a link: fields `hours`, `openings`, `pin`, `contents` and `data`.
public struct ClinicForm: Hashable, Sendable {
    public var hours: Int
    /// As typed.
    var openingsText: String
    public var openings: Int
    /// Four to eight digits; `nil` for none. No page shows it once the link is made.
    public var pin: String?
    /// As typed, so that a link is not made without a PIN because something else was wrong.
    var pinText = ""
    public var contents: ClinicContents
    public var errors: [FieldError] = []

    /// How long a link may last, in hours.
    static let durations = [1, 4, 24, 72, 168, 336, 720]
    static let usualHours = 24
    static let usualOpenings = 5
    private static let openingsRange = 1...100
    private static let pinLengths = 4...8

    /// What is offered at first.
    public init() {
        hours = Self.usualHours
        openings = Self.usualOpenings
        openingsText = "\(Self.usualOpenings)"
        contents = ClinicContents()
    }

    public init(_ form: Form) {
        self.init()
        contents = ClinicContents(meals: form["contents"] == "meals", data: form.contains("data"))
        readHours(form)
        readOpenings(form)
        readPIN(form)
    }

    private mutating func readHours(_ form: Form) {
        guard let hours = form.whole("hours", in: 1...720), Self.durations.contains(hours) else {
            errors.append(FieldError(field: "hours", message: "Choose how long the link lasts"))
            return
        }
        self.hours = hours
    }

    private mutating func readOpenings(_ form: Form) {
        openingsText = form["openings"] ?? ""
        guard let openings = form.whole("openings", in: Self.openingsRange) else {
            errors.append(FieldError(field: "openings", message: "Enter a number from 1 to 100"))
            return
        }
        self.openings = openings
    }

    private mutating func readPIN(_ form: Form) {
        guard let typed = form["pin"] else { return }
        pinText = typed
        guard Self.pinLengths.contains(typed.utf8.count), typed.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            errors.append(FieldError(field: "pin", message: "Use 4 to 8 digits, or leave it empty"))
            return
        }
        pin = typed
    }

    /// "4 hours", "7 days"
    static func words(ofHours hours: Int) -> String {
        if hours < 24 { return hours == 1 ? "1 hour" : "\(hours) hours" }
        return hours == 24 ? "1 day" : "\(hours / 24) days"
    }
}
