import { type IsoDate, showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { hasRoof } from '#domain/tenancy/contracts/contract-period.rules.ts'
import { bankReportBy } from '#domain/tenancy/endings/ending-tasks.rules.ts'
import type { LedgerView } from './statements.schema.ts'

type Opening = Pick<LedgerView, 'opened_on' | 'carried_over' | 'started_on'>

/** Says since when the ledger is kept and what was carried over from before. */
export function openingNote({ opened_on, carried_over, started_on }: Opening): string {
  if (!opened_on) return 'Bu kiracılık için henüz bir hareket oluşmadı; ilk dönem geldiğinde kendiliğinden oluşur.'
  const begins =
    opened_on > started_on
      ? `Kiracılık ${showDate(started_on)} günü başladı, hesap ${showDate(opened_on)} gününden itibaren tutuluyor. Daha eski dönemler bu hesapta yok.`
      : `Hesap kiracılığın ilk gününden, ${showDate(opened_on)} gününden beri tutuluyor.`
  if (carried_over === 'Ödendi')
    return `${begins} Hesap açıldığında mülkün ödeme durumu “Ödendi” olarak işaretliydi; o gün vadesi gelmiş tutarlar ödenmiş sayıldı.`
  if (carried_over === 'Beklemede')
    return `${begins} Hesap açıldığında mülkün ödeme durumu “Beklemede” olarak işaretliydi; ödenmiş bir tutar devralınmadı.`
  return begins
}

export const shownUntilNote = (until: IsoDate) =>
  `Hesap, adınızın geçtiği kontratın sürdüğü ${showDate(until)} gününe kadar gösterilir.`

export const shownFromNote = (from: IsoDate) =>
  `Hesap, adınızın geçtiği ilk kontratın başladığı ${showDate(from)} gününden itibaren gösterilir; önceki dönemden kalan tutar devreden bakiye olarak tek satırdır.`

/** TBK 342: at most three months' rent. */
export const depositMonths = 3

interface DepositKnown {
  terms: LedgerView['terms']
  held: number
  ends_on: IsoDate | null
  today: IsoDate
}

/** The legal rules for this deposit, with its dates. TBK 342 is for dwellings and roofed workplaces (TBK 339). */
export function depositNotes({ terms, held, ends_on, today }: DepositKnown): string[] {
  const { rent, currency, tasinmazCinsi } = terms
  if (!hasRoof(tasinmazCinsi)) return []
  const most = depositMonths * rent
  const cap = `Depozito üç aylık kirayı aşamaz (TBK 342): bu kontratta en çok ${showMoney(most, currency)}.`
  const above = held > most ? ` Elde tutulan tutar bu sınırın üzerinde.` : ''
  if (!ends_on)
    return [
      `${cap}${above}`,
      'Konut ve çatılı işyeri kiralarında para, kiracı adına vadeli bir hesapta tutulur (TBK 342).',
    ]
  const by = bankReportBy(ends_on)
  if (held <= 0) return [`${cap}${above}`]
  return [
    `${cap}${above}`,
    by >= today
      ? `Kiraya veren, kontratın sona ermesini izleyen üç ay içinde (${showDate(by)} gününe kadar) dava açtığını ya da icra takibine giriştiğini bankaya yazılı olarak bildirmezse banka, güvence hesabındaki parayı kiracının istemiyle geri verir (TBK 342). Bu süre bankanındır; kiraya verenin iade için bekleme hakkı değildir.`
      : `Üç aylık süre ${showDate(by)} günü doldu. Bankaya dava ya da icra takibi bildirilmediyse kiracı, güvence hesabındaki paranın ödenmesini bankadan isteyebilir (TBK 342).`,
  ]
}
