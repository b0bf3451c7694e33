import CorginaCore
import CorginaJournal
import CorginaLanguage

/// What a recipe's fields may hold.
enum RecipeForm {
    /// The servings a recipe makes or anybody has of it.
    static let servings = AmountText.range.lowerBound...100.0
    static let servingsMessage = "Enter servings above 0 and at most 100, such as 2, 1.5 or 1/2"

    /// - Parameter id: the recipe itself, which may keep its name.
    static func errors(_ fields: RecipeFields, othersOf id: RecordID?, in diary: Diary) -> [FieldError] {
        var errors: [FieldError] = []
        if fields.name.isEmpty {
            errors.append(FieldError(field: "name", message: "Give the recipe a name"))
        } else if fields.name.count > 80 {
            errors.append(FieldError(field: "name", message: "Use at most 80 characters"))
        } else if diary.allRecipes.contains(where: { $0.id != id && $0.name.lowercased() == fields.name.lowercased() })
        {
            errors.append(FieldError(field: "name", message: "You have a recipe of that name. Choose another."))
        }
        if AmountText.read(fields.servings, in: servings) == nil {
            errors.append(FieldError(field: "servings", message: servingsMessage))
        }
        return errors
    }

    static func error(in items: [FoodDraft], words: String) -> FieldError? {
        if words.isEmpty {
            return FieldError(field: "ingredients", message: "Say what goes in, such as 2 cups of oats and a banana")
        }
        if words.count > DraftRoom.longestSentence {
            return FieldError(field: "ingredients", message: "That is a lot at once. Use at most 5,000 characters.")
        }
        if items.isEmpty {
            return FieldError(
                field: "ingredients", message: "I couldn’t find a food in this. Name what goes in, such as oats.")
        }
        if items.count > Recipe.mostIngredients {
            return FieldError(field: "ingredients", message: "A recipe holds at most 100 ingredients.")
        }
        return nil
    }
}
