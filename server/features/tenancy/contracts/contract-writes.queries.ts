import { and, asc, eq, gt, gte, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { liveStatuses } from '#domain/access/contract-status.ts'
import type { Db } from '#server/db/client.ts'
import { type Placeholders, preparedQuery } from '#server/db/prepared.ts'
import { updating } from '#server/db/row-writes.ts'
import { firstRow, onlyRow } from '#server/db/rows.ts'
import { authUser, users } from '#server/db/schema/accounts.ts'
import {
  contractApprovals,
  contractDrafts,
  contractEvents,
  contractExpiryNotices,
  contractHidings,
  contracts,
  contractTenants,
} from '#server/db/schema/contracts.ts'
import { properties } from '#server/db/schema/properties.ts'
import { markOf } from './contract-links.ts'

export type ContractRow = typeof contracts.$inferSelect
export type ApprovalRow = typeof contractApprovals.$inferSelect
export type ContractTenantRow = typeof contractTenants.$inferSelect

/** Serialises answers, edits and ends of one contract; every change takes this lock first. */
export const lockContract = (db: Db, id: string): Promise<ContractRow | null> => firstRow(lockedContract(db, { id }))
const lockedContract = preparedQuery((db, { id }: Placeholders<{ id: string }>) =>
  db.select().from(contracts).where(eq(contracts.id, id)).for('update'),
)

export const contractById = (db: Db, id: string): Promise<ContractRow | null> =>
  firstRow(db.select().from(contracts).where(eq(contracts.id, id)))

/** How often this address got a new link since then. */
export const countResent = (db: Db, contractId: string, to: string, since: Date): Promise<number> =>
  db.$count(
    contractEvents,
    and(
      eq(contractEvents.contract_id, contractId),
      eq(contractEvents.kind, 'resent'),
      gt(contractEvents.at, since),
      sql`${contractEvents.detail} ->> 'to' = ${to}`,
    ),
  )

/** The property of a contract, without a lock. */
export async function propertyOfContract(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ property_id: contracts.property_id }).from(contracts).where(eq(contracts.id, id))
  return row?.property_id ?? null
}

export const insertContract = (db: Db, row: typeof contracts.$inferInsert) => db.insert(contracts).values(row)
export const setContract = (db: Db, id: string, change: Partial<typeof contracts.$inferInsert>) =>
  changeContract(db, change, { id })
const changeContract = updating(contracts, (update, { id }: Placeholders<{ id: string }>) =>
  update.where(eq(contracts.id, id)).returning({ id: contracts.id }),
)

/**
 * Serialises new and restored contracts of a property. Taken after the contract's lock, as for answers that change the
 * property. False when the property was deleted.
 */
export async function lockProperty(db: Db, propertyId: string): Promise<boolean> {
  const rows = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.id, propertyId), isNull(properties.deleted_at)))
    .for('update')
  return rows.length > 0
}

/** Another contract of the property that is, or may become, binding today or later. */
export async function liveContractOf(
  db: Db,
  propertyId: string,
  today: string,
  /** Ignores the contracts it renews and those that renew it. */
  beside: { ids: string[]; followersOf?: string },
) {
  const [row] = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(
      and(
        eq(contracts.property_id, propertyId),
        inArray(contracts.status, [...liveStatuses]),
        isNull(contracts.cancelled_at),
        isNull(contracts.deleted_at),
        gte(contracts.bitisTarihi, today),
        beside.ids.length > 0 ? notInArray(contracts.id, beside.ids) : undefined,
        beside.followersOf ? sql`${contracts.renewed_from} is distinct from ${beside.followersOf}` : undefined,
      ),
    )
    .limit(1)
  return row?.id ?? null
}

export const tenantsOf = (db: Db, contractId: string) =>
  db
    .select()
    .from(contractTenants)
    .where(eq(contractTenants.contract_id, contractId))
    .orderBy(sql`${contractTenants.is_primary} desc`, asc(contractTenants.id))

export const insertTenants = (db: Db, rows: (typeof contractTenants.$inferInsert)[]) =>
  db.insert(contractTenants).values(rows)
export const deleteTenants = (db: Db, contractId: string) =>
  db.delete(contractTenants).where(eq(contractTenants.contract_id, contractId))

/** Fields that may be corrected without a new round. */
export const correctTenant = (
  db: Db,
  contractId: string,
  tenantId: string,
  change: Pick<
    ContractTenantRow,
    'tenant_email' | 'tenant_phone' | 'tenant_address' | 'tenant_id_number' | 'tenant_birth_date'
  >,
) =>
  db
    .update(contractTenants)
    .set(change)
    .where(and(eq(contractTenants.contract_id, contractId), eq(contractTenants.id, tenantId)))

export const insertApprovals = (db: Db, rows: (typeof contractApprovals.$inferInsert)[]) =>
  db.insert(contractApprovals).values(rows)

/** One per tenant of the round; approvals that were asked again are left out. */
export const approvalsOf = (db: Db, contractId: string, round: number) => approvalRows(db, { contractId, round })
const approvalRows = preparedQuery((db, { contractId, round }: Placeholders<{ contractId: string; round: number }>) =>
  db
    .select()
    .from(contractApprovals)
    .where(
      and(
        eq(contractApprovals.contract_id, contractId),
        eq(contractApprovals.round, round),
        isNull(contractApprovals.superseded_at),
      ),
    )
    .orderBy(asc(contractApprovals.id)),
)

export const approvalById = (db: Db, id: string): Promise<ApprovalRow | null> => firstRow(approvalRow(db, { id }))
const approvalRow = preparedQuery((db, { id }: Placeholders<{ id: string }>) =>
  db.select().from(contractApprovals).where(eq(contractApprovals.id, id)),
)

/** Atomic: of two answers with one token exactly one finds the row unchanged. */
export async function consumeApproval(
  db: Db,
  approval: Pick<ApprovalRow, 'id' | 'approval_token' | 'handed_token'>,
  answer: Pick<ApprovalRow, 'approval_status' | 'approval_note' | 'approval_way'> & {
    approval_date: Date
    wishes?: ApprovalRow['wishes']
    paper_scan?: string
  },
): Promise<boolean> {
  const { id, approval_token: token, handed_token } = approval
  const marks = { approval_token: markOf(token), handed_token: handed_token && markOf(handed_token) }
  const used = await consume(db, { ...answer, ...marks }, { id, token })
  return used.length > 0
}
const consume = updating(contractApprovals, (update, { id, token }: Placeholders<{ id: string; token: string }>) =>
  update
    .where(
      and(
        eq(contractApprovals.id, id),
        eq(contractApprovals.approval_token, token),
        eq(contractApprovals.approval_status, 'pending'),
      ),
    )
    .returning({ id: contractApprovals.id }),
)

export const setApproval = (db: Db, id: string, change: Partial<typeof contractApprovals.$inferInsert>) =>
  db.update(contractApprovals).set(change).where(eq(contractApprovals.id, id))

/** Links the account behind the address to the contract (AMB-70). */
export async function linkTenantUser(db: Db, approval: ApprovalRow, userId: string) {
  await db.update(contractApprovals).set({ tenant_user_id: userId }).where(eq(contractApprovals.id, approval.id))
  if (approval.contract_tenant_id)
    await db
      .update(contractTenants)
      .set({ tenant_user_id: userId })
      .where(eq(contractTenants.id, approval.contract_tenant_id))
}

/**
 * The account behind an address, locked until the transaction ends, so that proving the address meanwhile waits and
 * then finds these rows.
 */
export async function accountBehind(db: Db, email: string) {
  if (email === '') return null
  const [row] = await db
    .select({
      id: users.id,
      accountId: users.accountId,
      username: users.username,
      proven: authUser.emailVerified,
      invited_at: users.invited_at,
      lastPasswordChange: users.lastPasswordChange,
    })
    .from(users)
    .innerJoin(authUser, eq(authUser.id, users.accountId))
    .where(eq(users.email, email))
    .for('share', { of: authUser })
  if (!row) return null
  const { invited_at, lastPasswordChange, ...account } = row
  // An account without a password can only be opened by a mailed link, which proves the address.
  return { ...account, opensByMailOnly: invited_at !== null && lastPasswordChange === null }
}

/**
 * The account with this address, if proven by a mailed key. Anyone can register with another's address, so unproven
 * accounts are linked to contracts only after the proof (AMB-70).
 */
export async function provenUserByEmail(db: Db, email: string) {
  const account = await accountBehind(db, email)
  return account?.proven ? account : null
}

export async function provenPerson(db: Db, accountId: string) {
  const [row] = await db
    .select({ id: users.id, email: users.email, username: users.username })
    .from(users)
    .innerJoin(authUser, and(eq(authUser.id, users.accountId), eq(authUser.emailVerified, true)))
    .where(eq(users.accountId, accountId))
  return row ?? null
}

/** In id order, so that two calls do not deadlock. */
export const contractsWaitingFor = async (db: Db, email: string) =>
  (
    await db
      .selectDistinct({ id: contractTenants.contract_id })
      .from(contractTenants)
      .where(and(eq(contractTenants.tenant_email, email), isNull(contractTenants.tenant_user_id)))
      .orderBy(asc(contractTenants.contract_id))
  ).map(({ id }) => id)

/** Links every row of the contract with this address and no account. */
export async function linkContractTo(
  db: Db,
  contract: Pick<ContractRow, 'id' | 'tenant_email' | 'tenant_user_id'>,
  person: { id: string; email: string },
) {
  const link = { tenant_user_id: person.id }
  await db
    .update(contractTenants)
    .set(link)
    .where(
      and(
        eq(contractTenants.contract_id, contract.id),
        eq(contractTenants.tenant_email, person.email),
        isNull(contractTenants.tenant_user_id),
      ),
    )
  await db
    .update(contractApprovals)
    .set(link)
    .where(
      and(
        eq(contractApprovals.contract_id, contract.id),
        eq(contractApprovals.tenant_email, person.email),
        isNull(contractApprovals.tenant_user_id),
      ),
    )
  if (contract.tenant_email === person.email && !contract.tenant_user_id) await setContract(db, contract.id, link)
}

export async function personOf(db: Db, id: string) {
  const [row] = await db
    .select({ id: users.id, username: users.username, email: users.email })
    .from(users)
    .where(eq(users.id, id))
  return row ?? null
}

/** The property's title and the owner's address for mails; one statement. */
export const propertyAndOwner = (db: Db, { property_id, owner_id }: Pick<ContractRow, 'property_id' | 'owner_id'>) =>
  onlyRow(propertyAndOwnerRow(db, { property_id, owner_id }))
const propertyAndOwnerRow = preparedQuery((db, at: Placeholders<{ property_id: string; owner_id: string }>) =>
  db
    .select({ property: { baslik: properties.baslik }, owner: { email: users.email } })
    .from(properties)
    .leftJoin(users, eq(users.id, at.owner_id))
    .where(eq(properties.id, at.property_id)),
)

export const propertyOf = (db: Db, id: string) => onlyRow(db.select().from(properties).where(eq(properties.id, id)))

export const setPropertyContract = (db: Db, propertyId: string, contractId: string) =>
  db.update(properties).set({ contract_id: contractId }).where(eq(properties.id, propertyId))

/** False when it was already hidden from that list. */
export async function hideContract(db: Db, contract_id: string, user_id: string, hidden_at: Date): Promise<boolean> {
  const hidden = await db
    .insert(contractHidings)
    .values({ contract_id, user_id, hidden_at })
    .onConflictDoNothing()
    .returning({ id: contractHidings.contract_id })
  return hidden.length > 0
}

export const showContract = (db: Db, contractId: string, userId: string) =>
  db
    .delete(contractHidings)
    .where(and(eq(contractHidings.contract_id, contractId), eq(contractHidings.user_id, userId)))

/** Warnings are sent again when a contract gets another end. */
export const forgetEndWarnings = (db: Db, contractId: string) =>
  db.delete(contractExpiryNotices).where(eq(contractExpiryNotices.contract_id, contractId))

export const dropDraft = (db: Db, userId: string, id: string) =>
  db.delete(contractDrafts).where(and(eq(contractDrafts.id, id), eq(contractDrafts.user_id, userId)))
