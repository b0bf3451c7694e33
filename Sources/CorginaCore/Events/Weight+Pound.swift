extension Weight {
    /// One avoirdupois pound. Source: NIST Handbook 44, appendix C.
    public static let pound = Weight(kilograms: 0.453_592_37)
    /// One stone, 14 pounds.
    public static let stone = Weight(kilograms: 14 * pound.kilograms)
}
