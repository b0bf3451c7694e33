import ArgumentParser
import CarriedKnowledge
import CorginaCore
import CorginaFoods

struct Foods: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Build the food table, or search it; build a table of products.",
        subcommands: [Build.self, Pack.self, Search.self, Barcodes.self])

    struct Build: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Build the food table from USDA's published FNDDS \"At A Glance\" files and a table of dishes.")

        @Option(help: "The folder that holds the three tables as CSV files.")
        var from: String

        @Option(help: "A table of dishes that are composed of those foods.")
        var dishes: String?

        @Option(help: "The table to write.")
        var output: String

        func run() throws {
            do {
                for line in try FoodsBuild.run(from: from, dishes: dishes, output: output) { print(line) }
            } catch let error as AtAGlanceError {
                throw ValidationError(error.description)
            } catch let error as DishTableError {
                throw ValidationError(error.description)
            }
        }
    }

    struct Pack: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Pack a food table as Corgina carries it.")

        @Option(help: "The food table.")
        var table: String

        @Option(help: "The table of dishes it was built with.")
        var dishes: String

        @Option(help: "The file to write.")
        var output: String

        func run() throws {
            do {
                print(try FoodsPack.run(table: table, dishes: dishes, output: output))
            } catch let error as FoodCatalogueError {
                throw ValidationError(error.description)
            } catch let error as DishTableError {
                throw ValidationError(error.description)
            } catch let error as PackedFoodsError {
                throw ValidationError(error.description)
            }
        }
    }

    struct Search: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Find foods by their words.")

        @Argument(help: "Words of the food, such as \"boiled potatoes\".")
        var words: [String]

        @Option(help: "How many to show, 1 to 100.")
        var limit = 10

        func validate() throws {
            guard (1...100).contains(limit) else { throw ValidationError("Show between 1 and 100 foods.") }
            if words.isEmpty { throw ValidationError("Say which food to look for.") }
        }

        func run() throws {
            let search = FoodSearch(try EmbeddedCatalogue.load())
            let matches = search.foods(matching: words.joined(separator: " "), limit: limit)
            if matches.isEmpty { print("Nothing found. Try fewer words.") }
            for match in matches { print(Self.line(match.food)) }
        }

        private static func line(_ food: Food) -> String {
            "\(food.code)  \(food.name)  \(Figure.whole(food.nutrientsPer100g.energy.value)) kcal per 100 g"
        }
    }
}
