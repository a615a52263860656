import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { sameWithin } from '#domain/money/ledger/same-payment.rules.ts'
import type { ReceiptToConfirm } from '#domain/money/tenant-payments/tenant-payments.schema.ts'
import { moneyInReach } from '#server/access/ledger-scope.queries.ts'
import { firstDayOf, replaced } from '#server/access/tenancy-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { inText } from '#server/db/page.ts'
import { contracts, contractTenants, isActiveContract } from '#server/db/schema/contracts.ts'
import { ledgerAccounts, ledgerDues } from '#server/db/schema/ledger.ts'
import { paymentReceipts } from '#server/db/schema/payment-receipts.ts'
import { properties } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'
import { potOfReceipt } from '#server/services/ledger/same-money.queries.ts'

export type ReceiptRow = typeof paymentReceipts.$inferSelect

/** More properties than anyone rents at once. */
const mostTenancies = 20

/** Tenancies that the person rents or rented last, running ones first; none where others have followed. */
export function ownTenancies(db: Db, actor: Actor) {
  const newest = db.$with('newest').as(
    db
      .selectDistinctOn([contracts.tenancy_id], { id: contracts.id })
      .from(contracts)
      .innerJoin(contractTenants, eq(contractTenants.contract_id, contracts.id))
      .where(
        and(
          eq(contractTenants.tenant_user_id, actor.userId),
          isActiveContract,
          sql`${contracts.deleted_at} is null and ${contracts.tenancy_id} is not null
            and (${contracts.cancelled_at} is null or ${contracts.ended_on} is not null)`,
          sql`not ${replaced(actor)}`,
        ),
      )
      .orderBy(contracts.tenancy_id, desc(contracts.baslangicTarihi), desc(contracts.id)),
  )
  return db
    .with(newest)
    .select({
      tenancy: tenancies,
      ledger: ledgerAccounts,
      contract: {
        id: contracts.id,
        ends_on: contracts.bitisTarihi,
        owner_name: contracts.owner_name,
        landlord_name: contracts.landlord_name,
        iban: contracts.iban,
        currency: contracts.bedelTuru,
      },
      property: { baslik: properties.baslik, adres: properties.adres },
      first_day: firstDayOf(actor),
    })
    .from(contracts)
    .innerJoin(newest, eq(newest.id, contracts.id))
    .innerJoin(tenancies, eq(tenancies.id, contracts.tenancy_id))
    .innerJoin(properties, eq(properties.id, tenancies.property_id))
    .leftJoin(ledgerAccounts, eq(ledgerAccounts.tenancy_id, tenancies.id))
    .orderBy(sql`${tenancies.ended_on} desc nulls first`, desc(tenancies.id))
    .limit(mostTenancies)
}

const listedReceipts = 30
export const receiptsOf = (db: Db, tenancyIds: readonly string[]) =>
  db
    .select()
    .from(paymentReceipts)
    .where(inArray(paymentReceipts.tenancy_id, [...tenancyIds]))
    .orderBy(desc(paymentReceipts.created_at), desc(paymentReceipts.id))
    .limit(listedReceipts * Math.max(1, tenancyIds.length))

type ReceiptJson = Omit<ReceiptRow, 'created_at' | 'decided_at'> & { created_at: string }
export interface WaitingJson {
  receipt: ReceiptJson
  baslik: string
  known: ReceiptToConfirm['known']
  named: ReceiptToConfirm['named']
}

const ofReceipt = { owner_id: sql`w.owner_id`, property_id: sql`w.property_id` }

const waitingFor = (actor: Viewer) => sql`w.state = 'waiting' and ${moneyInReach(actor, ofReceipt, 'manage')}`

/** A column of another statement: how many receipts wait for this person, and the oldest ones. */
export const waitingReceiptCount = (actor: Viewer) =>
  sql<number>`(select count(*) from ${paymentReceipts} w where ${waitingFor(actor)})`
export const waitingReceipts = (actor: Viewer, size: number) => sql<WaitingJson[]>`(
  select coalesce(json_agg(json_build_object('receipt', row_to_json(w), 'baslik', wp.baslik, 'known', (
      select json_build_object('id', e.id, 'on_date', e.on_date, 'source', e.source) from ledger_entries e
      where e.tenancy_id = w.tenancy_id and e.amount = w.amount and e.currency = w.currency
        and e.kind = case ${potOfReceipt(sql`w`)} when 'deposit' then 'deposit_received' else 'payment' end
        and e.on_date between w.on_date - ${inText(sameWithin)} and w.on_date + ${inText(sameWithin)}
        and not exists (select 1 from ledger_entries r where r.reverses = e.id)
      order by abs(e.on_date - w.on_date), e.id limit 1), 'named', coalesce((
      select json_agg(json_build_object('id', d.due_id, 'category', d.category, 'month', d.month,
        'open', d.amount - d.settled) order by d.due_on)
      from ${ledgerDues} d where d.tenancy_id = w.tenancy_id and d.due_id = any(w.payer_names)), '[]'))
    order by w.created_at, w.id), '[]')
  from (select * from ${paymentReceipts} w where ${waitingFor(actor)} order by w.created_at, w.id limit ${inText(size)}) w
    join ${properties} wp on wp.id = w.property_id)`

export async function receiptById(db: Db, id: string): Promise<ReceiptRow | undefined> {
  const [row] = await db.select().from(paymentReceipts).where(eq(paymentReceipts.id, id))
  return row
}

export const countWaiting = (db: Db, tenancyId: string) =>
  db.$count(paymentReceipts, and(eq(paymentReceipts.tenancy_id, tenancyId), eq(paymentReceipts.state, 'waiting')))

/** A receipt that waits for the same claim, or for equal money of these days, or that is the same paper. */
export async function receiptAlike(
  db: Db,
  { tenancy_id, payer_names, amount, currency, on_date, sha256 }: ReceiptRow,
): Promise<ReceiptRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentReceipts)
    .where(
      and(
        eq(paymentReceipts.tenancy_id, tenancy_id),
        eq(paymentReceipts.state, 'waiting'),
        sql`(${paymentReceipts.payer_names} && ${sql.param(payer_names)}::uuid[] or ${paymentReceipts.sha256} = ${sha256}
          or ${paymentReceipts.amount} = ${amount} and ${paymentReceipts.currency} = ${currency}
            and ${paymentReceipts.on_date} between ${on_date}::date - ${sameWithin}::int and ${on_date}::date + ${sameWithin}::int)`,
      ),
    )
    .orderBy(desc(paymentReceipts.created_at))
    .limit(1)
  return row
}

export const insertReceipt = (db: Db, receipt: ReceiptRow) => db.insert(paymentReceipts).values(receipt)

export const setReceipt = (
  db: Db,
  id: string,
  change: Partial<Pick<ReceiptRow, 'state' | 'reason' | 'entry_id' | 'decided_at' | 'decided_by_name'>>,
) => db.update(paymentReceipts).set(change).where(eq(paymentReceipts.id, id))

export async function propertyOf(db: Db, id: string) {
  const [row] = await db
    .select({ baslik: properties.baslik, adres: properties.adres })
    .from(properties)
    .where(eq(properties.id, id))
  return row!
}
