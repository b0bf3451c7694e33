/// The food table as Corgina carries it: the foods of `foods.tsv`, which people read and compare, in half its bytes.
///
///     Corgina packed foods 1
///     source, categories, measures, varieties, names of the nutrients
///     codes of all foods, each as what it is more than the one before
///     the category of each published food
///     names and other names of all foods, a line each
///     portions of all foods
///     figures of the published foods, a column a nutrient
///     the foods of each composed dish with their shares
///
/// A figure stands as what it is more or less than that of a similar food before it, which mostly is nothing. A composed dish has no
/// figures here: they are worked out from its foods, as they were when the table was made.
enum PackedFoods {
    static let title = Array("Corgina packed foods 1\n".utf8)
    /// So many published foods before a food are looked at for the one most like it.
    static let reach = 255
    /// Shares of a dish's foods are written with at most four decimals.
    static let sharesOfOne = 10_000
    /// In a portion, in place of its measure: a sequence number and a variety come first.
    static let exception: UInt32 = 0
}
