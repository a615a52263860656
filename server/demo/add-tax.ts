import { lastTaxYear } from '#domain/money/tax/tax.rules.ts'
import { taxInputs } from '#domain/money/tax/tax.schema.ts'
import type { Tx } from '#server/db/client.ts'
import { taxInputRows } from '#server/db/schema/tax.ts'
import type { People } from './add-portfolio.ts'
import { host, uskudar } from './demo-property.ts'
import type { Past } from './past.ts'

interface Scene {
  people: People
  past: Past
  idOf: (title: string) => string
}

/** The owner's entries for last year: a wage, and the price of the attic flat three years earlier. */
export async function addTax(tx: Tx, { people, past, idOf }: Scene) {
  const year = lastTaxYear(past.day(0))
  await tx.insert(taxInputRows).values({
    person_id: people.id(host),
    year,
    updated_at: past.daysAgo(20),
    inputs: taxInputs.parse({
      other_income: 420_000_00,
      purchase: { property_id: idOf(uskudar), price: 3_400_000_00, on: `${year - 3}-06-12` },
    }),
  })
}
