import { type SQL, sql } from 'drizzle-orm'
import { type IsoDate, monthOf } from '#domain/kernel/dates.ts'
import type { Currency, Kurus } from '#domain/kernel/money.ts'
import type { Entry } from '#domain/money/ledger/entries.schema.ts'
import { figuresOf } from '#domain/money/ledger/figures.rules.ts'
import type { TenancyMoney } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { ledgerDues, ledgerEntries } from '#server/db/schema/ledger.ts'
import { paymentReceipts } from '#server/db/schema/payment-receipts.ts'
import { lateAmount } from './late.queries.ts'
import { rentToday } from './lease-today.queries.ts'
import { type OwnTime, type StripJson, stripJson, stripReader } from './month-strips.queries.ts'

interface MoneyJson {
  rent: Kurus
  gross: boolean
  currency: Currency
  /** Sums of the entries that were not reversed. */
  sums: [currency: Currency, kind: Entry['kind'], category: Entry['category'], amount: Kurus][]
  /** Late claims by currency, with the oldest day. */
  late: [currency: Currency, amount: Kurus, since: IsoDate][]
  waiting: [currency: Currency, amount: Kurus][]
  next: { on_date: IsoDate; amount: Kurus; currency: Currency } | null
  strip: StripJson | null
}

interface Chosen {
  tenancy: { id: string; property_id: string }
  contract: { id: string }
  /** The last day of the strip: today, or the last day of a tenancy that is over. */
  until: IsoDate
  today: IsoDate
  own: OwnTime
}

/** The money of one tenancy as a column of its statement, for people who may read the whole account. */
export const moneyJson = ({ tenancy, contract, until, today, own }: Chosen): SQL<MoneyJson> => {
  const id = sql`${tenancy.id}::uuid`
  return sql<MoneyJson>`(select json_build_object(
    'rent', ${rentToday(own.until ?? today)}, 'gross', ${contracts.is_corporate}, 'currency', ${contracts.bedelTuru},
    'sums', coalesce((select json_agg(json_build_array(s.currency, s.kind, s.category, s.amount)) from (
      select e.currency, e.kind, e.category, sum(e.amount)::bigint as amount from ${ledgerEntries} e
      where e.tenancy_id = ${id} and e.kind <> 'reversal'
        and not exists (select 1 from ${ledgerEntries} r where r.reverses = e.id) group by 1, 2, 3) s), '[]'),
    'late', coalesce((select json_agg(json_build_array(l.currency, l.amount, l.since)) from (
      select l.currency, sum(l.late)::bigint as amount, min(l.due_on) as since from (
        select d.currency, d.due_on, ${lateAmount('d', today)} as late from ${ledgerDues} d
        where d.tenancy_id = ${id} and d.settled < d.amount) l where l.late > 0 group by 1) l), '[]'),
    'waiting', coalesce((select json_agg(json_build_array(w.currency, w.amount)) from (
      select w.currency, sum(w.amount)::bigint as amount from ${paymentReceipts} w
      where w.tenancy_id = ${id} and w.state = 'waiting' group by 1) w), '[]'),
    'next', (select json_build_object('on_date', d.due_on, 'amount', sum(d.amount - d.settled)::bigint,
        'currency', d.currency)
      from ${ledgerDues} d where d.tenancy_id = ${id} and d.settled < d.amount and d.category <> 'deposit'
        and d.due_on >= ${today}::date group by d.due_on, d.currency order by d.due_on, d.currency = 'TL' desc limit 1),
    'strip', ${stripJson({
      property: sql`${tenancy.property_id}::uuid`,
      tenancy: id,
      until: monthOf(until),
      today,
      own,
    })}) from ${contracts} where ${contracts.id} = ${contract.id})`
}

/** A former tenant reads the rent and the months of the own time; what is owed now concerns those who stayed. */
export function moneyOf(found: MoneyJson, { until, own }: Pick<Chosen, 'until' | 'own'>): TenancyMoney {
  const entries = found.sums.map(([currency, kind, category, amount]) => ({ currency, kind, category, amount }))
  const strip = stripReader(monthOf(until))(found.strip)
  const { rent, gross, currency } = found
  if (own.until) return { rent, gross, currency, figures: [], next: null, strip }
  const inCurrency = <Row extends [Currency, ...unknown[]]>(rows: readonly Row[], which: Currency) =>
    rows.find(([each]) => each === which)
  const used = new Set<Currency>([currency, ...entries.map((entry) => entry.currency)])
  return {
    rent,
    gross,
    currency,
    figures: figuresOf({ entries, claims: [], credits: [] }, used, until)
      .map(({ currency: which, balance, deposit }) => ({
        currency: which,
        balance,
        late: inCurrency(found.late, which)?.[1] ?? 0,
        late_since: inCurrency(found.late, which)?.[2] ?? null,
        waiting: inCurrency(found.waiting, which)?.[1] ?? 0,
        deposit_held: deposit.held,
      }))
      .filter((each) => each.currency === currency || each.balance !== 0 || each.deposit_held !== 0),
    next: found.next,
    strip,
  }
}
