import SwiftUI

/// The first of the steps: what Corgina is. The words are those of the web's first page.
struct WelcomeStep: View {
    let begin: @MainActor () -> Void
    /// For her who has a diary on her server already.
    let openSealed: @MainActor () -> Void
    @ScaledMetric(relativeTo: .largeTitle) private var mark: CGFloat = 96

    var body: some View {
        ScrollView {
            VStack(spacing: 24) {
                Image(systemName: "heart.fill")
                    .resizable()
                    .scaledToFit()
                    .frame(width: mark, height: mark)
                    .foregroundStyle(.pink)
                    .accessibilityHidden(true)
                Text("Corgina").font(.system(.largeTitle, design: .rounded, weight: .bold))
                    .accessibilityAddTraits(.isHeader)
                Text("Your private pregnancy companion").font(.title3).foregroundStyle(.secondary)
                Notice(
                    symbol: .sparkles, hue: .rose, strong: "Say it in one sentence",
                    words: "Food, drinks, vitamins and how you feel become the right entries. You confirm each one.")
                Notice(
                    symbol: .calendarClock, hue: .trimester, strong: "Know where you are",
                    words: "Your week, your trimester and the days to go, every day.")
                DisclaimerLine()
                Button("Get started", action: begin).buttonStyle(.glassProminent).controlSize(.large)
                Button("I already have a Sealed diary", action: openSealed).buttonStyle(.glass).controlSize(.large)
                Text("It is opened on this iPhone with your server’s address, your account name and your passphrase.")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)
            }
            .padding()
        }
    }
}
