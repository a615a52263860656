import { and, asc, eq, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { files } from '#server/db/schema/files.ts'
import { paperSignatures } from '#server/db/schema/paper-signatures.ts'
import { properties } from '#server/db/schema/properties.ts'

export type SignatureRow = typeof paperSignatures.$inferSelect

export const insertSignatures = (db: Db, rows: SignatureRow[]) => db.insert(paperSignatures).values(rows)

export async function signatureById(db: Db, id: string): Promise<SignatureRow | null> {
  const [row] = await db.select().from(paperSignatures).where(eq(paperSignatures.id, id))
  return row ?? null
}

export async function signatureByToken(db: Db, tokenHash: string): Promise<SignatureRow | null> {
  const [row] = await db.select().from(paperSignatures).where(eq(paperSignatures.token_hash, tokenHash))
  return row ?? null
}

/** Signatures of one party of a contract: a tenant's row, or null for the guarantor. */
export const signaturesOfParty = (db: Db, contractId: string, tenantId: string | null) =>
  db
    .select()
    .from(paperSignatures)
    .where(
      and(
        eq(paperSignatures.contract_id, contractId),
        tenantId === null ? eq(paperSignatures.guarantor, true) : eq(paperSignatures.contract_tenant_id, tenantId),
      ),
    )
    .orderBy(asc(paperSignatures.recorded_at), asc(paperSignatures.id))

export const ofSubjects = (db: Db, subjects: string[]) =>
  subjects.length === 0
    ? Promise.resolve([])
    : db.select().from(paperSignatures).where(inArray(paperSignatures.subject_id, subjects))

/** Whether the contract links this user's account to the tenant who signed. */
export async function isSignerOf(db: Db, signature: SignatureRow, userId: string): Promise<boolean> {
  const { contract_tenant_id } = signature
  if (!contract_tenant_id) return false
  return (
    (await db.$count(
      contractTenants,
      and(eq(contractTenants.id, contract_tenant_id), eq(contractTenants.tenant_user_id, userId)),
    )) > 0
  )
}

/** Every change of a contract takes this lock first. */
export async function lockSignedContract(db: Db, id: string) {
  const [row] = await db.select().from(contracts).where(eq(contracts.id, id)).for('update')
  return row ?? null
}

/** False if it was shown before. */
export async function markShown(db: Db, id: string, shown_at: Date): Promise<boolean> {
  const rows = await db
    .update(paperSignatures)
    .set({ shown_at })
    .where(and(eq(paperSignatures.id, id), isNull(paperSignatures.shown_at)))
    .returning({ id: paperSignatures.id })
  return rows.length > 0
}

/** False for the second of two objections. */
export async function markObjected(
  db: Db,
  id: string,
  change: { objected_at: Date; objection: string },
): Promise<boolean> {
  const rows = await db
    .update(paperSignatures)
    .set(change)
    .where(and(eq(paperSignatures.id, id), isNull(paperSignatures.objected_at)))
    .returning({ id: paperSignatures.id })
  return rows.length > 0
}

export async function propertyOfSignature(db: Db, contractId: string) {
  const [row] = await db
    .select({
      baslik: properties.baslik,
      owner_name: sql<string>`coalesce(nullif(${contracts.landlord_name}, ''), ${contracts.owner_name})`,
    })
    .from(contracts)
    .innerJoin(properties, eq(properties.id, contracts.property_id))
    .where(eq(contracts.id, contractId))
  return row!
}

export const setSignature = (
  db: Db,
  id: string,
  change: Partial<Pick<SignatureRow, 'token_hash' | 'scan' | 'sha256'>>,
) => db.update(paperSignatures).set(change).where(eq(paperSignatures.id, id))

/** A new round creates new tenant rows; the signatures are assigned to them by name. */
export const carrySignatures = (db: Db, contractId: string) =>
  db
    .update(paperSignatures)
    .set({
      contract_tenant_id: sql`(select t.id from ${contractTenants} t where t.contract_id = ${contractId}
        and t.tenant_name = ${paperSignatures.name} order by t.id limit 1)`,
    })
    .where(
      and(
        eq(paperSignatures.contract_id, contractId),
        eq(paperSignatures.guarantor, false),
        isNull(paperSignatures.contract_tenant_id),
      ),
    )

/** Scans of notices are stored in a separate area from the contract's papers. */
export async function scanFile(db: Db, file: string) {
  const [row] = await db.select({ type: files.type, area: files.area }).from(files).where(eq(files.id, file))
  return row ?? null
}

export async function isSignatureScan(db: Db, file: string): Promise<boolean> {
  return (await db.$count(paperSignatures, eq(paperSignatures.scan, file))) > 0
}

export interface PaperCounts {
  signed: number
  objected: number
}

type CountedContract = Record<'id' | 'round' | 'guarantor_way' | 'guarantor_decided_at', SQLWrapper>

/** Where a statement calls the row of the contract by a short name. */
export const contractCalled = (name: 'c' | 'w'): CountedContract => ({
  id: sql.raw(`${name}.id`),
  round: sql.raw(`${name}.round`),
  guarantor_way: sql.raw(`${name}.guarantor_way`),
  guarantor_decided_at: sql.raw(`${name}.guarantor_decided_at`),
})

/** How many of the parties of this round signed on paper, and how many of them objected; for lists and /verify. */
export const paperCountsOf = (contract: CountedContract) => sql<PaperCounts>`(
  select json_build_object('signed', count(*), 'objected', count(s.objected_at)) from ${paperSignatures} s
  where s.contract_id = ${contract.id} and (
    (s.act = 'guarantee' and ${contract.guarantor_way} = 'paper' and s.recorded_at >= ${contract.guarantor_decided_at})
    or (s.act = 'contract' and s.subject_id in (select a.id from contract_approvals a
      where a.contract_id = ${contract.id} and a.round = ${contract.round} and a.superseded_at is null))))`

/** The same of one tenant of the contract. */
export const paperCountsOfTenant = (tenant: SQLWrapper, round: SQLWrapper) => sql<PaperCounts>`(
  select json_build_object('signed', count(*), 'objected', count(s.objected_at)) from ${paperSignatures} s
  where s.contract_tenant_id = ${tenant} and s.act = 'contract' and exists (select from contract_approvals a
    where a.id = s.subject_id and a.round = ${round} and a.superseded_at is null))`

/** The same for a paper, by the ids of its parties. */
export async function paperCounts(db: Db, subjects: string[]) {
  const rows = await ofSubjects(db, subjects)
  return { signed: rows.length, objected: rows.filter(({ objected_at }) => objected_at).length }
}
