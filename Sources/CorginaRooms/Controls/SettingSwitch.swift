import Markup

/// Something that is on or off: its words and a switch after them. Field `name` is `yes` where it is on.
struct SettingSwitch {
    var name: String
    var words: String
    var isOn: Bool

    var html: HTML {
        label(.class("check check--switch")) {
            input(.type(.checkbox), .isSwitch, .name(name), .value("yes"), .checked(isOn))
            span { words }
        }
    }
}
