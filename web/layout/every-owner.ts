export const everybody = 'Tüm mülk sahipleri'
