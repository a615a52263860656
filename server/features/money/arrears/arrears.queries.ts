import { and, asc, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { offsetOf } from '#server/db/page.ts'
import { firstRow } from '#server/db/rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { arrearsMessages, arrearsNoticeClaims, arrearsNotices, legalInterestRates } from '#server/db/schema/arrears.ts'
import { chats, messageFiles, messages } from '#server/db/schema/chat.ts'
import { contracts, contractTenants, isActiveContract } from '#server/db/schema/contracts.ts'
import { endingNotices } from '#server/db/schema/endings.ts'
import { files } from '#server/db/schema/files.ts'
import { claimPursuits } from '#server/db/schema/ledger.ts'

export type NoticeRow = typeof arrearsNotices.$inferSelect
export type NoticeClaimRow = typeof arrearsNoticeClaims.$inferSelect

/** More notices than a landlord writes in ten years. */
const listedNotices = 100

export const noticesOf = (db: Db, tenancyId: string) =>
  db
    .select()
    .from(arrearsNotices)
    .where(eq(arrearsNotices.tenancy_id, tenancyId))
    .orderBy(desc(arrearsNotices.created_at), desc(arrearsNotices.id))
    .limit(listedNotices)

export const noticeClaimsOf = (db: Db, tenancyId: string) =>
  db
    .select({ claim: arrearsNoticeClaims })
    .from(arrearsNoticeClaims)
    .innerJoin(arrearsNotices, eq(arrearsNotices.id, arrearsNoticeClaims.notice_id))
    .where(eq(arrearsNotices.tenancy_id, tenancyId))
    .orderBy(asc(arrearsNoticeClaims.due_on), asc(arrearsNoticeClaims.claim_id))
    .then((rows) => rows.map(({ claim }) => claim))

export const noticeById = (db: Db, id: string): Promise<NoticeRow | null> =>
  firstRow(db.select().from(arrearsNotices).where(eq(arrearsNotices.id, id)))

/** False when a notice with this id already exists. */
export async function insertDraft(db: Db, notice: NoticeRow, claims: readonly NoticeClaimRow[]): Promise<boolean> {
  const made = await db.insert(arrearsNotices).values(notice).onConflictDoNothing().returning({ id: arrearsNotices.id })
  if (made.length === 0) return false
  await db.insert(arrearsNoticeClaims).values([...claims])
  return true
}

export const setNotice = (db: Db, id: string, change: Partial<NoticeRow>) =>
  db.update(arrearsNotices).set(change).where(eq(arrearsNotices.id, id))
export const deleteDraft = (db: Db, id: string) => db.delete(arrearsNotices).where(eq(arrearsNotices.id, id))

export const claimsOfNotice = (db: Db, id: string) =>
  db
    .select()
    .from(arrearsNoticeClaims)
    .where(eq(arrearsNoticeClaims.notice_id, id))
    .orderBy(asc(arrearsNoticeClaims.due_on), asc(arrearsNoticeClaims.claim_id))

export async function keepDelivered(db: Db, id: string, open: readonly { claim_id: string; open: number }[]) {
  for (const { claim_id, open: open_delivered } of open)
    await db
      .update(arrearsNoticeClaims)
      .set({ open_delivered })
      .where(and(eq(arrearsNoticeClaims.notice_id, id), eq(arrearsNoticeClaims.claim_id, claim_id)))
}

/** The landlord's notices about unpaid rent that reached the tenant, wherever they were written. */
export const deliveredNoticesOf = (db: Db, tenancyId: string) =>
  db
    .select()
    .from(endingNotices)
    .where(
      and(
        eq(endingNotices.tenancy_id, tenancyId),
        eq(endingNotices.side, 'owner'),
        inArray(endingNotices.way, ['late_rent', 'two_notices']),
      ),
    )
    .orderBy(desc(endingNotices.created_at), desc(endingNotices.id))
    .limit(listedNotices)

export const pursuitRowsOf = (db: Db, tenancyId: string) =>
  db.select().from(claimPursuits).where(eq(claimPursuits.tenancy_id, tenancyId))

export const keepPursuits = (db: Db, rows: readonly (typeof claimPursuits.$inferInsert)[]) =>
  db
    .insert(claimPursuits)
    .values([...rows])
    .onConflictDoUpdate({
      target: claimPursuits.claim_id,
      set: {
        since: sql`excluded.since`,
        office: sql`excluded.office`,
        file_number: sql`excluded.file_number`,
        by_name: sql`excluded.by_name`,
        created_at: sql`excluded.created_at`,
      },
    })
export const dropPursuits = (db: Db, tenancyId: string, claims: readonly string[]) =>
  db
    .delete(claimPursuits)
    .where(and(eq(claimPursuits.tenancy_id, tenancyId), inArray(claimPursuits.claim_id, [...claims])))

/** Contracts in force now or earlier, oldest first. */
export const contractsOf = (db: Db, tenancyId: string) =>
  db
    .select({
      id: contracts.id,
      baslangicTarihi: contracts.baslangicTarihi,
      bitisTarihi: contracts.bitisTarihi,
      brutAylik: contracts.brutAylik,
      gross: contracts.is_corporate,
      bedelTuru: contracts.bedelTuru,
    })
    .from(contracts)
    .where(
      and(
        eq(contracts.tenancy_id, tenancyId),
        isActiveContract,
        isNull(contracts.deleted_at),
        or(isNull(contracts.cancelled_at), sql`${contracts.ended_on} is not null`),
      ),
    )
    .orderBy(asc(contracts.baslangicTarihi), asc(contracts.id))

/** Tenants of every contract of the tenancy, the newest first, with their encrypted identity numbers. */
export const identitiesOf = (db: Db, tenancyId: string) =>
  db
    .select({ name: contractTenants.tenant_name, id_number: contractTenants.tenant_id_number })
    .from(contractTenants)
    .innerJoin(contracts, eq(contracts.id, contractTenants.contract_id))
    .where(and(eq(contracts.tenancy_id, tenancyId), isActiveContract))
    .orderBy(desc(contracts.baslangicTarihi), desc(contractTenants.is_primary), asc(contractTenants.id))

export const legalRates = (db: Db) =>
  db
    .select({
      from_on: legalInterestRates.from_on,
      percent: legalInterestRates.percent,
      source: legalInterestRates.source,
      entered_by: users.username,
      entered_at: legalInterestRates.entered_at,
    })
    .from(legalInterestRates)
    .leftJoin(users, eq(users.id, legalInterestRates.entered_by))
    .orderBy(desc(legalInterestRates.from_on))

export function saveLegalRate(db: Db, row: typeof legalInterestRates.$inferInsert) {
  const { from_on: _, ...change } = row
  return db
    .insert(legalInterestRates)
    .values(row)
    .onConflictDoUpdate({ target: legalInterestRates.from_on, set: change })
}

/** Messages in the caller's own chats with a tenant of this tenancy. */
const readableIn = (userId: string, tenancyId: string) => {
  const tenants = sql`(select t.tenant_user_id from ${contractTenants} t join ${contracts} c on c.id = t.contract_id
    where c.tenancy_id = ${tenancyId} and c.status = 'active' and t.tenant_user_id is not null)`
  return sql`((${chats.user1} = ${userId} and ${chats.user2} in ${tenants})
    or (${chats.user2} = ${userId} and ${chats.user1} in ${tenants}))`
}

const messageColumns = (tenancyId: string) => ({
  id: messages.id,
  sender_name: users.username,
  text: messages.text,
  sent_at: messages.timestamp,
  file_ids: sql<string[]>`array(select mf.file_id from ${messageFiles} mf where mf.message_id = ${messages.id}
    order by mf.position)`,
  chosen: sql<boolean>`exists (select 1 from ${arrearsMessages} m
    where m.tenancy_id = ${tenancyId} and m.message_id = ${messages.id})`,
})

const readable = (db: Db, tenancyId: string) =>
  db
    .select(messageColumns(tenancyId))
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chat_id))
    .innerJoin(users, eq(users.id, messages.sender_id))

export async function messagesToChoose(
  db: Db,
  { userId, tenancyId }: { userId: string; tenancyId: string },
  filter: { page: number; size: number },
) {
  const scope = readableIn(userId, tenancyId)
  const rows = await readable(db, tenancyId)
    .where(scope)
    .orderBy(desc(messages.timestamp), desc(messages.seq))
    .limit(filter.size)
    .offset(offsetOf(filter))
  const [all] = await db
    .select({ total: count() })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chat_id))
    .where(scope)
  return { rows, total: all!.total }
}

export const messagesByIds = (
  db: Db,
  { userId, tenancyId }: { userId: string; tenancyId: string },
  ids: readonly string[],
) => readable(db, tenancyId).where(and(readableIn(userId, tenancyId), inArray(messages.id, [...ids])))

export const chosenMessagesOf = (db: Db, tenancyId: string) =>
  db
    .select()
    .from(arrearsMessages)
    .where(eq(arrearsMessages.tenancy_id, tenancyId))
    .orderBy(asc(arrearsMessages.sent_at), asc(arrearsMessages.message_id))
export const keepMessages = (db: Db, rows: readonly (typeof arrearsMessages.$inferInsert)[]) =>
  db
    .insert(arrearsMessages)
    .values([...rows])
    .onConflictDoNothing()
export const dropMessages = (db: Db, tenancyId: string, ids: readonly string[]) =>
  db
    .delete(arrearsMessages)
    .where(and(eq(arrearsMessages.tenancy_id, tenancyId), inArray(arrearsMessages.message_id, [...ids])))

export const filesByIds = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: files.id, area: files.area, name: files.name, type: files.type, size: files.size })
    .from(files)
    .where(inArray(files.id, [...ids]))
