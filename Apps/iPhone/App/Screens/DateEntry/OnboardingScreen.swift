import CorginaRooms
import SwiftUI

/// The first run in four pages she can swipe between: welcome, method, date, confirm. A page is there once the one before it is done.
struct OnboardingScreen: View {
    let host: any ScreenHost
    @State private var step = Step.welcome
    @State private var dating: DatingModel?
    @State private var review: ReviewModel?
    @Environment(\.dismiss) private var dismiss
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    enum Step: Hashable { case welcome, method, date, confirm }

    var body: some View {
        TabView(selection: $step) {
            WelcomeStep(begin: { go(to: .method) }, openSealed: { finish(ScreenPlace(.homes(.signIn))) }).tag(
                Step.welcome)
            MethodStep(choose: choose, skip: { finish(ScreenPlace(.settings(.you))) }).tag(Step.method)
            if let dating {
                Loaded(model: dating, leadsElsewhere: false) { page in DateStep(page: page, model: dating) }
                    .tag(Step.date)
                    .onChange(of: dating.next) { _, place in showReview(at: place) }
            }
            if let review {
                Loaded(model: review, leadsElsewhere: false) { page in ReviewStep(page: page, model: review) }
                    .tag(Step.confirm)
                    .onChange(of: review.next) { _, place in if let place { finish(place) } }
            }
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        .sensoryFeedback(.selection, trigger: step)
    }

    /// After the dates, or after none, it goes on where the room leads.
    private func finish(_ place: ScreenPlace) {
        dismiss()
        if place.route != .today { host.open(place) }
    }

    private func choose(_ entry: DatingEntry) {
        dating = DatingModel(ScreenPlace(.pregnancy(.date(entry))), host: host)
        review = nil
        go(to: .date)
    }

    private func showReview(at place: ScreenPlace?) {
        guard let place else { return }
        review = ReviewModel(place, host: host)
        dating?.next = nil
        go(to: .confirm)
    }

    private func go(to step: Step) { withAnimation(reducesMotion ? nil : .spring) { self.step = step } }
}
