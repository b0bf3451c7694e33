import CorginaRooms

extension Icon {
    /// The SF Symbol that means what the web's own drawing means.
    var symbolName: String { Self.names[self] ?? "circle" }

    private static let names: [Icon: String] = [
        .heart: "heart.fill", .flame: "flame.fill", .drop: "drop.fill", .pill: "pills.fill", .leaf: "leaf.fill",
        .sunrise: "sunrise.fill", .sun: "sun.max.fill", .moon: "moon.stars.fill", .meal: "fork.knife",
        .plus: "plus", .minus: "minus", .check: "checkmark.circle.fill", .chevron: "chevron.right",
        .back: "chevron.left", .x: "xmark", .gear: "gearshape", .calendar: "calendar",
        .calendarClock: "calendar.badge.clock", .stethoscope: "stethoscope", .scale: "scalemass",
        .sparkles: "sparkles", .warning: "exclamationmark.triangle.fill", .undo: "arrow.uturn.backward",
        .search: "magnifyingglass", .lock: "lock.fill", .swap: "arrow.triangle.2.circlepath", .clock: "clock",
        .pencil: "pencil", .send: "arrow.up", .eye: "eye", .copy: "doc.on.doc", .print: "printer",
        .thermometer: "thermometer.medium", .timer: "timer", .barcode: "barcode", .trash: "trash", .key: "key.fill",
        .person: "person.fill", .shield: "checkmark.shield", .pulse: "waveform.path.ecg", .foot: "shoeprints.fill",
        .wave: "waveform", .embryo: "circle.circle", .note: "note.text", .ruler: "ruler",
        .trend: "chart.line.uptrend.xyaxis", .flag: "flag.fill", .ear: "ear", .pin: "location.fill",
        .info: "info.circle", .more: "ellipsis", .star: "star.fill", .phone: "phone.fill", .glass: "mug",
        .bottle: "waterbottle", .smile: "face.smiling", .mic: "mic.fill", .keyboard: "keyboard", .camera: "camera.fill",
        .share: "square.and.arrow.up", .offline: "wifi.slash", .tray: "tray", .home: "house.fill",
        .join: "arrow.triangle.merge", .split: "arrow.triangle.branch", .bolt: "bolt.fill",
        .signOut: "rectangle.portrait.and.arrow.right",
    ]
}
