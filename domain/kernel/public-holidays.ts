import { type IsoDate, showDate } from './dates.ts'

/** Holidays on the same day every year (law 2429). */
const fixed: Readonly<Record<string, string>> = {
  '01-01': 'Yılbaşı',
  '04-23': 'Ulusal Egemenlik ve Çocuk Bayramı',
  '05-01': 'Emek ve Dayanışma Günü',
  '05-19': 'Atatürk’ü Anma, Gençlik ve Spor Bayramı',
  '07-15': 'Demokrasi ve Millî Birlik Günü',
  '08-30': 'Zafer Bayramı',
  '10-29': 'Cumhuriyet Bayramı',
}

/** Announced for each year. A year without a row has not been entered yet; a note beside its dates says so. */
const religious: Readonly<Record<number, readonly { name: string; from: IsoDate; to: IsoDate }[]>> = {
  2025: [
    { name: 'Ramazan Bayramı', from: '2025-03-30', to: '2025-04-01' },
    { name: 'Kurban Bayramı', from: '2025-06-06', to: '2025-06-09' },
  ],
  2026: [
    { name: 'Ramazan Bayramı', from: '2026-03-20', to: '2026-03-22' },
    { name: 'Kurban Bayramı', from: '2026-05-27', to: '2026-05-30' },
  ],
}

export const knowsReligiousHolidays = (date: IsoDate): boolean => Number(date.slice(0, 4)) in religious

export const holidayOn = (date: IsoDate): string | null =>
  fixed[date.slice(5)] ??
  religious[Number(date.slice(0, 4))]?.find(({ from, to }) => from <= date && date <= to)?.name ??
  null

const weekendNames: Readonly<Record<number, string>> = { 0: 'pazar', 6: 'cumartesi' }
const weekendOn = (date: IsoDate): string | null => weekendNames[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? null

/** A note for dates on holidays and weekends. The date itself stays: how a court would count is not ours to decide. */
export function dayNote(date: IsoDate): string | null {
  const holiday = holidayOn(date)
  if (holiday) return `${showDate(date)} resmî tatile denk geliyor (${holiday}); tarih kaydırılmadı.`
  const weekend = weekendOn(date)
  return weekend && `${showDate(date)} hafta sonuna denk geliyor (${weekend}); tarih kaydırılmadı.`
}
