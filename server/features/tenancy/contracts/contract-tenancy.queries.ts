import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { lockTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { contracts, isActiveContract } from '#server/db/schema/contracts.ts'
import { endings } from '#server/db/schema/endings.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import type { ContractRow } from './contract-writes.queries.ts'

type TakingEffect = Pick<
  ContractRow,
  'id' | 'property_id' | 'owner_id' | 'renewed_from' | 'tenancy_id' | 'baslangicTarihi' | 'running_since'
>

/** A renewal joins the tenancy of its previous contract; any other contract begins one. */
export async function joinTenancy(db: Db, contract: TakingEffect, now: Date): Promise<string> {
  const id = contract.tenancy_id ?? (await tenancyBefore(db, contract)) ?? (await beginTenancy(db, contract, now))
  await db.update(contracts).set({ tenancy_id: id }).where(eq(contracts.id, contract.id))
  return id
}

async function tenancyBefore(db: Db, { renewed_from }: TakingEffect): Promise<string | null> {
  if (!renewed_from) return null
  const [before] = await db
    .select({ id: tenancies.id })
    .from(contracts)
    .innerJoin(tenancies, and(eq(tenancies.id, contracts.tenancy_id), isNull(tenancies.ended_on)))
    .where(eq(contracts.id, renewed_from))
  return before?.id ?? null
}

async function beginTenancy(db: Db, contract: TakingEffect, now: Date): Promise<string> {
  const { property_id, owner_id, baslangicTarihi, running_since } = contract
  const started_on = running_since ?? baslangicTarihi
  const id = newId()
  await db.insert(tenancies).values({ id, property_id, owner_id, started_on, created_at: now })
  return id
}

type OfTenancy = Pick<ContractRow, 'id' | 'tenancy_id'>

const besides = ({ id, tenancy_id }: OfTenancy) =>
  and(eq(contracts.tenancy_id, tenancy_id!), ne(contracts.id, id), isActiveContract, isNull(contracts.cancelled_at))

/** Another contract in force of the same tenancy, the newest. */
export async function otherContractOf(db: Db, contract: OfTenancy): Promise<string | null> {
  const [row] = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(besides(contract))
    .orderBy(desc(contracts.baslangicTarihi), desc(contracts.id))
    .limit(1)
  return row?.id ?? null
}

/** Open renewals of this tenancy's contracts, locked. Those answered meanwhile are left out. */
export const waitingRenewals = (db: Db, tenancyId: string) =>
  db
    .select()
    .from(contracts)
    .where(
      and(
        sql`${contracts.renewed_from} in (select b.id from ${contracts} b where b.tenancy_id = ${tenancyId})`,
        inArray(contracts.status, ['waiting_for_tenants', 'waiting_for_guarantor', 'waitingforsignature']),
        isNull(contracts.cancelled_at),
        isNull(contracts.deleted_at),
      ),
    )
    .orderBy(asc(contracts.id))
    .for('update')

/** Called before the contract is locked, like every change of a tenancy; null before the contract takes effect. */
export async function lockTenancyOf(db: Db, contractId: string): Promise<string | null> {
  const [contract] = await db
    .select({ tenancy: contracts.tenancy_id })
    .from(contracts)
    .where(eq(contracts.id, contractId))
  if (!contract?.tenancy) return null
  await lockTenancy(db, contract.tenancy)
  return contract.tenancy
}

/** The fixed last day of the contract's tenancy, if any; locks the tenancy first. */
export async function announcedEnd(db: Db, contractId: string): Promise<IsoDate | null> {
  const tenancy = await lockTenancyOf(db, contractId)
  if (!tenancy) return null
  const [ending] = await db
    .select({ ends_on: endings.ends_on })
    .from(endings)
    .where(and(eq(endings.tenancy_id, tenancy), eq(endings.state, 'set')))
  return ending?.ends_on ?? null
}

/** The same for a renewal; called before the renewal is locked, because an ending locks the tenancy first too. */
export async function announcedEndBefore(db: Db, renewalId: string): Promise<IsoDate | null> {
  const [renewal] = await db
    .select({ before: contracts.renewed_from })
    .from(contracts)
    .where(eq(contracts.id, renewalId))
  return renewal?.before ? announcedEnd(db, renewal.before) : null
}

/** All contracts in force of a tenancy, locked, oldest first. */
export const bindingContracts = (db: Db, tenancyId: string) =>
  db
    .select()
    .from(contracts)
    .where(and(eq(contracts.tenancy_id, tenancyId), isActiveContract, isNull(contracts.cancelled_at)))
    .orderBy(asc(contracts.baslangicTarihi), asc(contracts.id))
    .for('update')

/** Ends the tenancy unless another contract of it is in force. One that never began ends on its first day. */
export const endTenancy = (db: Db, contract: OfTenancy, lastDay: IsoDate) =>
  db
    .update(tenancies)
    .set({ ended_on: sql`greatest(${lastDay}::date, ${tenancies.started_on})` })
    .where(
      and(
        eq(tenancies.id, contract.tenancy_id!),
        isNull(tenancies.ended_on),
        sql`not exists (select 1 from ${contracts} where ${besides(contract)})`,
      ),
    )
