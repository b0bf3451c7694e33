import Markup

/// Corgina's own icons, drawn on one grid; each is a symbol of `icons.svg`.
public enum Icon: String, CaseIterable, Sendable {
    case heart, flame, drop, pill, leaf, sunrise, sun, plus, minus, check, chevron, back, x, gear, calendar
    case stethoscope, scale, sparkles, warning, undo, search, lock, swap, clock, pencil, send, eye, copy, print
    case thermometer, timer, barcode
    case trash, key, person, shield, pulse, foot, wave, embryo, note, ruler, trend, flag, ear, pin, info, more, star
    case phone, glass, bottle, smile
    case mic, keyboard, camera
    case share, offline, tray, home, join, split, bolt
    case moon = "moon-stars"
    case meal = "fork-knife"
    case calendarClock = "calendar-clock"
    case signOut = "sign-out"
}

/// The icon as decoration: what it means is said in words beside it.
func icon(_ icon: Icon, class name: String = "") -> HTML {
    svg(.class(name.isEmpty ? "icon" : "icon " + name), .ariaHidden) {
        use(.href(.asset("icons.svg", fragment: "i-" + icon.rawValue)))
    }
}

/// An icon on a round plate in a hue.
func disc(_ symbol: Icon, _ hue: Hue, isSolid: Bool = false) -> HTML {
    span(.class("disc \(hue.className)" + (isSolid ? " disc--solid" : ""))) { icon(symbol) }
}
