import { eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { entrySources } from '#domain/money/ledger/entries.schema.ts'
import { sameWithin } from '#domain/money/ledger/same-payment.rules.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '#server/db/rows.ts'
import { bankLineParts, bankLines } from '#server/db/schema/bank-statements.ts'
import { paymentReceipts } from '#server/db/schema/payment-receipts.ts'
import { properties } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'

/** Money that is about to be booked. */
export interface NewMoney {
  tenancy: string
  owner: string
  pot: 'payment' | 'deposit'
  amount: number
  currency: string
  day: IsoDate
}

const backing = z.strictObject({ day: z.iso.date(), account: z.string(), format: z.string() })
const aliveRow = z.strictObject({
  at: z.number(),
  what: z.enum(['payment', 'receipt', 'line']),
  id: z.uuid(),
  on_date: z.iso.date(),
  source: z.enum(entrySources).nullable(),
  baslik: z.string(),
  backed_by: backing.nullable(),
})

export interface AlikePayment {
  id: string
  amount: number
  currency: string
  on_date: IsoDate
  source: (typeof entrySources)[number]
  property: string
  /** The bank line that it was booked from or matched with. */
  backedBy: z.output<typeof backing> | null
}

export interface Alike {
  /** Live payments that are booked. */
  payments: AlikePayment[]
  /** Receipts that wait. */
  receipts: { id: string; on_date: IsoDate }[]
  /** Bank lines of the owner that wait; whose they are is not said. */
  lines: string[]
}

const near = sql`between w.day - ${sameWithin}::int and w.day + ${sameWithin}::int`

/** A receipt that names nothing but the deposit is money for the deposit. */
const potOf = (
  names: SQL,
) => sql`(select case when bool_and(named.category = 'deposit') then 'deposit' else 'payment' end
  from ledger_entries named where named.id = any(${names}))`
export const potOfReceipt = (receipt: SQL) => potOf(sql`${receipt}.payer_names`)

const potRow = z.strictObject({ pot: z.enum(['payment', 'deposit']) })
export async function potOfClaims(db: Db, names: readonly string[]): Promise<NewMoney['pot']> {
  const [row] = await rowsOf(db, potRow, sql`select ${potOf(sql`${sql.param([...names])}::uuid[]`)} as pot`)
  return row!.pot
}

/**
 * What else may be the same money: same amount and currency within a week; also a bank line of that amount that was
 * split, and a deposit from before the ledger, whose day is not known. The ledgers must be locked.
 */
export async function moneyAlike(db: Db, wanted: readonly NewMoney[]): Promise<Alike[]> {
  const column = <Key extends keyof NewMoney>(key: Key) => sql.param(wanted.map((each) => each[key]))
  const rows = await rowsOf(
    db,
    aliveRow,
    sql`
    with w as (select * from unnest(${column('tenancy')}::uuid[], ${column('owner')}::uuid[], ${column('pot')}::text[],
        ${column('amount')}::bigint[], ${column('currency')}::text[], ${column('day')}::date[])
      with ordinality as w (tenancy, owner, pot, amount, currency, day, at))
    select w.at::int as at, 'payment' as what, e.id, e.on_date::text as on_date, e.source, p.baslik, (
        select json_build_object('day', l.day, 'account', l.account, 'format', l.format)
        from bank_line_parts b join bank_lines l on l.id = b.line_id and l.round = b.round and l.state = 'confirmed'
        where b.entry_id = e.id limit 1) as backed_by
      from w join ledger_entries e on e.tenancy_id = w.tenancy and e.amount = w.amount and e.currency = w.currency
        and (e.kind = case w.pot when 'deposit' then 'deposit_received' else 'payment' end
          or w.pot = 'payment' and e.kind = 'credit' and e.source = 'opening')
        and (e.on_date ${near} or w.pot = 'deposit' and e.source in ('opening', 'ending'))
        and not exists (select 1 from ledger_entries r where r.reverses = e.id)
      join properties p on p.id = e.property_id
    union all
    select w.at::int, 'payment', e.id, l.day::text, 'bank', p.baslik,
        json_build_object('day', l.day, 'account', l.account, 'format', l.format)
      from w join bank_lines l on l.owner_id = w.owner and l.state = 'confirmed'
        and l.amount = w.amount and l.currency = w.currency and l.day ${near}
      join bank_line_parts b on b.line_id = l.id and b.round = l.round and b.tenancy_id = w.tenancy and b.amount < l.amount
      join ledger_entries e on e.id = b.entry_id and not exists (select 1 from ledger_entries r where r.reverses = e.id)
      join properties p on p.id = e.property_id
    union all
    select w.at::int, 'receipt', r.id, r.on_date::text, null, '', null
      from w join payment_receipts r on r.tenancy_id = w.tenancy and r.state = 'waiting' and r.amount = w.amount
        and r.currency = w.currency and r.on_date ${near} and ${potOfReceipt(sql`r`)} = w.pot
    union all
    select w.at::int, 'line', l.id, l.day::text, null, '', null
      from w join bank_lines l on l.owner_id = w.owner and l.state = 'waiting'
        and l.amount = w.amount and l.currency = w.currency and l.day ${near}`,
  )
  return wanted.map(({ amount, currency }, index) => {
    const own = rows.filter(({ at }) => at === index + 1)
    return {
      payments: own.flatMap(({ what, id, on_date, source, baslik, backed_by }) =>
        what === 'payment'
          ? [{ id, amount, currency, on_date, source: source!, property: titleOf({ baslik }), backedBy: backed_by }]
          : [],
      ),
      receipts: own.filter(({ what }) => what === 'receipt').map(({ id, on_date }) => ({ id, on_date })),
      lines: own.filter(({ what }) => what === 'line').map(({ id }) => id),
    }
  })
}

interface MatchedLine {
  id: string
  round: number
  money: Pick<NewMoney, 'tenancy' | 'pot' | 'amount'>
  entry: string
  by: string
  at: Date
}

/** The line is decided: it is the payment that was booked in another way. */
export async function matchLine(db: Db, { id, round, money, entry, by, at }: MatchedLine) {
  await db
    .update(bankLines)
    .set({ state: 'confirmed', round, reason: '', decided_by: by, decided_at: at })
    .where(eq(bankLines.id, id))
  const { tenancy: tenancy_id, pot, amount } = money
  await db.insert(bankLineParts).values({ line_id: id, round, part: 0, tenancy_id, amount, pot, entry_id: entry })
}

export async function settleReceipt(db: Db, id: string, { entry, by, at }: { entry: string; by: string; at: Date }) {
  const [receipt] = await db
    .update(paymentReceipts)
    .set({ state: 'confirmed', entry_id: entry, decided_by_name: by, decided_at: at })
    .where(eq(paymentReceipts.id, id))
    .returning()
  return receipt!
}

/**
 * The payment was reversed: receipts and bank lines that were only settled with it wait again. Its own receipt or line
 * stays decided, with the reversal beside it.
 */
export async function releaseSettled(
  db: Db,
  { id, tenancy_id, source_key }: { id: string; tenancy_id: string; source_key: string | null },
): Promise<{ receipts: string[] }> {
  const own = source_key ?? ''
  const receipts = await db
    .update(paymentReceipts)
    .set({ state: 'waiting', entry_id: null, decided_by_name: '', decided_at: null })
    .where(
      sql`${paymentReceipts.tenancy_id} = ${tenancy_id} and ${paymentReceipts.entry_id} = ${id}
        and ${paymentReceipts.state} = 'confirmed' and not starts_with(${own}, 'receipt:' || ${paymentReceipts.id}::text)`,
    )
    .returning({ id: paymentReceipts.id })
  await db
    .update(bankLines)
    .set({ state: 'waiting', reason: '', decided_by: '', decided_at: null })
    .where(
      sql`${bankLines.state} = 'confirmed' and not starts_with(${own}, 'bank:' || ${bankLines.id}::text)
        and (${bankLines.id}, ${bankLines.round}) in (
          select b.line_id, b.round from ${bankLineParts} b where b.entry_id = ${id})`,
    )
  return { receipts: receipts.map((receipt) => receipt.id) }
}

export async function titleOfLedger(db: Db, tenancy: string) {
  const [row] = await db
    .select({ baslik: properties.baslik })
    .from(tenancies)
    .innerJoin(properties, eq(properties.id, tenancies.property_id))
    .where(eq(tenancies.id, tenancy))
  return row!
}
