import { invalid, missing, refuser } from '#domain/kernel/refusal.ts'

export const readingsRefusals = {
  reading_missing: missing('Sayaç okuması bulunamadı.'),
  reading_in_future: invalid('Okuma tarihi bugünden ileri olamaz.'),
} as const
export const refuseReading = refuser(readingsRefusals)

const index = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 3 })
/** 12.345,678 */
export const showReading = (value: number) => index.format(value)

export const readingsMessages = {
  removed: 'Sayaç okuması silindi.',
  lowerThanHandover: (handover: number) =>
    `Tahliye endeksi, teslim endeksinden (${showReading(handover)}) düşük. Sayaç değişmediyse rakamları kontrol edin.`,
} as const
