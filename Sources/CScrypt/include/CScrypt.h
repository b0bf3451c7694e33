#ifndef CORGINA_SCRYPT_H
#define CORGINA_SCRYPT_H

#include <stdint.h>

// Mixes scrypt's block of 128 r bytes in place (ROMix of RFC 7914). Answers 0 where there is not enough memory for it: 128 r bytes
// for each of the 2^log2_cost steps. That memory is wiped before it is given back.
int corgina_scrypt_mix(uint8_t *block, uint32_t log2_cost, uint32_t r);

#endif
