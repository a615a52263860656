import { and, asc, desc, eq, gte, lt, lte, ne, notExists, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/kernel/dates.ts'
import type { Currency } from '#domain/kernel/money.ts'
import type { ReminderStage } from '#domain/money/payment-plans/reminders.rules.ts'
import type { Db } from '#server/db/client.ts'
import { contracts, contractTenants, isActiveContract } from '#server/db/schema/contracts.ts'
import { ledgerAccounts, ledgerDues, paymentPlans, paymentReminders, rentChanges } from '#server/db/schema/ledger.ts'
import { properties } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'

export const insertPlan = (db: Db, plan: typeof paymentPlans.$inferInsert) => db.insert(paymentPlans).values(plan)

export const setLedger = (
  db: Db,
  tenancyId: string,
  change: Partial<Pick<typeof ledgerAccounts.$inferSelect, 'opened_on' | 'reminders'>>,
) => db.update(ledgerAccounts).set(change).where(eq(ledgerAccounts.tenancy_id, tenancyId))

export async function planFacts(db: Db, { tenancy, contract }: { tenancy: string; contract: string }) {
  const [row] = await db
    .select({
      ledger: ledgerAccounts,
      property: { baslik: properties.baslik, adres: properties.adres },
      tenant_names: sql<string[]>`array(select t.tenant_name from ${contractTenants} t
        where t.contract_id = ${contract} order by t.is_primary desc, t.id)`,
    })
    .from(tenancies)
    .innerJoin(properties, eq(properties.id, tenancies.property_id))
    .leftJoin(ledgerAccounts, eq(ledgerAccounts.tenancy_id, tenancies.id))
    .where(eq(tenancies.id, tenancy))
  return row!
}

/** More reminders than a year of months brings. */
const listedReminders = 60
export const remindersOf = (db: Db, tenancyId: string) =>
  db
    .select()
    .from(paymentReminders)
    .where(eq(paymentReminders.tenancy_id, tenancyId))
    .orderBy(desc(paymentReminders.sent_at), desc(paymentReminders.id))
    .limit(listedReminders)

/** Newest first, including cancelled ones. */
export const enteredRents = (db: Db, tenancyId: string) =>
  db
    .select()
    .from(rentChanges)
    .where(and(eq(rentChanges.tenancy_id, tenancyId), ne(rentChanges.agreed, '')))
    .orderBy(desc(rentChanges.from_on), desc(rentChanges.id))

export async function rentChangeById(db: Db, id: string) {
  const [row] = await db.select().from(rentChanges).where(eq(rentChanges.id, id))
  return row
}

type TakenBack = Pick<typeof rentChanges.$inferSelect, 'taken_back_at' | 'taken_back_by_name' | 'take_back_reason'>
export const setRentTakenBack = (db: Db, id: string, change: TakenBack) =>
  db.update(rentChanges).set(change).where(eq(rentChanges.id, id))

interface OpenDay {
  tenancy_id: string
  due_on: IsoDate
  currency: Currency
  amount: number
}

const open = (from: IsoDate, to: IsoDate) =>
  and(lt(ledgerDues.settled, ledgerDues.amount), gte(ledgerDues.due_on, from), lte(ledgerDues.due_on, to))
const openSum = sql<number>`sum(${ledgerDues.amount} - ${ledgerDues.settled})::bigint`.mapWith(Number)

interface Unsaid {
  stage: ReminderStage
  from: IsoDate
  to: IsoDate
}

/** Days with open claims, of tenancies with reminders on, that got no reminder of this stage. */
export const openDays = (db: Db, { stage, from, to }: Unsaid): Promise<OpenDay[]> =>
  db
    .select({
      tenancy_id: ledgerDues.tenancy_id,
      due_on: ledgerDues.due_on,
      currency: ledgerDues.currency,
      amount: openSum,
    })
    .from(ledgerDues)
    .innerJoin(ledgerAccounts, and(eq(ledgerAccounts.tenancy_id, ledgerDues.tenancy_id), ledgerAccounts.reminders))
    .where(
      and(
        open(from, to),
        notExists(
          db
            .select({ said: sql`1` })
            .from(paymentReminders)
            .where(
              and(
                eq(paymentReminders.tenancy_id, ledgerDues.tenancy_id),
                eq(paymentReminders.due_on, ledgerDues.due_on),
                eq(paymentReminders.currency, ledgerDues.currency),
                eq(paymentReminders.stage, stage),
              ),
            ),
        ),
      ),
    )
    .groupBy(ledgerDues.tenancy_id, ledgerDues.due_on, ledgerDues.currency)
    .orderBy(asc(ledgerDues.due_on), asc(ledgerDues.tenancy_id))

/** Read again under the ledger's lock, so that a tenant who paid meanwhile gets no reminder. */
export async function openOn(db: Db, { tenancy_id, due_on, currency }: Omit<OpenDay, 'amount'>): Promise<number> {
  const [row] = await db
    .select({ amount: openSum })
    .from(ledgerDues)
    .where(and(open(due_on, due_on), eq(ledgerDues.tenancy_id, tenancy_id), eq(ledgerDues.currency, currency)))
  return row?.amount ?? 0
}

/** Due and unpaid by the law, oldest day first; a deposit is never late. */
export const lateClaims = (db: Db, tenancyId: string, today: IsoDate) =>
  db
    .select({ currency: ledgerDues.currency, amount: openSum, oldest: sql<IsoDate>`min(${ledgerDues.due_on})::text` })
    .from(ledgerDues)
    .where(
      and(
        eq(ledgerDues.tenancy_id, tenancyId),
        ne(ledgerDues.category, 'deposit'),
        lt(ledgerDues.settled, ledgerDues.amount),
        lt(ledgerDues.due_on, today),
      ),
    )
    .groupBy(ledgerDues.currency)
    .orderBy(sql`${ledgerDues.currency} = 'TL' desc`, ledgerDues.currency)

/** Whether a person reminded in this way since that day. */
export async function wasReminded(
  db: Db,
  { tenancy_id, stage, day }: { tenancy_id: string; stage: 'hand' | 'handed'; day: IsoDate },
): Promise<boolean> {
  const rows = await db
    .select({ id: paymentReminders.id })
    .from(paymentReminders)
    .where(
      and(
        eq(paymentReminders.tenancy_id, tenancy_id),
        eq(paymentReminders.stage, stage),
        sql`(${paymentReminders.sent_at} at time zone 'Europe/Istanbul')::date >= ${day}::date`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** False when this reminder was already sent. */
export async function takeReminder(db: Db, reminder: typeof paymentReminders.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(paymentReminders)
    .values(reminder)
    .onConflictDoNothing()
    .returning({ id: paymentReminders.id })
  return rows.length > 0
}

/** The tenants who have to pay: those of the contract in force. */
export async function payersOf(db: Db, tenancyId: string, today: IsoDate) {
  const [row] = await db
    .select({
      property: { id: properties.id, baslik: properties.baslik, adres: properties.adres },
      tenants: sql<string[]>`array(select t.tenant_user_id from ${contractTenants} t
        where t.contract_id = ${contracts.id} and t.tenant_user_id is not null)`,
      /** Also those without an account. */
      named: sql<number>`(select count(*)::int from ${contractTenants} t where t.contract_id = ${contracts.id})`,
      iban: contracts.iban,
      recipient: sql<string>`coalesce(nullif(${contracts.landlord_name}, ''), ${contracts.owner_name})`,
    })
    .from(contracts)
    .innerJoin(properties, eq(properties.id, contracts.property_id))
    .where(
      and(
        eq(contracts.tenancy_id, tenancyId),
        isActiveContract,
        sql`${contracts.cancelled_at} is null`,
        lte(
          contracts.baslangicTarihi,
          sql`greatest(${today}::date, (select started_on from ${tenancies} s where s.id = ${tenancyId}))`,
        ),
      ),
    )
    .orderBy(desc(contracts.baslangicTarihi), desc(contracts.id))
    .limit(1)
  return row
}
