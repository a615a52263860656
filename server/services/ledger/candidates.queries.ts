import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { addDays, type IsoDate } from '#domain/kernel/dates.ts'
import type { Candidate, RecordedPayment } from '#domain/money/bank-statements/proposals.rules.ts'
import type { OpenClaim } from '#domain/money/ledger/payer-words.rules.ts'
import { sameWithin } from '#domain/money/ledger/same-payment.rules.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '#server/db/rows.ts'
import { currentFirst, rentToday } from './lease-today.queries.ts'

export interface CandidateRow extends Candidate {
  owner: string
  property: string
}

/** Tenancies of these owners within reach, each with its contract and rent of the day. */
export const rentedFrom = (owners: readonly string[], reach: SQL, on: IsoDate) => sql`
  from tenancies t
  join properties p on p.id = t.property_id and p.deleted_at is null
  join lateral (
    select contracts.id, contracts."bedelTuru", ${rentToday(on)} as rent from contracts
    where contracts.tenancy_id = t.id and contracts.status = 'active' and contracts.deleted_at is null
    order by contracts.cancelled_at is null desc, ${currentFirst(on)} limit 1
  ) c on true
  where t.owner_id = any(${sql.param([...owners])}::uuid[])
    and ${reach}`

export const tenantsOfContract = sql`array(select n.tenant_name from contract_tenants n where n.contract_id = c.id order by n.is_primary desc, n.id)`

export const tenancyRow = z.strictObject({
  id: z.uuid(),
  baslik: z.string(),
  tenants: z.array(z.string()),
  currency: z.string(),
})
const candidateRow = tenancyRow.extend({
  owner: z.uuid(),
  rent: z.number(),
  claims: z.custom<OpenClaim[] | null>(),
  bookedTo: z.iso.date().nullable(),
  recorded: z.custom<RecordedPayment[] | null>(),
  receipts: z.custom<Candidate['receipts'] | null>(),
})

interface Days {
  from: IsoDate
  to: IsoDate
}

/** Early payments count for claims due within this many days. */
const aheadDays = 45
/** Tenancies that ended longer ago only count while claims are open. */
const afterEndDays = 180

/** Tenancies of these owners that payments of these days can belong to. */
export async function candidatesFor(
  db: Db,
  owners: readonly string[],
  { from, to }: Days,
  reach: SQL = sql`true`,
): Promise<CandidateRow[]> {
  const rows = await rowsOf(
    db,
    candidateRow,
    sql`
    select t.id, t.owner_id as owner, p.baslik, ${tenantsOfContract} as tenants, c."bedelTuru" as currency, c.rent::float8 as rent,
      (select json_agg(json_build_object('id', d.due_id, 'category', d.category, 'month', d.month, 'dueOn', d.due_on,
          'open', d.amount - d.settled, 'currency', d.currency, 'belongsTo', i.belongs_to) order by d.due_on, d.due_id)
        from ledger_dues d join ledger_entries i on i.id = d.due_id
        where d.tenancy_id = t.id and d.settled < d.amount
          and d.due_on <= ${addDays(to, aheadDays)}::date) as claims,
      (select max(d.month)::text from ledger_dues d where d.tenancy_id = t.id and d.category = 'rent') as "bookedTo",
      (select json_agg(json_build_object('id', e.id, 'day', e.on_date, 'amount', e.amount, 'currency', e.currency,
          'source', e.source, 'pot', case e.kind when 'deposit_received' then 'deposit' else 'payment' end))
        from ledger_entries e where e.tenancy_id = t.id and e.kind in ('payment', 'deposit_received')
          and e.source <> 'bank'
          and e.on_date between ${addDays(from, -sameWithin)}::date and ${addDays(to, sameWithin)}::date
          and not exists (select 1 from ledger_entries r where r.reverses = e.id)
          and not exists (select 1 from bank_line_parts b join bank_lines l
            on l.id = b.line_id and l.round = b.round and l.state = 'confirmed' where b.entry_id = e.id)) as recorded,
      (select json_agg(json_build_object('day', r.on_date, 'amount', r.amount, 'currency', r.currency))
        from payment_receipts r where r.tenancy_id = t.id and r.state = 'waiting') as receipts
    ${rentedFrom(owners, reach, to)}
      and (t.ended_on is null or t.ended_on > ${addDays(from, -afterEndDays)}::date
        or exists (select 1 from ledger_dues d where d.tenancy_id = t.id and d.settled < d.amount))
    order by t.id`,
  )
  return rows.map(({ id, baslik, claims, recorded, receipts, ...row }) => ({
    ...row,
    tenancy: id,
    property: titleOf({ baslik }),
    claims: claims ?? [],
    recorded: recorded ?? [],
    receipts: receipts ?? [],
  }))
}
