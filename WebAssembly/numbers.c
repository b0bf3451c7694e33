// Arithmetic that WebAssembly has no instruction for, exactly as the C libraries of servers do it.

#include <stdint.h>

// To the nearest whole number; a half goes away from zero. The difference is exact, so nothing is rounded before.
double round(double value) {
    double whole = __builtin_trunc(value);
    if (__builtin_fabs(value - whole) >= 0.5) { whole += __builtin_copysign(1, value); }
    return __builtin_copysign(whole, value);
}

static uint64_t bits_of(double value) {
    uint64_t bits;
    __builtin_memcpy(&bits, &value, sizeof bits);
    return bits;
}

static double double_of(uint64_t bits) {
    double value;
    __builtin_memcpy(&value, &bits, sizeof value);
    return value;
}

// A double is a whole number times a power of two, of which this is the least.
enum { fraction_bits = 52, least_unit = -1074 };

// A positive number as a whole number of 53 bits times a power of two.
typedef struct {
    uint64_t whole;
    int exponent;
} binary;

static binary normal(uint64_t whole, int exponent) {
    int shift = __builtin_clzll(whole) - (63 - fraction_bits);
    return (binary){whole << shift, exponent - shift};
}

static binary binary_of(double value) {
    uint64_t bits = bits_of(value);
    int exponent = (int)(bits >> fraction_bits);
    uint64_t fraction = bits & ((1ull << fraction_bits) - 1);
    // The smallest numbers have no bit in front of their fraction.
    return exponent ? (binary){fraction | 1ull << fraction_bits, exponent} : normal(fraction, 1);
}

static double double_from(binary number) {
    if (number.exponent < 1) { return double_of(number.whole >> (1 - number.exponent)); }
    uint64_t fraction = number.whole & ((1ull << fraction_bits) - 1);
    return double_of((uint64_t)number.exponent << fraction_bits | fraction);
}

// What is left of a division without decimals, with the sign of the dividend; exact. It subtracts as one divides by hand.
double fmod(double dividend, double divisor) {
    double value = __builtin_fabs(dividend), by = __builtin_fabs(divisor);
    // Also for what is no number.
    if (!(value < __builtin_inf()) || !(by > 0)) { return __builtin_nan(""); }
    if (value < by) { return dividend; }
    binary rest = binary_of(value), unit = binary_of(by);
    for (; rest.exponent > unit.exponent; rest.exponent--) {
        if (rest.whole >= unit.whole) { rest.whole -= unit.whole; }
        rest.whole <<= 1;
    }
    if (rest.whole >= unit.whole) { rest.whole -= unit.whole; }
    double left = rest.whole ? double_from(normal(rest.whole, rest.exponent)) : 0;
    return __builtin_copysign(left, dividend);
}

typedef unsigned __int128 wide;

// Shifted down, with the lowest bit set where a bit that was not 0 fell off: enough to round what comes of it.
static wide shifted(wide number, int places) {
    if (places <= 0) { return number; }
    if (places > 127) { return number != 0; }
    return number >> places | ((number & (((wide)1 << places) - 1)) != 0);
}

static int width_of(wide number) {
    uint64_t high = (uint64_t)(number >> 64);
    return high ? 128 - __builtin_clzll(high) : 64 - __builtin_clzll((uint64_t)number);
}

// The double nearest to a whole number, not 0, times a power of two; a half goes to the even one.
static double nearest(wide number, int exponent) {
    int places = width_of(number) - (fraction_bits + 1);
    if (exponent + places < least_unit) { places = least_unit - exponent; }
    uint64_t whole;
    if (places > 127) {
        whole = 0;
    } else if (places > 0) {
        whole = (uint64_t)(number >> places);
        wide half = (wide)1 << (places - 1), rest = number & (((wide)1 << places) - 1);
        if (rest > half || (rest == half && (whole & 1))) { whole++; }
    } else {
        whole = (uint64_t)(number << -places);
    }
    // A fraction that was rounded up to a power of two carries into the exponent by itself.
    uint64_t biased = whole >> fraction_bits ? (uint64_t)(exponent + places - least_unit) : 0;
    if (biased + (whole >> (fraction_bits + 1)) > 2045) { return __builtin_inf(); }
    return double_of((biased << fraction_bits) + whole);
}

// A product and a sum, rounded once: Swift steps through decimal numbers by it.
double fma(double factor, double by, double more) {
    double product = factor * by;
    int is_plain = __builtin_fabs(factor) < __builtin_inf() && __builtin_fabs(by) < __builtin_inf()
        && __builtin_fabs(more) < __builtin_inf() && factor != 0 && by != 0 && more != 0;
    if (!is_plain) { return product + more; }
    binary a = binary_of(__builtin_fabs(factor)), b = binary_of(__builtin_fabs(by)), c = binary_of(__builtin_fabs(more));
    // Both with 126 bits at most, so that their sum fits, and with room below for what is shifted down.
    wide left = (wide)a.whole * b.whole << 20, right = (wide)c.whole << 73;
    int left_unit = a.exponent + b.exponent + 2 * (least_unit - 1) - 20, right_unit = c.exponent + least_unit - 1 - 73;
    int unit = left_unit > right_unit ? left_unit : right_unit;
    left = shifted(left, unit - left_unit);
    right = shifted(right, unit - right_unit);
    int is_left_negative = __builtin_signbit(factor) != __builtin_signbit(by), is_right_negative = __builtin_signbit(more) != 0;
    if (is_left_negative == is_right_negative) {
        return __builtin_copysign(nearest(left + right, unit), is_left_negative ? -1 : 1);
    }
    if (left == right) { return 0; }
    wide difference = left > right ? left - right : right - left;
    return __builtin_copysign(nearest(difference, unit), (left > right ? is_left_negative : is_right_negative) ? -1 : 1);
}

// The product of whole numbers of 128 bits, of which the lower 128 count; Swift's full-width arithmetic calls it.
__int128 __multi3(__int128 left, __int128 right) {
    uint64_t a = (uint64_t)left, b = (uint64_t)right;
    uint64_t a_low = (uint32_t)a, a_high = a >> 32, b_low = (uint32_t)b, b_high = b >> 32;
    uint64_t low = a_low * b_low, first = a_low * b_high, second = a_high * b_low;
    uint64_t middle = (low >> 32) + (uint32_t)first + (uint32_t)second;
    uint64_t high = a_high * b_high + (first >> 32) + (second >> 32) + (middle >> 32);
    high += (uint64_t)(left >> 64) * b + a * (uint64_t)(right >> 64);
    return (__int128)((unsigned __int128)high << 64 | (middle << 32 | (uint32_t)low));
}

// Shifts of whole numbers of 128 bits by 0 to 127 places: clang calls them.
__int128 __ashlti3(__int128 number, int places) {
    uint64_t low = (uint64_t)number, high = (uint64_t)(number >> 64);
    if (places >= 64) { return (__int128)((wide)(low << (places - 64)) << 64); }
    uint64_t carried = places ? low >> (64 - places) : 0;
    return (__int128)((wide)(high << places | carried) << 64 | low << places);
}

__int128 __lshrti3(__int128 number, int places) {
    uint64_t low = (uint64_t)number, high = (uint64_t)(number >> 64);
    if (places >= 64) { return (__int128)(high >> (places - 64)); }
    uint64_t carried = places ? high << (64 - places) : 0;
    return (__int128)((wide)(high >> places) << 64 | (low >> places | carried));
}
