import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { moneyInReach } from '#server/access/ledger-scope.queries.ts'
import { replaced } from '#server/access/tenancy-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { ledgerAccounts, ledgerDues } from '#server/db/schema/ledger.ts'
import { paymentReceipts } from '#server/db/schema/payment-receipts.ts'
import { properties } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import type { Actor } from '#server/http/actor.ts'

export type ReceiptRow = typeof paymentReceipts.$inferSelect

/** More places than anybody rents at once. */
const mostTenancies = 20

/** The places that the person rents or rented last, running ones first; not those where others came after. */
export function ownTenancies(db: Db, actor: Actor) {
  const newest = db.$with('newest').as(
    db
      .selectDistinctOn([contracts.tenancy_id], { id: contracts.id })
      .from(contracts)
      .innerJoin(contractTenants, eq(contractTenants.contract_id, contracts.id))
      .where(
        and(
          eq(contractTenants.tenant_user_id, actor.userId),
          eq(contracts.status, 'active'),
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
      account: ledgerAccounts,
      contract: {
        id: contracts.id,
        ends_on: contracts.bitisTarihi,
        owner_name: contracts.owner_name,
        landlord_name: contracts.landlord_name,
        iban: contracts.iban,
        currency: contracts.bedelTuru,
      },
      property: { baslik: properties.baslik, adres: properties.adres },
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

const ofReceipt = { owner_id: sql`${paymentReceipts.owner_id}`, property_id: sql`${paymentReceipts.property_id}` }

/** One more than is shown, so that the screen knows of others. */
export const waitingReceipts = (db: Db, actor: Actor, size: number) =>
  db
    .select({
      receipt: paymentReceipts,
      property: { baslik: properties.baslik, adres: properties.adres },
      named: sql<{ id: string; category: 'rent'; month: string | null; open: number }[]>`coalesce((
        select json_agg(json_build_object('id', d.due_id, 'category', d.category, 'month', d.month,
          'open', d.amount - d.settled) order by d.due_on)
        from ${ledgerDues} d where d.tenancy_id = ${paymentReceipts.tenancy_id}
          and d.due_id = any(${paymentReceipts.payer_names})), '[]')`,
    })
    .from(paymentReceipts)
    .innerJoin(properties, eq(properties.id, paymentReceipts.property_id))
    .where(and(eq(paymentReceipts.state, 'waiting'), moneyInReach(actor, ofReceipt, 'manage')))
    .orderBy(asc(paymentReceipts.created_at), asc(paymentReceipts.id))
    .limit(size + 1)

export async function receiptById(db: Db, id: string): Promise<ReceiptRow | undefined> {
  const [row] = await db.select().from(paymentReceipts).where(eq(paymentReceipts.id, id))
  return row
}

export const countWaiting = (db: Db, tenancyId: string) =>
  db.$count(paymentReceipts, and(eq(paymentReceipts.tenancy_id, tenancyId), eq(paymentReceipts.state, 'waiting')))

export const insertReceipt = (db: Db, receipt: ReceiptRow) => db.insert(paymentReceipts).values(receipt)

export const setReceipt = (
  db: Db,
  id: string,
  change: Partial<Pick<ReceiptRow, 'state' | 'reason' | 'entry_id' | 'decided_at' | 'decided_by_name'>>,
) => db.update(paymentReceipts).set(change).where(eq(paymentReceipts.id, id))

export async function placeOf(db: Db, id: string) {
  const [row] = await db
    .select({ baslik: properties.baslik, adres: properties.adres })
    .from(properties)
    .where(eq(properties.id, id))
  return row!
}
