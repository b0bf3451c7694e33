// Compares the arithmetic of WebAssembly/ with the C library's, on numbers of every kind. Prints what differs.
// The functions are compiled under the names below: see test_worker_runtime.py.

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

double our_round(double), our_fmod(double, double), our_fma(double, double, double), our_sin(double), our_cos(double);
__int128 our_multi3(__int128, __int128), our_ashlti3(__int128, int), our_lshrti3(__int128, int);
const char *_swift_stdlib_strtod_clocale(const char *, double *);

static uint64_t state = 88172645463325252ull;
static long differences;

// Xorshift, by George Marsaglia.
static uintmax_t next(void) {
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}

static double of(uint64_t bits) {
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static double any(void) { return of(next()); }

// Around 1, in so many powers of two; every fourth with a short fraction.
static double around(int powers) {
    uint64_t bits = (next() & 0x800fffffffffffffull) | (uint64_t)(1023 - powers / 2 + (int)(next() % (uint64_t)powers)) << 52;
    return of(next() % 4 ? bits : bits & ~0xffffffffffull);
}

static double smallest(void) { return of((next() & 0x800fffffffffffffull) | (next() % 60) << 52); }

static double decimal(void) { return (double)((int64_t)(next() % 2000001) - 1000000) / (double)(next() % 8 * 5 + 1); }

static void expect(const char *what, double ours, double theirs, double first, double second) {
    if ((isnan(ours) && isnan(theirs)) || memcmp(&ours, &theirs, sizeof ours) == 0) { return; }
    if (differences++ < 10) { printf("%s of %a and %a: %a, not %a\n", what, first, second, ours, theirs); }
}

static void arithmetic(void) {
    for (long trial = 0; trial < 600000; trial++) {
        double a = any(), b = any(), c = any();
        switch (trial % 6) {
            case 0: break;
            case 1: a = around(8), b = around(8), c = around(8); break;
            case 2: a = around(120), b = around(120), c = around(200); break;
            case 3: a = around(20), b = smallest(), c = smallest(); break;
            case 4: a = around(8), b = around(8), c = -a * b * (next() % 2 ? 1 : 1 + 1e-15); break;
            default: a = decimal(), b = decimal(), c = decimal();
        }
        expect("fma", our_fma(a, b, c), fma(a, b, c), a, b);
        if (trial % 10 == 0) { expect("fmod", our_fmod(a, b), fmod(a, b), a, b); }
        expect("round", our_round(a), round(a), a, 0);
        double angle = decimal() / 50000;
        if (fabs(our_sin(angle) - sin(angle)) > 3e-16 || fabs(our_cos(angle) - cos(angle)) > 3e-16) {
            expect("sine", our_sin(angle), sin(angle), angle, 0);
        }
    }
}

static void whole_numbers(void) {
    for (long trial = 0; trial < 300000; trial++) {
        unsigned __int128 a = (unsigned __int128)next() << 64 | next(), b = (unsigned __int128)next() << 64 | next();
        int places = (int)(next() % 128);
        int same = (unsigned __int128)our_multi3((__int128)a, (__int128)b) == a * b
            && (unsigned __int128)our_ashlti3((__int128)a, places) == a << places
            && (unsigned __int128)our_lshrti3((__int128)a, places) == a >> places;
        if (!same && differences++ < 10) { printf("128 bits differ at trial %ld\n", trial); }
    }
}

static void read(const char *text) {
    char *their_end;
    double theirs = strtod(text, &their_end), ours = 0;
    const char *our_end = _swift_stdlib_strtod_clocale(text, &ours);
    if (their_end == text ? our_end == NULL : our_end == their_end && memcmp(&ours, &theirs, sizeof ours) == 0) { return; }
    if (differences++ < 10) { printf("%s is read as %a, not %a\n", text, ours, theirs); }
}

static void decimals(void) {
    char text[400];
    for (long trial = 0; trial < 120000; trial++) {
        double value = any();
        if (!isfinite(value)) { continue; }
        switch (trial % 6) {
            case 0: snprintf(text, sizeof text, "%.17g", value); break;
            case 1: snprintf(text, sizeof text, "%.3f", decimal()); break;
            case 2: snprintf(text, sizeof text, "%ju.%jue%d", next(), next(), (int)(next() % 700) - 350); break;
            // Between two numbers, where the last digit decides.
            case 3: snprintf(text, sizeof text, "%.40g", value / 2 + nextafter(value, INFINITY) / 2); break;
            case 4: snprintf(text, sizeof text, "0.000%ju", next()); break;
            default: snprintf(text, sizeof text, "%jue-%d", next() % 1000000, (int)(next() % 340));
        }
        read(text);
    }
    const char *special[] = {
        "2.2250738585072011e-308", "4.9406564584124654e-324", "2.4703282292062327e-324", "2.4703282292062328e-324",
        "1.7976931348623157e308", "1.7976931348623159e308", "9007199254740993", "0", "-0", "+7", "00012.500", "1e", "1e+", "1e-5x",
        ".5", "5.", "-.", "", "1e400", "1e-400", "1e99999999999", "0.1e1x", "1..2",
    };
    for (size_t index = 0; index < sizeof special / sizeof special[0]; index++) { read(special[index]); }
}

int main(void) {
    arithmetic();
    whole_numbers();
    decimals();
    return differences != 0;
}
