extension FishAdvice {
    /// Name | choice | servings a week from | to | ounces a serving | other fish that week | sources | confidence.
    static let table = """
        anchovy | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        Atlantic croaker | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        Atlantic mackerel | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        black sea bass | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        butterfish | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        catfish | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        clam | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        cod | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        crab | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        crawfish | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        flounder | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        haddock | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        hake | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        herring | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        lobster (American and spiny) | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        mullet | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        oyster | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        Pacific chub mackerel | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        perch (freshwater and ocean) | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        pickerel | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        plaice | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        pollock | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        salmon | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        sardine | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        scallop | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        shad | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        shrimp | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        skate | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        smelt | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        sole | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        squid | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        tilapia | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        trout (freshwater) | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        tuna (canned light; includes skipjack) | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        whitefish | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        whiting | best | 2 | 3 | 4 | count toward the 2-3 | FDA_FISH; EPA_FISH | confirmed
        bluefish | good | 1 | 1 | 4 | none | FDA_FISH; EPA_FISH | confirmed
        buffalofish | good | 1 | 1 | 4 | none | FDA_FISH; EPA_FISH | confirmed
        carp | good | 1 | 1 | 4 | none | FDA_FISH; EPA_FISH | confirmed
        Chilean sea bass / Patagonian toothfish | good | 1 | 1 | 4 | none | FDA_FISH; EPA_FISH | confirmed
        grouper | good | 1 | 1 | 4 | none | FDA_FISH; EPA_FISH | confirmed
        halibut | good | 1 | 1 | 4 | none | FDA_FISH; EPA_FISH | confirmed
        mahi mahi / dolphinfish | good | 1 | 1 | 4 | none | FDA_FISH; EPA_FISH | confirmed
        monkfish | good | 1 | 1 | 4 | none | FDA_FISH; EPA_FISH | confirmed
        rockfish | good | 1 | 1 | 4 | none | FDA_FISH; EPA_FISH | confirmed
        sablefish | good | 1 | 1 | 4 | none | FDA_FISH; EPA_FISH | confirmed
        sheepshead | good | 1 | 1 | 4 | none | FDA_FISH; EPA_FISH | confirmed
        snapper | good | 1 | 1 | 4 | none | FDA_FISH; EPA_FISH | confirmed
        Spanish mackerel | good | 1 | 1 | 4 | none | FDA_FISH; EPA_FISH | confirmed
        striped bass (ocean) | good | 1 | 1 | 4 | none | FDA_FISH; EPA_FISH | confirmed
        tilefish (Atlantic Ocean) | good | 1 | 1 | 4 | none | FDA_FISH; EPA_FISH | confirmed
        tuna (albacore / white tuna, canned and fresh/frozen) | good | 1 | 1 | 4 | none | FDA_FISH; EPA_FISH | confirmed
        tuna (yellowfin) | good | 1 | 1 | 4 | none | FDA_FISH; EPA_FISH | confirmed
        weakfish / seatrout | good | 1 | 1 | 4 | none | FDA_FISH; EPA_FISH | confirmed
        white croaker / Pacific croaker | good | 1 | 1 | 4 | none | FDA_FISH; EPA_FISH | confirmed
        king mackerel | avoid | 0 | 0 | 4 | not applicable | FDA_FISH; EPA_FISH | confirmed
        marlin | avoid | 0 | 0 | 4 | not applicable | FDA_FISH; EPA_FISH | confirmed
        orange roughy | avoid | 0 | 0 | 4 | not applicable | FDA_FISH; EPA_FISH | confirmed
        shark | avoid | 0 | 0 | 4 | not applicable | FDA_FISH; EPA_FISH | confirmed
        swordfish | avoid | 0 | 0 | 4 | not applicable | FDA_FISH; EPA_FISH | confirmed
        tilefish (Gulf of Mexico) | avoid | 0 | 0 | 4 | not applicable | FDA_FISH; EPA_FISH | confirmed
        tuna (bigeye) | avoid | 0 | 0 | 4 | not applicable | FDA_FISH; EPA_FISH | confirmed
        """
}
