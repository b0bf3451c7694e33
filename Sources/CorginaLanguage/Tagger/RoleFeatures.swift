/// What the first model asks of each word: itself, its neighbours, and what the lists know of them.
enum RoleFeatures {
    static func of(_ views: [WordView]) -> WordFeatures {
        var features = WordFeatures()
        features.reserve(words: views.count, each: 56)
        for index in views.indices {
            func view(_ offset: Int) -> WordView {
                views.indices.contains(index + offset) ? views[index + offset] : .edge
            }
            let (word, last, next) = (view(0), view(-1), view(1))
            let (beforeLast, afterNext) = (view(-2), view(2))
            features.add(0, 0)
            features.add(1, word.text)
            features.add(2, word.form)
            features.add(3, word.shape)
            if word.prefix != 0 { features.add(4, word.prefix) }
            if word.suffix != 0 { features.add(5, word.suffix) }
            if word.longSuffix != 0 { features.add(6, word.longSuffix) }
            features.addBits(7, word.kinds)
            features.add(8, word.kinds)
            features.add(9, last.form)
            features.add(10, last.shape)
            features.addBits(11, last.kinds)
            features.add(12, next.form)
            features.add(13, next.shape)
            features.addBits(14, next.kinds)
            features.add(15, beforeLast.form)
            features.add(16, beforeLast.kinds)
            features.add(17, afterNext.form)
            features.add(18, afterNext.kinds)
            features.add(19, last.form, word.form)
            features.add(20, word.form, next.form)
            features.add(21, last.form, next.form)
            features.add(22, last.kinds, word.kinds)
            features.add(23, word.kinds, next.kinds)
            features.add(24, last.form, word.kinds)
            features.add(25, word.kinds, next.form)
            features.add(26, beforeLast.form, last.form)
            features.add(27, word.shape, next.form)
            features.add(28, last.shape, word.shape &* 1_000 &+ next.shape)
            features.add(30, word.place.rawValue)
            features.add(31, last.place.rawValue, word.place.rawValue)
            features.add(32, word.place.rawValue, next.place.rawValue)
            features.add(33, word.place.rawValue, word.kinds)
            if index == 0 { features.add(29, views.count == 1 ? 1 : 0) }
            features.endWord()
        }
        return features
    }
}
