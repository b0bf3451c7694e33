import CorginaCore
import SwiftUI

/// A number to call, with one tap.
struct HelpLineRow: View {
    var line: HelpLine

    var body: some View { CallButton(number: line.number, words: "\(line.number) · \(line.place)", spoken: line.place) }
}
