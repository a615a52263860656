import { z } from 'zod'
import { endpoint } from '#domain/kernel/endpoint.ts'
import { selectedIds, skippedRecord } from '#domain/services/bulk/bulk.schema.ts'
import { whichProperties } from './properties.schema.ts'

const message = z.string()

const buildingResult = z.strictObject({
  message,
  /** With the previous building of each, for undoing the change. */
  changed: z.array(z.strictObject({ id: z.uuid(), from: z.uuid().nullable() })),
  refused: z.array(skippedRecord),
})
export type BuildingResult = z.output<typeof buildingResult>

const deletionResult = z.strictObject({
  message,
  /** Properties moved to the bin, or in a dry run those that would be. */
  removed: z.array(z.strictObject({ id: z.uuid(), baslik: z.string(), bin_id: z.uuid().nullable() })),
  refused: z.array(skippedRecord),
})
export type DeletionResult = z.output<typeof deletionResult>

/** One transaction for many properties: the allowed ones are changed, the others returned with a reason. */
export const bulkApi = {
  ids: endpoint({
    path: 'GET /properties/ids',
    access: 'signed-in',
    summary: 'Süzgece uyan ve değiştirebileceğiniz mülklerin kimlikleri (en fazla 500).',
    query: z.strictObject(whichProperties),
    reply: z.strictObject({ ids: z.array(z.uuid()), total: z.number().int() }),
  }),
  setBuilding: endpoint({
    path: 'POST /properties/building',
    access: 'signed-in',
    summary: 'Seçilen mülkleri bir binaya bağlar ya da binadan ayırır (`bina_id` boşsa).',
    body: z.strictObject({ ids: selectedIds, bina_id: z.uuid().nullable() }),
    reply: buildingResult,
  }),
  remove: endpoint({
    path: 'POST /properties/delete',
    access: 'signed-in',
    summary:
      'Seçilen mülkleri çöp kutusuna taşır; süren kontratı olanları nedeniyle bildirir. `dryRun` yalnızca ne olacağını söyler.',
    body: z.strictObject({
      ids: selectedIds,
      /** Also deletes properties with a registered tenant. */
      confirmed: z.boolean().default(false),
      dryRun: z.boolean().default(false),
    }),
    reply: deletionResult,
  }),
}
