import { newId } from '#domain/kernel/ids.ts'
import { propertyShares } from '#server/db/schema/properties.ts'
import type { TestApp } from './test-app.ts'

type Row = typeof propertyShares.$inferInsert

/** A share without the engagement or the page that would write it. */
export async function holdShare(app: TestApp, given: Pick<Row, 'property_id' | 'pay' | 'payda'> & Partial<Row>) {
  const row = { id: newId(), name: 'Hissedar', created_at: new Date(), ...given }
  await app.ctx.db.insert(propertyShares).values(row)
  return row
}
