import CorginaCore
import SwiftUI

/// A number to call, with one tap.
struct HelpLineRow: View {
    var line: HelpLine

    var body: some View { CallButton(number: line.number, words: "\(line.number) · \(line.place)", spoken: line.place) }
}

/// Calls a number.
struct CallButton: View {
    var number: String
    var words: String
    var spoken: String

    var body: some View {
        if let url = URL(string: "tel:" + number.filter { $0.isNumber || $0 == "+" }) {
            Link(destination: url) {
                Label(words, systemImage: "phone.fill").font(.headline).frame(minHeight: 44)
            }
            .accessibilityLabel("Call \(number), \(spoken)")
        }
    }
}
