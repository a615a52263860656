export const provinceKeys = { all: ['provinces'] as const }
