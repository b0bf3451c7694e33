import CorginaCore
import CorginaRooms
import SwiftUI

/// What stands wherever something was felt or measured: call if you are worried, and the number for an emergency where she lives.
/// Source: docs/clinical/README.md, rule 2.
struct WorryLine: View {
    let english: WrittenEnglish

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(english.worryLine).font(.footnote)
            ForEach(HelpLine.emergency(in: english.region), id: \.self) { line in HelpLineRow(line: line) }
        }
        .accessibilityElement(children: .contain)
    }
}
