import { and, eq, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contractSnapshots } from '#server/db/schema/contracts.ts'
import type { ContractDocument } from './contract-document.ts'

export const insertSnapshot = (db: Db, row: typeof contractSnapshots.$inferInsert) =>
  db.insert(contractSnapshots).values(row)

/** As a column of another statement; null for a contract from before snapshots. */
export const snapshotOf = (contractId: SQLWrapper | string, round: SQLWrapper | number) =>
  sql<ContractDocument | null>`(select ${contractSnapshots.document} from ${contractSnapshots}
    where ${and(eq(contractSnapshots.contract_id, contractId), eq(contractSnapshots.round, round))})`
