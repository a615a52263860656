import { z } from 'zod'
import { endpoint, page } from '#domain/kernel/endpoint.ts'
import { deadlineKinds } from './deadline-kinds.rules.ts'
import { deadlineGroups } from './deadlines.rules.ts'
import { deadlineFilter, deadlineMark, deadlineView } from './deadlines.schema.ts'

const count = z.number().int()
const named = z.strictObject({ id: z.uuid(), name: z.string() })

export const deadlinesApi = {
  list: endpoint({
    path: 'GET /deadlines',
    access: 'signed-in',
    scope: 'calendar:read',
    summary:
      'Süreler ve tarihler, en yakını önce: kontrat, bildirim, artış, bağlantı, poliçe ve belge tarihleri; kiracıya yalnızca kendi tarihleri.',
    query: deadlineFilter,
    reply: z.strictObject({
      ...page(deadlineView).shape,
      /** Counts of all pages under the filter. */
      groups: z.record(z.enum(deadlineGroups), count),
      /** Counts under the same property and owner, across all kinds. */
      kinds: z.partialRecord(z.enum(deadlineKinds), count),
      /** Values offered by the filters. */
      properties: z.array(named),
      owners: z.array(named),
      /** There were more contracts or documents than one request reads. */
      truncated: z.boolean(),
    }),
  }),
  mark: endpoint({
    path: 'POST /deadlines/done',
    access: 'signed-in',
    scope: 'calendar:write',
    summary: 'Bir tarihle halledildiğini yazar; yalnızca kendi listesinden kalkar, sonraki yılın tarihi yeniden gelir.',
    body: deadlineMark,
  }),
  unmark: endpoint({
    path: 'POST /deadlines/undone',
    access: 'signed-in',
    scope: 'calendar:write',
    summary: 'Halledildi işaretini geri alır.',
    body: deadlineMark.pick({ key: true }),
  }),
}
