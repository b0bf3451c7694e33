import CorginaCore
import SwiftUI

/// The seeds' gradients, in colours of the system that follow light and dark.
extension LinearGradient {
    static let pregnancyPrimary = LinearGradient(
        colors: [.pink, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
}

extension Trimester {
    /// A hue of its own for each third; the number beside it says the same.
    @MainActor var color: Color {
        switch self {
        case .first: .mint
        case .second: .blue
        case .third: .purple
        }
    }
}
