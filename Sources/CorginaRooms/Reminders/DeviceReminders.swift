import CorginaCore
import Markup

/// Whether this device is reminded, what anybody learns by it, and switching it on and off.
///
/// Without script she reads what is needed; what is on can be tried and switched off all the same.
struct DeviceReminders {
    var device: RemindersPage.Device
    var home: DiaryHome

    var html: HTML {
        section(.class("stack stack--close"), .ariaLabelledby("this-device")) {
            h2(.class("group-title"), .id("this-device")) { "This device" }
            switch device {
            case .serverSendsNone: missing
            case .unknown: unknown
            case .phone: byItself
            case .off(let key): choice(key: key, isOn: false)
            case .on(let key): choice(key: key, isOn: true)
            }
        }
    }

    @HTMLBuilder private var missing: HTML {
        div(.class("group")) {
            ul(.class("promises")) {
                promise(
                    .info, .mute, "This server sends no reminders",
                    "The person who runs Corgina can switch them on. What you choose below is kept for then.")
            }
            if home == .server {
                linkRow(.calendarClock, .appointment, "Alarms in your own calendar", to: .calendar(.feeds))
            }
        }
    }

    private var unknown: HTML {
        div(.class("group")) {
            ul(.class("promises")) {
                promise(
                    .offline, .mute, "Not known just now",
                    "The server that wakes this device has to say whether it does. What you choose below is kept all the same."
                )
            }
        }
    }

    private var byItself: HTML {
        div(.class("group")) {
            ul(.class("promises")) {
                promise(
                    .lock, .evening, "This iPhone reminds you by itself",
                    "What you choose below is planned here, for \(ReminderSchedule.days) days ahead, and sent to nobody. Opening Corgina plans on."
                )
            }
        }
    }

    @HTMLBuilder private func choice(key: String, isOn: Bool) -> HTML {
        div(.class("group")) {
            learned
            dl { valueRow("Now", isOn ? "On" : "Off") }
            div(.class("settings-form"), .data(.push, key)) {
                if isOn { onButtons } else { offButton }
            }
        }
        p(.class("group-note")) { home == .server ? Self.endsOfServer : Self.endsOfDevices }
    }

    private static let endsOfServer =
        "Signing out, here or everywhere, and another passphrase switch reminders off. A lock does not: then they just say that something is due."
    private static let endsOfDevices =
        "A device you remove is reminded no more, and neither is one you erase the diary from. A lock switches nothing off: then reminders just say that something is due."

    private var learned: HTML {
        ul(.class("promises")) {
            promise(
                .send, .symptom, "What is sent",
                "At the minute of a reminder this server sends your browser’s push service (Apple’s, Google’s, Mozilla’s or Microsoft’s) a message for your device. It is encrypted, always equally long, and holds nothing but that minute."
            )
            promise(
                .eye, .trimester, "Who learns what", home == .server ? Self.learnedByServer : Self.learnedFromDevices)
            promise(
                .lock, .evening, "Where the words come from", home == .server ? Self.wordsOfServer : Self.wordsOfDevice)
        }
    }

    private static let learnedByServer =
        "That service learns that this server wakes your device, and when. This server keeps the minutes of your next \(ReminderSchedule.days) days while you are signed out too, but not what they are for. Whoever copies its whole disk can read these minutes; no backup has them."
    private static let learnedFromDevices =
        "That service learns that this server wakes your device, and when. Your devices tell this server the minutes of your next \(ReminderSchedule.days) days, but not what they are for. Whoever runs it, or copies its whole disk, can read these minutes; no backup has them."
    private static let wordsOfServer =
        "Your device asks this server for them with your sign-in. Locked, or without a connection, it just says that something is due."
    private static let wordsOfDevice =
        "Your device makes them from the diary on it. Locked, it just says that something is due."

    @HTMLBuilder private var offButton: HTML {
        p(.class("field__hint"), .data(.when, "unable")) {
            "Switching it on takes scripts, and on an iPhone or iPad Corgina on the Home Screen (Share, “Add to Home Screen”)."
        }
        p(.class("field__error"), .role(.alert), .hidden, .data(.when, "denied")) {
            "Notifications are blocked for Corgina. Allow them in your browser’s or phone’s settings, then try again."
        }
        p(.class("field__error"), .role(.alert), .hidden, .data(.when, "failed")) {
            "Your browser could not switch them on. Check your connection and try again."
        }
        button(.class("btn btn--primary btn--wide"), .type(.button), .hidden, .data(.when, "able")) {
            "Remind me on this device"
        }
    }

    @HTMLBuilder private var onButtons: HTML {
        p(.class("field__error"), .role(.alert), .hidden, .data(.when, "lost")) {
            "This browser no longer takes reminders from Corgina. Stop them here, then switch them on again."
        }
        oneButtonForm(to: .reminders(.test), class: "btn btn--soft btn--wide") { "Send a test reminder" }
        oneButtonForm(to: .reminders(.device), class: "btn btn--quiet btn--wide", hidden: ("state", "off")) {
            "Stop reminding me on this device"
        }
    }
}
