export const placeKeys = { all: ['places'] as const }
