import CorginaPhone
import SwiftUI
import WidgetKit

struct WeekWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: WidgetKind.week.rawValue, provider: PlannedProvider(kind: .week)) { entry in
            FaceView(face: entry.face)
        }
        .configurationDisplayName("Week")
        .description("How far along you are, and the days to go.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline])
    }
}

struct CaloriesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: WidgetKind.calories.rawValue, provider: PlannedProvider(kind: .calories)) { entry in
            FaceView(face: entry.face)
        }
        .configurationDisplayName("Calories")
        .description("What you have eaten today.")
        .supportedFamilies([.systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline])
    }
}

struct NextDoseWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: WidgetKind.nextDose.rawValue, provider: PlannedProvider(kind: .nextDose)) { entry in
            FaceView(face: entry.face)
        }
        .configurationDisplayName("Next dose")
        .description("What is to be taken next.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular, .accessoryInline])
    }
}
