#include "EmbeddedFiles.h"

// #embed is C23; the compiler has it in every mode and only says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

// What a baby's size is compared with, a picture a week. Drawn for Corgina.
static const unsigned char apple[] = {
#embed "Assets/Images/Baby/apple.svg"
};
static const unsigned char avocado[] = {
#embed "Assets/Images/Baby/avocado.svg"
};
static const unsigned char banana[] = {
#embed "Assets/Images/Baby/banana.svg"
};
static const unsigned char bell_pepper[] = {
#embed "Assets/Images/Baby/bell-pepper.svg"
};
static const unsigned char blueberry[] = {
#embed "Assets/Images/Baby/blueberry.svg"
};
static const unsigned char bunch_of_celery[] = {
#embed "Assets/Images/Baby/bunch-of-celery.svg"
};
static const unsigned char bunch_of_swiss_chard[] = {
#embed "Assets/Images/Baby/bunch-of-swiss-chard.svg"
};
static const unsigned char butternut_squash[] = {
#embed "Assets/Images/Baby/butternut-squash.svg"
};
static const unsigned char cabbage[] = {
#embed "Assets/Images/Baby/cabbage.svg"
};
static const unsigned char cantaloupe[] = {
#embed "Assets/Images/Baby/cantaloupe.svg"
};
static const unsigned char carrot[] = {
#embed "Assets/Images/Baby/carrot.svg"
};
static const unsigned char cauliflower[] = {
#embed "Assets/Images/Baby/cauliflower.svg"
};
static const unsigned char cherry[] = {
#embed "Assets/Images/Baby/cherry.svg"
};
static const unsigned char coconut[] = {
#embed "Assets/Images/Baby/coconut.svg"
};
static const unsigned char cucumber[] = {
#embed "Assets/Images/Baby/cucumber.svg"
};
static const unsigned char ear_of_corn[] = {
#embed "Assets/Images/Baby/ear-of-corn.svg"
};
static const unsigned char eggplant[] = {
#embed "Assets/Images/Baby/eggplant.svg"
};
static const unsigned char fig[] = {
#embed "Assets/Images/Baby/fig.svg"
};
static const unsigned char grapefruit[] = {
#embed "Assets/Images/Baby/grapefruit.svg"
};
static const unsigned char head_of_lettuce[] = {
#embed "Assets/Images/Baby/head-of-lettuce.svg"
};
static const unsigned char honeydew[] = {
#embed "Assets/Images/Baby/honeydew.svg"
};
static const unsigned char jackfruit[] = {
#embed "Assets/Images/Baby/jackfruit.svg"
};
static const unsigned char large_watermelon[] = {
#embed "Assets/Images/Baby/large-watermelon.svg"
};
static const unsigned char leek[] = {
#embed "Assets/Images/Baby/leek.svg"
};
static const unsigned char lemon[] = {
#embed "Assets/Images/Baby/lemon.svg"
};
static const unsigned char lentil[] = {
#embed "Assets/Images/Baby/lentil.svg"
};
static const unsigned char lime[] = {
#embed "Assets/Images/Baby/lime.svg"
};
static const unsigned char papaya[] = {
#embed "Assets/Images/Baby/papaya.svg"
};
static const unsigned char pea_pod[] = {
#embed "Assets/Images/Baby/pea-pod.svg"
};
static const unsigned char pear[] = {
#embed "Assets/Images/Baby/pear.svg"
};
static const unsigned char pineapple[] = {
#embed "Assets/Images/Baby/pineapple.svg"
};
static const unsigned char poppy_seed[] = {
#embed "Assets/Images/Baby/poppy-seed.svg"
};
static const unsigned char raspberry[] = {
#embed "Assets/Images/Baby/raspberry.svg"
};
static const unsigned char sesame_seed[] = {
#embed "Assets/Images/Baby/sesame-seed.svg"
};
static const unsigned char small_pumpkin[] = {
#embed "Assets/Images/Baby/small-pumpkin.svg"
};
static const unsigned char spaghetti_squash[] = {
#embed "Assets/Images/Baby/spaghetti-squash.svg"
};
static const unsigned char strawberry[] = {
#embed "Assets/Images/Baby/strawberry.svg"
};
static const unsigned char sweet_potato[] = {
#embed "Assets/Images/Baby/sweet-potato.svg"
};
static const unsigned char watermelon[] = {
#embed "Assets/Images/Baby/watermelon.svg"
};

#define PICTURE(name, data) { "baby-" name ".svg", "image/svg+xml", data, sizeof(data) }

static const corgina_asset pictures[] = {
    PICTURE("apple", apple),
    PICTURE("avocado", avocado),
    PICTURE("banana", banana),
    PICTURE("bell-pepper", bell_pepper),
    PICTURE("blueberry", blueberry),
    PICTURE("bunch-of-celery", bunch_of_celery),
    PICTURE("bunch-of-swiss-chard", bunch_of_swiss_chard),
    PICTURE("butternut-squash", butternut_squash),
    PICTURE("cabbage", cabbage),
    PICTURE("cantaloupe", cantaloupe),
    PICTURE("carrot", carrot),
    PICTURE("cauliflower", cauliflower),
    PICTURE("cherry", cherry),
    PICTURE("coconut", coconut),
    PICTURE("cucumber", cucumber),
    PICTURE("ear-of-corn", ear_of_corn),
    PICTURE("eggplant", eggplant),
    PICTURE("fig", fig),
    PICTURE("grapefruit", grapefruit),
    PICTURE("head-of-lettuce", head_of_lettuce),
    PICTURE("honeydew", honeydew),
    PICTURE("jackfruit", jackfruit),
    PICTURE("large-watermelon", large_watermelon),
    PICTURE("leek", leek),
    PICTURE("lemon", lemon),
    PICTURE("lentil", lentil),
    PICTURE("lime", lime),
    PICTURE("papaya", papaya),
    PICTURE("pea-pod", pea_pod),
    PICTURE("pear", pear),
    PICTURE("pineapple", pineapple),
    PICTURE("poppy-seed", poppy_seed),
    PICTURE("raspberry", raspberry),
    PICTURE("sesame-seed", sesame_seed),
    PICTURE("small-pumpkin", small_pumpkin),
    PICTURE("spaghetti-squash", spaghetti_squash),
    PICTURE("strawberry", strawberry),
    PICTURE("sweet-potato", sweet_potato),
    PICTURE("watermelon", watermelon),
};

size_t corgina_baby_picture_count(void) { return sizeof(pictures) / sizeof(pictures[0]); }

corgina_asset corgina_baby_picture_at(size_t index) {
    if (index < corgina_baby_picture_count()) { return pictures[index]; }
    return (corgina_asset){ 0 };
}
