import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { ColumnKind } from '#domain/money/bank-statements/columns.rules.ts'
import type { Db } from '#server/db/client.ts'
import { bankColumns, bankLineParts, bankLines, bankStatements } from '#server/db/schema/bank-statements.ts'
import { inSlices } from '#server/db/slices.ts'
import type { Actor } from '#server/http/actor.ts'
import { linesInReach } from './bank-scope.queries.ts'

export type BankLine = typeof bankLines.$inferSelect

export async function rememberedColumns(db: Db, owner: string, signature: string): Promise<ColumnKind[] | null> {
  const [row] = await db
    .select({ columns: bankColumns.columns })
    .from(bankColumns)
    .where(and(eq(bankColumns.owner_id, owner), eq(bankColumns.signature, signature)))
  return row?.columns ?? null
}

export const rememberColumns = (db: Db, row: typeof bankColumns.$inferInsert) =>
  db
    .insert(bankColumns)
    .values(row)
    .onConflictDoUpdate({
      target: [bankColumns.owner_id, bankColumns.signature],
      set: { columns: row.columns, updated_at: row.updated_at },
    })

/** Accounts of earlier statements, for files that do not name theirs. */
export async function bankAccountsOf(db: Db, actor: Actor, owner: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ account: bankLines.account })
    .from(bankLines)
    .where(and(eq(bankLines.owner_id, owner), linesInReach(actor)))
    .orderBy(asc(bankLines.account))
    .limit(20)
  return rows.map(({ account: bankAccount }) => bankAccount)
}

export async function knownFingerprints(db: Db, owner: string, wanted: string[]): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(bankLines)
    .where(and(eq(bankLines.owner_id, owner), sql`${bankLines.fingerprint} = any(${sql.param(wanted)}::text[])`))
  return row?.count ?? 0
}

export const insertStatement = (db: Db, row: typeof bankStatements.$inferInsert) =>
  db.insert(bankStatements).values(row)
export const deleteStatement = (db: Db, id: string) => db.delete(bankStatements).where(eq(bankStatements.id, id))

/** Returns how many were new. Inserted in fingerprint order, so that two concurrent uploads do not deadlock. */
export async function insertLines(db: Db, rows: (typeof bankLines.$inferInsert)[]): Promise<number> {
  let inserted = 0
  const ordered = rows.toSorted((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1))
  await inSlices(ordered, async (slice) => {
    const kept = await db
      .insert(bankLines)
      .values(slice)
      .onConflictDoNothing({ target: [bankLines.owner_id, bankLines.fingerprint] })
      .returning({ id: bankLines.id })
    inserted += kept.length
  })
  return inserted
}

/** Locked in id order, after the ledgers; lines out of reach are left out. */
export const linesToDecide = (db: Db, actor: Actor, ids: readonly string[]): Promise<BankLine[]> =>
  db
    .select()
    .from(bankLines)
    .where(and(inArray(bankLines.id, [...ids]), linesInReach(actor)))
    .orderBy(asc(bankLines.id))
    .for('update')

export async function lineInReach(db: Db, actor: Actor, id: string): Promise<BankLine | undefined> {
  const [line] = await db
    .select()
    .from(bankLines)
    .where(and(eq(bankLines.id, id), linesInReach(actor)))
  return line
}

type Decision = Pick<BankLine, 'state' | 'reason' | 'decided_by' | 'decided_at'> & Partial<Pick<BankLine, 'round'>>

export const decideLine = (db: Db, id: string, decision: Decision) =>
  db.update(bankLines).set(decision).where(eq(bankLines.id, id))

export type BankPart = typeof bankLineParts.$inferInsert
export const insertParts = (db: Db, rows: BankPart[]) => db.insert(bankLineParts).values(rows)

export const partsOfRound = (db: Db, { id, round }: Pick<BankLine, 'id' | 'round'>) =>
  db
    .select()
    .from(bankLineParts)
    .where(and(eq(bankLineParts.line_id, id), eq(bankLineParts.round, round)))
    .orderBy(asc(bankLineParts.tenancy_id), asc(bankLineParts.part))
