import CorginaRooms
import SwiftUI

extension Hue {
    /// The system's colour nearest to the web's: it follows light, dark and more contrast by itself. Red is for what needs a call.
    @MainActor var color: Color {
        switch self {
        case .calories, .supplement: .orange
        case .protein: .pink
        case .carbs: .blue
        case .fat: .green
        case .fiber: .brown
        case .hydration: .teal
        case .symptom: .purple
        case .appointment: .mint
        case .morning: .yellow
        case .evening: .indigo
        case .call: .red
        case .mute: .gray
        case .rose: .pink
        case .trimester: .purple
        }
    }
}
