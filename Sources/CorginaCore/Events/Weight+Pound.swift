extension Weight {
    /// One avoirdupois pound. Source: NIST Handbook 44, appendix C.
    public static let pound = Weight(kilograms: 0.453_592_37)
}
