export const allOwnersLabel = 'Tüm mülk sahipleri'
