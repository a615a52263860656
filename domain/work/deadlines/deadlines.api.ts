import { z } from 'zod'
import { done, endpoint, page } from '#domain/kernel/endpoint.ts'
import { deadlineKinds } from './deadline-kinds.rules.ts'
import { deadlineGroups } from './deadlines.rules.ts'
import { deadlineFilter, deadlineMark, deadlineView } from './deadlines.schema.ts'

const count = z.number().int()
const named = z.strictObject({ id: z.uuid(), name: z.string() })

export const deadlinesApi = {
  list: endpoint({
    path: 'GET /deadlines',
    access: 'signed-in',
    summary:
      'Süreler ve tarihler, en yakını önce: kontrat, bildirim, artış, bağlantı, poliçe ve belge tarihleri; kiracıya yalnızca kendi tarihleri.',
    query: deadlineFilter,
    reply: z.strictObject({
      ...page(deadlineView).shape,
      /** Of everything that the filter leaves, on whatever page. */
      groups: z.record(z.enum(deadlineGroups), count),
      /** Under the same property and owner, whatever kind is chosen. */
      kinds: z.partialRecord(z.enum(deadlineKinds), count),
      /** What the list can be narrowed down to. */
      properties: z.array(named),
      owners: z.array(named),
      /** There were more contracts or papers than one call reads. */
      truncated: z.boolean(),
    }),
  }),
  mark: endpoint({
    path: 'POST /deadlines/done',
    access: 'signed-in',
    summary:
      'Bir tarihle ilgilenildiğini yazar; yalnızca kendi listesinden kalkar, sonraki yılın tarihi yeniden gelir.',
    body: deadlineMark,
    reply: done,
  }),
  unmark: endpoint({
    path: 'POST /deadlines/undone',
    access: 'signed-in',
    summary: 'İlgilenildi işaretini geri alır.',
    body: deadlineMark.pick({ key: true }),
    reply: done,
  }),
}
