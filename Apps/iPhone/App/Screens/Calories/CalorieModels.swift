import CorginaRooms

/// Holds seven days of food.
typealias CalorieWeekModel = ScreenModel<CalorieWeekPage>

/// Holds one day of food over its week.
typealias CalorieDayModel = ScreenModel<CalorieDayPage>
