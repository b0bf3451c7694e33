/// The edition of the files that pages are made of.
public enum Edition {
    /// The one carried in the binary, in 12 hexadecimal digits.
    public static var ofAssets: String { AssetLibrary.carried.paths.edition }
}
