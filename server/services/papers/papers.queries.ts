import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { lockTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { firstRow } from '#server/db/rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { paperEvents, paperParties, papers } from '#server/db/schema/papers.ts'
import { properties } from '#server/db/schema/properties.ts'
import { rentIncreases } from '#server/db/schema/rent-increases.ts'
import { isDueForReminder } from '#server/services/agreements/reminders.queries.ts'

export type PaperRow = typeof papers.$inferSelect
export type PartyRow = typeof paperParties.$inferSelect

export const insertPaper = (db: Db, row: PaperRow) => db.insert(papers).values(row)
export const insertParties = (db: Db, rows: PartyRow[]) => db.insert(paperParties).values(rows)

export const paperById = (db: Db, id: string): Promise<PaperRow | null> =>
  firstRow(db.select().from(papers).where(eq(papers.id, id)))

/**
 * Locks the tenancy first, like every change of it, then the paper, so that decisions on one paper run one after
 * another.
 */
export async function lockPaper(db: Db, id: string): Promise<PaperRow | null> {
  const found = await paperById(db, id)
  if (!found) return null
  await lockTenancy(db, found.tenancy_id)
  const [row] = await db.select().from(papers).where(eq(papers.id, id)).for('update')
  return row ?? null
}

/** The newest round of a feature's record. */
export async function lastRound(db: Db, subjectId: string): Promise<PaperRow | null> {
  const [row] = await db
    .select()
    .from(papers)
    .where(eq(papers.subject_id, subjectId))
    .orderBy(desc(papers.round))
    .limit(1)
  return row ?? null
}

export const setPaper = (db: Db, id: string, change: Partial<Pick<PaperRow, 'state' | 'decided_at'>>) =>
  db.update(papers).set(change).where(eq(papers.id, id))

/** Links of a finished round become invalid. */
export const voidLinks = (db: Db, paperId: string) =>
  db
    .update(paperParties)
    .set({ token_hash: null })
    .where(and(eq(paperParties.paper_id, paperId), isNull(paperParties.decision)))

/** In the order of asking, each with the account that the contract now links to the party. */
export async function partiesOf(db: Db, paperId: string): Promise<PartyRow[]> {
  const rows = await db
    .select({ party: paperParties, linked: contractTenants.tenant_user_id })
    .from(paperParties)
    .leftJoin(contractTenants, eq(contractTenants.id, paperParties.contract_tenant_id))
    .where(eq(paperParties.paper_id, paperId))
    .orderBy(asc(paperParties.side), asc(paperParties.id))
  return rows.map(({ party, linked }) => ({ ...party, user_id: party.user_id ?? linked }))
}

/** A tenant whom the contract no longer names is not asked and cannot answer. */
export const hasLeft = ({ side, contract_tenant_id }: Pick<PartyRow, 'side' | 'contract_tenant_id'>): boolean =>
  side === 'tenant' && contract_tenant_id === null

/** A new round creates new tenant rows; the parties are assigned to them by address, otherwise by name. */
export const carryParties = (db: Db, contractId: string) =>
  db
    .update(paperParties)
    .set({
      contract_tenant_id: sql`(select t.id from ${contractTenants} t where t.contract_id = ${contractId}
        and (lower(t.tenant_email) = lower(nullif(${paperParties.email}, '')) or t.tenant_name = ${paperParties.name})
        order by lower(t.tenant_email) = lower(${paperParties.email}) desc, t.id limit 1)`,
    })
    .where(
      and(
        eq(paperParties.side, 'tenant'),
        isNull(paperParties.contract_tenant_id),
        inArray(
          paperParties.paper_id,
          db.select({ id: papers.id }).from(papers).where(eq(papers.contract_id, contractId)),
        ),
      ),
    )

/** Whether an answer is awaited under this contract. An increase applied by the contract's clause needs none. */
export const hasWaitingPapers = async (db: Db, contractId: string): Promise<boolean> =>
  (await db.$count(
    papers,
    and(
      eq(papers.contract_id, contractId),
      eq(papers.state, 'sent'),
      sql`not exists (select 1 from ${rentIncreases} i where i.id = ${papers.subject_id} and i.state = 'applied')`,
    ),
  )) > 0

export const partyById = (db: Db, id: string): Promise<PartyRow | null> =>
  firstRow(db.select().from(paperParties).where(eq(paperParties.id, id)))

export const setParty = (db: Db, id: string, change: Partial<PartyRow>) =>
  db.update(paperParties).set(change).where(eq(paperParties.id, id))

/** False for the second of two decisions. */
export async function consumeLink(db: Db, id: string, change: Partial<PartyRow>): Promise<boolean> {
  const rows = await db
    .update(paperParties)
    .set(change)
    .where(and(eq(paperParties.id, id), isNull(paperParties.decision)))
    .returning({ id: paperParties.id })
  return rows.length > 0
}

/** True only for the first reading. */
export async function markOpened(db: Db, id: string, opened_at: Date): Promise<boolean> {
  const rows = await db
    .update(paperParties)
    .set({ opened_at })
    .where(and(eq(paperParties.id, id), isNull(paperParties.opened_at)))
    .returning({ id: paperParties.id })
  return rows.length > 0
}

/** All events of a record's rounds up to this one, oldest first. */
export const eventsOf = (db: Db, { subject_id, round }: Pick<PaperRow, 'subject_id' | 'round'>) =>
  db
    .select({
      id: paperEvents.id,
      kind: paperEvents.kind,
      detail: paperEvents.detail,
      actor_name: paperEvents.actor_name,
      ip: paperEvents.ip,
      at: paperEvents.at,
      round: papers.round,
    })
    .from(paperEvents)
    .innerJoin(papers, eq(papers.id, paperEvents.paper_id))
    .where(and(eq(papers.subject_id, subject_id), sql`${papers.round} <= ${round}`))
    .orderBy(asc(paperEvents.at), asc(paperEvents.id))

/** The people of the contract: the owner with the current address, and the tenants as named in the contract. */
export async function peopleOf(db: Db, contract: { id: string; owner_id: string }) {
  const [owner] = await db
    .select({ id: users.id, email: users.email, phone: users.phoneNumber })
    .from(users)
    .where(eq(users.id, contract.owner_id))
  const tenants = await db
    .select()
    .from(contractTenants)
    .where(eq(contractTenants.contract_id, contract.id))
    .orderBy(desc(contractTenants.is_primary), asc(contractTenants.id))
  return { owner: owner!, tenants }
}

export async function propertyOfPaper(db: Db, propertyId: string) {
  const [row] = await db
    .select({ baslik: properties.baslik, adres: properties.adres })
    .from(properties)
    .where(eq(properties.id, propertyId))
  return row!
}

export async function paperByHash(db: Db, hash: string) {
  const [row] = await db.select({ paper: papers }).from(papers).where(eq(papers.hash, hash))
  return row?.paper ?? null
}

/** The link must still work. */
export async function dueParties(db: Db, now: Date) {
  const rows = await db
    .select({ id: paperParties.id, paper_id: paperParties.paper_id })
    .from(paperParties)
    .innerJoin(papers, eq(papers.id, paperParties.paper_id))
    .where(
      and(
        eq(papers.state, 'sent'),
        isNull(paperParties.decision),
        or(eq(paperParties.side, 'owner'), isNotNull(paperParties.contract_tenant_id)),
        ne(paperParties.email, ''),
        gt(paperParties.expires_at, now),
        isDueForReminder({ reminders: paperParties.reminders, asked: paperParties.token_created_at }, now),
      ),
    )
    .orderBy(asc(paperParties.id))
  return rows
}

export async function contractOfPaper(db: Db, id: string) {
  const [row] = await db
    .select({
      id: contracts.id,
      owner_id: contracts.owner_id,
      property_id: contracts.property_id,
      is_corporate: contracts.is_corporate,
    })
    .from(contracts)
    .where(eq(contracts.id, id))
  return row ?? null
}
