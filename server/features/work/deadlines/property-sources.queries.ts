import { and, eq, lte, ne, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { documentsSeenBy } from '#server/access/document-scope.queries.ts'
import { relationTo, rightsFor, visibleTo } from '#server/access/property-scope.queries.ts'
import { withAliases } from '#server/db/read-together.ts'
import { propertyDocuments } from '#server/db/schema/documents.ts'
import { properties, propertyFeatures } from '#server/db/schema/properties.ts'
import { found, ofAskedProperty, propertyColumns, source } from './deadline-scope.queries.ts'

/** People who only rent the property do not insure it. */
export const policies = source(
  (db, actor, asked) =>
    db
      .select(
        withAliases({
          ...propertyColumns,
          relation: relationTo(actor),
          date: sql<IsoDate>`${propertyFeatures.daskBitis}::text`,
          daskPoliceNo: propertyFeatures.daskPoliceNo,
        }),
      )
      .from(properties)
      .innerJoin(propertyFeatures, eq(propertyFeatures.property_id, properties.id))
      .where(
        and(
          visibleTo(actor),
          ofAskedProperty(asked),
          ne(relationTo(actor), 'tenant'),
          lte(propertyFeatures.daskBitis, asked.until),
        ),
      ),
  (row, actor) => [
    {
      ...found(row, 'landlord'),
      kind: 'dask_end',
      date: row.date,
      subject: row.property,
      about: row.daskPoliceNo ? `Poliçe no ${row.daskPoliceNo}` : '',
      manage: rightsFor(actor, row.relation, row.owner).edit,
    },
  ],
)

export const documents = source(
  (db, actor, asked) =>
    db
      .select(
        withAliases({
          ...propertyColumns,
          relation: relationTo(actor),
          id: propertyDocuments.id,
          name: propertyDocuments.name,
          date: sql<IsoDate>`${propertyDocuments.valid_until}::text`,
        }),
      )
      .from(propertyDocuments)
      .innerJoin(properties, eq(properties.id, propertyDocuments.property))
      .where(
        and(
          visibleTo(actor),
          ofAskedProperty(asked),
          ne(relationTo(actor), 'tenant'),
          documentsSeenBy(actor),
          lte(propertyDocuments.valid_until, asked.until),
        ),
      ),
  (row, actor) => [
    {
      ...found(row, 'landlord'),
      kind: 'document_end',
      date: row.date,
      subject: row.id,
      about: row.name,
      manage: rightsFor(actor, row.relation, row.owner).manageDocuments,
    },
  ],
)
