import { and, asc, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import { addDays, type IsoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { expiryWindowDays } from '#domain/tenancy/contracts/contracts.rules.ts'
import { contractRelation, contractVisibleTo } from '#server/access/contract-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import type { Paging } from '#server/db/page.ts'
import { offsetOf } from '#server/db/page.ts'
import { authUser, users } from '#server/db/schema/accounts.ts'
import {
  contractApprovals,
  contractExpiryNotices,
  contracts,
  contractTenants,
  isActiveContract,
  isUnanswered,
} from '#server/db/schema/contracts.ts'
import { mails } from '#server/db/schema/mail.ts'
import { properties } from '#server/db/schema/properties.ts'
import { insertUser } from '#server/features/people/accounts/accounts.queries.ts'
import type { Actor } from '#server/http/actor.ts'
import { workloadColumns } from '#server/platform/jobs/queue-tables.ts'

const running = and(isNull(contracts.cancelled_at), isNull(contracts.deleted_at))
const total = sql<number>`count(*) over ()`.mapWith(Number)

/** Open approvals of the contracts that the caller manages; all of them for an administrator. */
export const openApprovals = (db: Db, actor: Actor, { page, size }: Paging, only?: string) =>
  db
    .select({
      approval: contractApprovals.id,
      contract_id: contracts.id,
      baslik: properties.baslik,
      tenant_name: contractApprovals.tenant_name,
      tenant_email: contractApprovals.tenant_email,
      asked_at: contractApprovals.created_at,
      expires_at: contractApprovals.expires_at,
      reminders: contractApprovals.reminders,
      has_guarantor: contracts.has_guarantor,
      guarantor_approval_status: contracts.guarantor_approval_status,
      total,
    })
    .from(contractApprovals)
    .innerJoin(contracts, and(eq(contracts.id, contractApprovals.contract_id), running))
    .innerJoin(properties, eq(properties.id, contracts.property_id))
    .where(
      and(
        contractVisibleTo(actor),
        sql`${contractRelation(actor)} <> 'tenant'`,
        isUnanswered,
        eq(contractApprovals.round, contracts.round),
        only ? eq(contractApprovals.id, only) : undefined,
      ),
    )
    .orderBy(asc(contractApprovals.created_at), asc(contractApprovals.id))
    .limit(size)
    .offset(offsetOf({ page, size }))

/** The reminder step for the remaining days, in SQL; same as `expiryBucket`. */
const step = (today: IsoDate) =>
  sql<number>`case when ${contracts.bitisTarihi}::date - ${today}::date <= 15 then 15 when ${contracts.bitisTarihi}::date - ${today}::date <= 30 then 30 when ${contracts.bitisTarihi}::date - ${today}::date <= 60 then 60 else 90 end`

export const endings = (db: Db, today: IsoDate, { page, size }: Paging) =>
  db
    .select({
      contract_id: contracts.id,
      baslik: properties.baslik,
      owner_name: users.username,
      owner_email: users.email,
      tenants: sql<
        string[]
      >`array(select t.tenant_email from ${contractTenants} t where t.contract_id = ${contracts.id} order by t.id)`,
      end_date: contracts.bitisTarihi,
      step: step(today).mapWith(Number),
      sent_at: contractExpiryNotices.sent_at,
      total,
    })
    .from(contracts)
    .innerJoin(properties, eq(properties.id, contracts.property_id))
    .innerJoin(users, eq(users.id, contracts.owner_id))
    .leftJoin(
      contractExpiryNotices,
      and(eq(contractExpiryNotices.contract_id, contracts.id), eq(contractExpiryNotices.days, step(today))),
    )
    .where(
      and(
        running,
        isActiveContract,
        gte(contracts.bitisTarihi, addDays(today, 1)),
        lte(contracts.bitisTarihi, addDays(today, expiryWindowDays)),
      ),
    )
    .orderBy(asc(contracts.bitisTarihi), asc(contracts.id))
    .limit(size)
    .offset(offsetOf({ page, size }))

/** Queue lengths in one statement, because each part is small. */
export async function queueCounts(db: Db) {
  const { rows } = await db.run(`
    select
      (select count(*)::int from mails where state = 'queued') as mails_queued,
      (select count(*)::int from mails where state = 'failed') as mails_failed,
      (select count(*)::int from mails where state = 'sent') as mails_sent,
      (select count(*)::int from sms_messages where state = 'failed') as sms_failed,
      ${workloadColumns}`)
  return rows[0] as Record<
    'mails_queued' | 'mails_failed' | 'mails_sent' | 'sms_failed' | 'jobs_waiting' | 'jobs_active' | 'oldest_seconds',
    number
  >
}

/** The owner for the guarantor test flow, whose transaction is always rolled back. */
export async function insertWalker(db: Db): Promise<string> {
  const [accountId, id] = [newId(), newId()]
  const email = `${id}@anahtar.test`
  const username = 'Deneme Ev Sahibi'
  await db.insert(authUser).values({ id: accountId, email, name: username })
  await insertUser(db, { id, accountId, email, username, userType: 'landlord', host: true, is_active: true })
  return id
}

export const lastMailTo = async (db: Db, to: string, template: string) =>
  (
    await db
      .select({ text: mails.text })
      .from(mails)
      .where(and(eq(mails.to, to), eq(mails.template, template)))
      .orderBy(desc(mails.created_at), desc(mails.id))
      .limit(1)
  )[0]?.text ?? ''

export const mailCount = (db: Db, to: string) => db.$count(mails, eq(mails.to, to))

export const contractState = async (db: Db, id: string) =>
  (await db.select({ status: contracts.status }).from(contracts).where(eq(contracts.id, id)))[0]?.status
