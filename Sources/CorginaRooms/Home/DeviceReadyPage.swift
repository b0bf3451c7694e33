import Markup

/// Gets the device ready to keep a diary. Script does it and then opens the same address again, which the device answers from then
/// on.
public struct DeviceReadyPage: Page, Hashable {
    public var place: HomePlace

    public init(place: HomePlace = .device) { self.place = place }

    public var title: String { "Getting ready" }

    private var back: (String, Route) {
        place == .seal
            ? ("Back to your account", .security(.overview)) : ("Back to where your diary lives", .homes(.choice))
    }

    public var content: HTML {
        PageFrame(back: back).html {
            screenLead(
                "Getting this device ready",
                place == .device
                    ? "Corgina itself is put into your browser, about 5 MB, once. Then no server is needed."
                    : "Corgina itself is put into your browser, about 5 MB, once. Then this device seals and opens your diary by itself."
            )
            div(.class("card stack"), .data(.device, "ready")) {
                p(.role(.status), .data(.device, "state")) {
                    "This home needs a browser that runs scripts. If nothing happens here, yours does not."
                }
                div(.data(.device, "again"), .hidden) { quietLink("Try again", to: .homes(place)) }
            }
        }
    }
}
