import { type IsoDate, type IsoMonth, monthsAfter, showMonth } from '#domain/kernel/dates.ts'
import { type MonthStrip, type StripState, stripLength } from './month-strip.schema.ts'

/** What the claims of one month say together, without the deposit; the ledger's own figures answer each. */
interface MonthFacts {
  /** Something of it is open. */
  unpaid: boolean
  /** Some of it is “Geciken”. */
  late: boolean
  /** Some of the open part is past its day. */
  past: boolean
  /** Something of it was settled. */
  settled: boolean
}

/** Past its day and not late is what a receipt covers that waits for the landlord. */
export function monthStateOf({ unpaid, late, past, settled }: MonthFacts) {
  if (!unpaid) return 'paid'
  if (late) return 'late'
  if (past) return 'waiting'
  return settled ? 'part' : 'open'
}

/** What the claims of a month say, and whether some of it was waived. */
export type StripFacts = MonthFacts & { waived: boolean }

/** When somebody rented; an open end is null. */
export type RentedTime = readonly [tenancy: string, from: IsoDate, until: IsoDate | null]

/** The months of a strip that ends with this one, the oldest first. */
export const monthsUntil = (until: IsoMonth): IsoMonth[] =>
  Array.from({ length: stripLength }, (_, at) => monthsAfter(until, at + 1 - stripLength))

interface StripParts {
  /** The newest tenancy first. */
  rented: readonly RentedTime[]
  /** The months with claims. */
  facts: ReadonlyMap<IsoMonth, StripFacts>
  months: readonly IsoMonth[]
}

/** Null when nobody rented. */
export function stripOf({ rented, facts, months }: StripParts): MonthStrip | null {
  const [newest] = rented
  if (!newest) return null
  return {
    tenancy_id: newest[0],
    until: months.at(-1)!,
    months: months.map((month) => {
      const found = facts.get(month)
      if (found) return stateFrom(found)
      return rented.some((time) => isRentedIn(month, time)) ? 'none' : 'vacant'
    }),
  }
}

function stateFrom(found: StripFacts): StripState {
  const state = monthStateOf(found)
  if (state === 'paid' && found.waived) return 'waived'
  return state === 'late' && found.settled ? 'late-part' : state
}

const isRentedIn = (month: IsoMonth, [, from, until]: RentedTime) =>
  from.slice(0, 7) <= month && (until === null || until >= `${month}-01`)

export const stripWords: Record<StripState, string> = {
  paid: 'ödendi',
  waived: 'vazgeçilerek kapandı',
  part: 'bir kısmı ödendi',
  late: 'gecikti',
  'late-part': 'bir kısmı ödendi, kalanı gecikti',
  waiting: 'dekont onay bekliyor',
  open: 'günü gelmedi',
  none: 'ödeme kaydı yok',
  vacant: 'kirada değildi',
}

/** Newest first, months alike together: `Kasım 2026: gecikti; Aralık 2025 – Ekim 2026: ödendi`. */
export function stripText({ months, until }: Pick<MonthStrip, 'months' | 'until'>): string {
  const names = monthsUntil(until)
  const parts: string[] = []
  for (let last = months.length - 1; last >= 0; ) {
    let first = last
    while (first > 0 && months[first - 1] === months[last]) first--
    const span = [...new Set([names[first]!, names[last]!])].map(showMonth).join(' – ')
    parts.push(`${span}: ${stripWords[months[last]!]}`)
    last = first - 1
  }
  return parts.join('; ')
}
