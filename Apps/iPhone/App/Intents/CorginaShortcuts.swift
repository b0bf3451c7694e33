import AppIntents

/// What Siri and Spotlight know from the moment the app is installed. The phrases are those of `PhoneIntent`, written out because
/// Xcode reads them from here when it builds the app; `scripts/check-iphone` compares the two.
struct CorginaShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: LogFoodIntent(),
            phrases: [
                "Log food in \(.applicationName)",
                "I ate something in \(.applicationName)",
                "Track my meal in \(.applicationName)",
            ],
            shortTitle: "Log Food", systemImageName: "fork.knife")
        AppShortcut(
            intent: LogWaterIntent(),
            phrases: [
                "Log water in \(.applicationName)",
                "I drank something in \(.applicationName)",
            ],
            shortTitle: "Log Water", systemImageName: "drop.fill")
        AppShortcut(
            intent: LogSupplementIntent(),
            phrases: [
                "Log vitamin in \(.applicationName)",
                "Take vitamin in \(.applicationName)",
                "Record supplement in \(.applicationName)",
            ],
            shortTitle: "Log Supplement", systemImageName: "pills.fill")
        AppShortcut(
            intent: LogSymptomIntent(),
            phrases: [
                "Log symptom in \(.applicationName)",
                "Track symptom in \(.applicationName)",
                "Record symptom in \(.applicationName)",
            ],
            shortTitle: "Log Symptom", systemImageName: "heart.text.square")
        AppShortcut(
            intent: LogMeasurementIntent(),
            phrases: [
                "Log a measurement in \(.applicationName)",
                "Record my weight in \(.applicationName)",
            ],
            shortTitle: "Log Measurement", systemImageName: "ruler")
        AppShortcut(
            intent: TodayIntent(),
            phrases: [
                "How is my day in \(.applicationName)",
                "What is left today in \(.applicationName)",
            ],
            shortTitle: "My Day", systemImageName: "sun.max")
        AppShortcut(
            intent: HowFarAlongIntent(),
            phrases: [
                "How far along am I in \(.applicationName)",
                "What week is it in \(.applicationName)",
            ],
            shortTitle: "How Far Along", systemImageName: "calendar")
        AppShortcut(
            intent: CountMovementsIntent(),
            phrases: [
                "Count movements in \(.applicationName)",
                "Count kicks in \(.applicationName)",
            ],
            shortTitle: "Count Movements", systemImageName: "hand.tap")
        AppShortcut(
            intent: TimeContractionsIntent(),
            phrases: [
                "Time contractions in \(.applicationName)",
                "Start the contraction timer in \(.applicationName)",
            ],
            shortTitle: "Time Contractions", systemImageName: "timer")
    }
}
