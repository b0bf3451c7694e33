// Reading decimal numbers. Swift's `Double(text)` asks the C library for it.
//
// The double nearest to what is written, always, as glibc gives it: a worker's figures must be those of a server. The decimal digits
// are halved and doubled by hand until the number lies between a half and one; each step is exact ("simple decimal conversion", Nigel
// Tao, 2020). It is slow, some microseconds, and seldom needed: the journal reads its figures by itself.

#include <stdint.h>

// Between two doubles lies none whose end the first 770 digits do not tell; what comes after them only matters as being something.
enum { most_digits = 800, most_shift = 27, fraction_bits = 52, least_exponent = -1022, greatest_exponent = 1023 };

// 0.d₀d₁d₂… · 10^point, without zeros at either end.
typedef struct {
    unsigned char digits[most_digits];
    int count;
    int point;
    // Whether digits that are not zero were cut off.
    int is_cut;
} decimal;

static void trim(decimal *number) {
    while (number->count && !number->digits[number->count - 1]) { number->count--; }
    if (!number->count) { number->point = 0; }
}

static void add_digit(decimal *number, unsigned digit) {
    if (number->count < most_digits) {
        number->digits[number->count++] = (unsigned char)digit;
    } else if (digit) {
        number->is_cut = 1;
    }
}

// Divides by a power of two, as one does by hand.
static void halve(decimal *number, int times) {
    decimal half = {.count = 0, .point = number->point, .is_cut = number->is_cut};
    uint64_t rest = 0, mask = (1ull << times) - 1;
    for (int index = 0; index < number->count || rest; index++) {
        rest = rest * 10 + (index < number->count ? number->digits[index] : 0);
        unsigned digit = (unsigned)(rest >> times);
        rest &= mask;
        if (digit || half.count) {
            add_digit(&half, digit);
        } else {
            half.point--;
        }
    }
    trim(&half);
    *number = half;
}

// Multiplies by a power of two, from the last digit to the first.
static void redouble(decimal *number, int times) {
    // The last first. A shift of 27 makes up to 9 digits more.
    unsigned char reversed[most_digits + 10];
    int count = 0;
    uint64_t carry = 0;
    for (int index = number->count - 1; index >= 0 || carry; index--) {
        if (index >= 0) { carry += (uint64_t)number->digits[index] << times; }
        reversed[count++] = carry % 10;
        carry /= 10;
    }
    decimal more = {.count = 0, .point = number->point + count - number->count, .is_cut = number->is_cut};
    while (count) { add_digit(&more, reversed[--count]); }
    trim(&more);
    *number = more;
}

// The whole number nearest to it; a half goes to the even one.
static uint64_t nearest_whole(const decimal *number) {
    uint64_t whole = 0;
    for (int index = 0; index < number->point; index++) {
        whole = whole * 10 + (index < number->count ? number->digits[index] : 0);
    }
    if (number->point < 0 || number->point >= number->count) { return whole; }
    int is_half = number->digits[number->point] == 5 && number->point + 1 == number->count && !number->is_cut;
    int is_up = is_half ? whole & 1 : number->digits[number->point] >= 5;
    return whole + (uint64_t)is_up;
}

static double magnitude(decimal *number) {
    if (!number->count || number->point < -330) { return 0; }
    if (number->point > 310) { return __builtin_inf(); }
    int exponent = 0;
    while (number->point > 0) {
        // At most what leaves it at one tenth or more.
        int times = number->point > 8 ? most_shift : number->point * 3;
        halve(number, times);
        exponent += times;
    }
    while (number->point < 0 || number->digits[0] < 5) {
        int times = number->point < -8 ? most_shift : number->point < 0 ? -number->point * 3 : 1;
        redouble(number, times);
        exponent -= times;
    }
    // It is 0.5 to 1 times a power of two; a double has 1 to 2.
    exponent--;
    if (exponent < least_exponent) {
        for (int left = least_exponent - exponent; left > 0; left -= most_shift) {
            halve(number, left < most_shift ? left : most_shift);
        }
        exponent = least_exponent;
    }
    redouble(number, most_shift);
    redouble(number, fraction_bits + 1 - most_shift);
    uint64_t whole = nearest_whole(number);
    if (whole >> (fraction_bits + 1)) {
        whole >>= 1;
        exponent++;
    }
    if (exponent > greatest_exponent) { return __builtin_inf(); }
    uint64_t biased = whole >> fraction_bits ? (uint64_t)(exponent + 1023) : 0;
    uint64_t bits = biased << fraction_bits | (whole & ((1ull << fraction_bits) - 1));
    double value;
    __builtin_memcpy(&value, &bits, sizeof value);
    return value;
}

static int is_digit(char character) { return character >= '0' && character <= '9'; }

// Reads a number from the beginning of a text that ends with a zero byte. It gives where it ends, and null where there is none.
// What a C library reads besides, hexadecimal digits and words for what is no number, no diary holds: it is refused.
const char *_swift_stdlib_strtod_clocale(const char *text, double *value) {
    int is_negative = *text == '-';
    if (*text == '-' || *text == '+') { text++; }
    decimal number = {.count = 0};
    int has_digits = 0, is_after_point = 0;
    for (;; text++) {
        if (*text == '.' && !is_after_point) {
            is_after_point = 1;
        } else if (is_digit(*text)) {
            has_digits = 1;
            int is_leading_zero = *text == '0' && !number.count;
            if (!is_leading_zero) { add_digit(&number, (unsigned)(*text - '0')); }
            if (is_after_point ? is_leading_zero : !is_leading_zero) { number.point += is_after_point ? -1 : 1; }
        } else {
            break;
        }
    }
    if (!has_digits) { return 0; }
    const char *exponent_at = text + 1;
    int is_exponent_negative = *text && *exponent_at == '-';
    if ((*text == 'e' || *text == 'E') && (*exponent_at == '-' || *exponent_at == '+')) { exponent_at++; }
    if ((*text == 'e' || *text == 'E') && is_digit(*exponent_at)) {
        int exponent = 0;
        for (text = exponent_at; is_digit(*text); text++) {
            if (exponent < 100000) { exponent = exponent * 10 + (*text - '0'); }
        }
        number.point += is_exponent_negative ? -exponent : exponent;
    }
    trim(&number);
    *value = __builtin_copysign(magnitude(&number), is_negative ? -1 : 1);
    return text;
}
