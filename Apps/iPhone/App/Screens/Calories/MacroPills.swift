import CorginaRooms
import SwiftUI

/// Protein, carbs and fat as pills, side by side or below each other.
struct MacroPills: View {
    var macros: [EatenPart.Macro]

    var body: some View {
        ViewThatFits {
            HStack(spacing: 8) { pills }
            VStack(spacing: 8) { pills }
        }
    }

    private var pills: some View { ForEach(macros, id: \.self) { macro in MacroPill(macro: macro) } }
}
