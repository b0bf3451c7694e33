import SwiftUI
import WidgetKit

@main
struct CorginaWidgets: WidgetBundle {
    var body: some Widget {
        WeekWidget()
        CaloriesWidget()
        NextDoseWidget()
        MovementsActivity()
        ContractionsActivity()
    }
}
