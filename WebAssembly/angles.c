// Sines and cosines, for the points of the ring on Today.
//
// The polynomials are those of Sun's fdlibm, which most C libraries have ("freely granted", 1993): the error is below one unit of the
// last of 53 bits, and pages print two decimals. Angles are taken to the nearest quarter of a circle first, which is exact enough for
// some thousands of circles; a ring needs one.

#include <stdint.h>

static const double two_over_pi = 0x1.45f306dc9c883p-1;
// π/2 in two parts, the first with so few bits that whole multiples of it are exact.
static const double half_pi_first = 0x1.921fb544p+0, half_pi_rest = 0x1.0b4611a626331p-34;

// For -π/4...π/4.
static double small_sine(double angle) {
    double square = angle * angle;
    double tail = 0x1.111111110f8a6p-7
        + square * (-0x1.a01a019c161d5p-13
            + square * (0x1.71de357b1fe7dp-19 + square * (-0x1.ae5e68a2b9cebp-26 + square * 0x1.5d93a5acfd57cp-33)));
    return angle + angle * square * (-0x1.5555555555549p-3 + square * tail);
}

// For -π/4...π/4.
static double small_cosine(double angle) {
    double square = angle * angle;
    double tail = 0x1.555555555554cp-5
        + square * (-0x1.6c16c16c15177p-10
            + square * (0x1.a01a019cb159p-16
                + square * (-0x1.27e4f809c52adp-22
                    + square * (0x1.1ee9ebdb4b1c4p-29 - square * 0x1.8fae9be8838d4p-37))));
    double half = 0.5 * square, whole = 1 - half;
    // What was lost by rounding `whole` is added again.
    return whole + (1 - whole - half + square * square * tail);
}

// The sine of an angle that is so many quarters of a circle further.
static double sine(double angle, int64_t quarters) {
    double turns = __builtin_rint(angle * two_over_pi);
    double rest = angle - turns * half_pi_first - turns * half_pi_rest;
    switch (((int64_t)turns + quarters) & 3) {
        case 0: return small_sine(rest);
        case 1: return small_cosine(rest);
        case 2: return -small_sine(rest);
        default: return -small_cosine(rest);
    }
}

double sin(double angle) { return sine(angle, 0); }
double cos(double angle) { return sine(angle, 1); }
