import Markup

/// What a sealed diary has in the place of one on this device only.
extension DeviceAccountPage {
    @HTMLBuilder var kept: HTML {
        if let standing {
            standing.notices
            standing.section(entries: entries, isPersistent: isPersistent)
        } else {
            keeping
        }
    }

    var eraseWords: String { standing == nil ? "Erase my diary from this device" : "Erase my diary" }
}
