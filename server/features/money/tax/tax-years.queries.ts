import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { TaxMethod } from '#domain/money/tax/tax.rules.ts'
import type { TaxInputs } from '#domain/money/tax/tax.schema.ts'
import type { Db } from '#server/db/client.ts'
import { firstRow } from '#server/db/rows.ts'
import { taxInputRows, taxReturns, taxYearChanges, taxYears } from '#server/db/schema/tax.ts'

type YearRow = typeof taxYears.$inferSelect

export const allTaxYears = (db: Db) => db.select().from(taxYears).orderBy(desc(taxYears.year))
export const allTaxYearChanges = (db: Db) =>
  db.select().from(taxYearChanges).orderBy(desc(taxYearChanges.at), desc(taxYearChanges.id))

export const taxYearToChange = (db: Db, year: number): Promise<YearRow | null> =>
  firstRow(db.select().from(taxYears).where(eq(taxYears.year, year)).for('update'))

/** False when the year already exists. */
export async function insertTaxYear(db: Db, row: Omit<YearRow, 'version'>): Promise<boolean> {
  const rows = await db.insert(taxYears).values(row).onConflictDoNothing().returning({ year: taxYears.year })
  return rows.length > 0
}

export const updateTaxYear = (db: Db, { year, ...row }: YearRow) =>
  db.update(taxYears).set(row).where(eq(taxYears.year, year))

export const insertTaxYearChange = (db: Db, row: typeof taxYearChanges.$inferInsert) =>
  db.insert(taxYearChanges).values(row)

/** The dwelling whose price the person deducts, in each year. */
export async function purchasesOf(db: Db, person: string) {
  const rows = await db
    .select({ year: taxInputRows.year, inputs: taxInputRows.inputs })
    .from(taxInputRows)
    .where(eq(taxInputRows.person_id, person))
  return rows.map(({ year, inputs }) => ({ year, purchase: inputs.purchase ?? null }))
}

interface Return {
  person_id: string
  year: number
  method: TaxMethod
}

/** The method of the sheet that was printed last; what was declared stays. */
export const writePrinted = (db: Db, row: Return, at: Date) =>
  db
    .insert(taxReturns)
    .values({ ...row, printed_at: at })
    .onConflictDoUpdate({
      target: [taxReturns.person_id, taxReturns.year],
      set: { method: row.method, printed_at: at },
      setWhere: isNull(taxReturns.declared_at),
    })

export const writeDeclared = (db: Db, row: Return, at: Date) =>
  db
    .insert(taxReturns)
    .values({ ...row, declared_at: at })
    .onConflictDoUpdate({
      target: [taxReturns.person_id, taxReturns.year],
      set: { method: row.method, declared_at: at },
    })

export const takeDeclaredBack = (db: Db, { person_id, year }: Omit<Return, 'method'>) =>
  db
    .delete(taxReturns)
    .where(and(eq(taxReturns.person_id, person_id), eq(taxReturns.year, year), isNotNull(taxReturns.declared_at)))

interface NewInputs {
  person_id: string
  year: number
  inputs: TaxInputs
  version: number
  updated_at: Date
}

/** False when the stored version differs from `version`; 0 means that nothing was stored. */
export async function writeInputs(db: Db, { version, ...row }: NewInputs): Promise<boolean> {
  const written =
    version === 0
      ? await db.insert(taxInputRows).values(row).onConflictDoNothing().returning({ year: taxInputRows.year })
      : await db
          .update(taxInputRows)
          .set({ inputs: row.inputs, updated_at: row.updated_at, version: version + 1 })
          .where(
            and(
              eq(taxInputRows.person_id, row.person_id),
              eq(taxInputRows.year, row.year),
              eq(taxInputRows.version, version),
            ),
          )
          .returning({ year: taxInputRows.year })
  return written.length > 0
}
