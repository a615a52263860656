import { and, eq, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contractSnapshots } from '#server/db/schema/contracts.ts'
import type { ContractDocument } from './contract-document.ts'

export const insertSnapshot = (db: Db, row: typeof contractSnapshots.$inferInsert) =>
  db.insert(contractSnapshots).values(row)

export async function roundSnapshot(db: Db, contractId: string, round: number): Promise<ContractDocument | null> {
  const [row] = await db
    .select({ document: contractSnapshots.document })
    .from(contractSnapshots)
    .where(and(eq(contractSnapshots.contract_id, contractId), eq(contractSnapshots.round, round)))
  return (row?.document as ContractDocument | undefined) ?? null
}

/** As a column of another statement; null for a contract without a snapshot. */
export const snapshotOf = (contractId: SQLWrapper | string, round: SQLWrapper | number) =>
  sql<ContractDocument | null>`(select ${contractSnapshots.document} from ${contractSnapshots}
    where ${and(eq(contractSnapshots.contract_id, contractId), eq(contractSnapshots.round, round))})`
