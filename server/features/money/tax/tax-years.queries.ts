import { and, desc, eq } from 'drizzle-orm'
import type { TaxInputs } from '#domain/money/tax/tax.schema.ts'
import type { Db } from '#server/db/client.ts'
import { firstRow } from '#server/db/rows.ts'
import { taxInputRows, taxYearChanges, taxYears } from '#server/db/schema/tax.ts'

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
