import CorginaRooms
import SwiftUI

/// One macronutrient: its letter, its grams and its name.
struct MacroPill: View {
    var macro: EatenPart.Macro

    var body: some View {
        HStack(spacing: 4) {
            Image(systemName: symbol).font(.caption2)
            VStack(spacing: 2) {
                Text(macro.amount).font(.caption.weight(.semibold)).rollsWords()
                Text(macro.name).font(.caption2).foregroundStyle(.secondary)
            }
        }
        .foregroundStyle(macro.hue.color)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(macro.hue.color.opacity(0.15), in: .capsule)
        .overlay { Capsule().strokeBorder(macro.hue.color.opacity(0.3), lineWidth: 0.5) }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\(macro.name): \(macro.amount)")
    }

    private var symbol: String {
        switch macro.hue {
        case .protein: "p.circle.fill"
        case .carbs: "c.circle.fill"
        case .fat: "f.circle.fill"
        default: "leaf.fill"
        }
    }
}
