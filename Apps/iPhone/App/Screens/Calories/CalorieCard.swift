import CorginaCore
import CorginaRooms
import SwiftUI

/// Today's Calories: a ring against her usual range, the macros as pills, and the meals, which unfold in place.
struct CalorieCard: View {
    var eaten: EatenPart
    let english: WrittenEnglish
    let logFood: @MainActor () -> Void
    @State private var isExpanded = false
    @Namespace private var shapes
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        VStack(spacing: 20) {
            header
            if isExpanded { expanded } else { collapsed }
        }
        .glassCard(.orange, isInteractive: true)
        .shadow(
            color: .black.opacity(isExpanded ? 0.1 : 0.05), radius: isExpanded ? 12 : 8, x: 0, y: isExpanded ? 6 : 3
        )
        .contentShape(Rectangle())
        .onTapGesture(perform: toggle)
        .sensoryFeedback(.impact(weight: .light), trigger: isExpanded)
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Daily calorie tracker")
        .accessibilityValue(eaten.spoken)
        .accessibilityHint(
            isExpanded ? "Double tap to collapse meal breakdown" : "Double tap to see meal breakdown"
        )
        .accessibilityAction(named: "Log food without typing", logFood)
    }

    private var header: some View {
        CalorieHeader(
            eaten: eaten, english: english, isExpanded: isExpanded, toggle: toggle, logFood: logFood)
    }

    private var collapsed: some View {
        VStack(spacing: 20) {
            CalorieRing(eaten: eaten).matchedGeometryEffect(id: "ring", in: shapes)
            MacroPills(macros: eaten.macros).matchedGeometryEffect(id: "macros", in: shapes)
        }
    }

    private var expanded: some View {
        VStack(spacing: 20) {
            CalorieRing(eaten: eaten).matchedGeometryEffect(id: "ring", in: shapes)
            MealBreakdown(meals: eaten.meals, english: english)
                .transition(reducesMotion ? .opacity : .breakdown)
            MacroPills(macros: eaten.macros + [eaten.fiber]).matchedGeometryEffect(id: "macros", in: shapes)
        }
    }

    private func toggle() {
        withAnimation(reducesMotion ? nil : .spring(response: 0.5, dampingFraction: 0.7)) { isExpanded.toggle() }
    }
}

extension AnyTransition {
    fileprivate static var breakdown: AnyTransition {
        .asymmetric(
            insertion: .push(from: .bottom).combined(with: .opacity),
            removal: .push(from: .top).combined(with: .opacity))
    }
}
