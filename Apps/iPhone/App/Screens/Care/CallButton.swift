import CorginaCore
import SwiftUI

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
