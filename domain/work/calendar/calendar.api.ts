import { z } from 'zod'
import { endpoint, fileReply } from '#domain/kernel/endpoint.ts'
import { addressOptions, calendarAddress, calendarFilter, calendarItem } from './calendar.schema.ts'
import { calendarGroups } from './calendar-kinds.rules.ts'

export const calendarApi = {
  month: endpoint({
    path: 'GET /calendar',
    access: 'signed-in',
    scope: 'calendar:read',
    summary:
      'Bir ayın tarihleri: ödeme günleri, kontrat, artış, bildirim, depozito, teslim, poliçe ve belge günleri; herkese yalnızca görebildikleri.',
    query: calendarFilter,
    reply: z.strictObject({
      month: z.string(),
      today: z.iso.date(),
      items: z.array(calendarItem),
      /** Counts of the whole month, across all groups. */
      counts: z.partialRecord(z.enum(calendarGroups), z.number().int()),
      /** Number of dates in the chosen group; exceeds the items when there are too many for one screen. */
      total: z.number().int(),
      /** There were more contracts, claims or documents than one request reads. */
      truncated: z.boolean(),
    }),
  }),
  address: endpoint({
    path: 'GET /calendar-address',
    access: 'signed-in',
    summary: 'Telefon takvimi için kendi adresi, varsa.',
    reply: z.strictObject({ allowed: z.boolean(), address: calendarAddress.nullable() }),
  }),
  create: endpoint({
    path: 'POST /calendar-address',
    access: 'signed-in',
    summary: 'Telefon takvimi için bir adres oluşturur; zaten varsa o kalır.',
    body: addressOptions,
  }),
  change: endpoint({
    path: 'PUT /calendar-address',
    access: 'signed-in',
    summary: 'Takvim adresinde nelerin görüneceğini değiştirir.',
    body: addressOptions,
  }),
  renew: endpoint({
    path: 'POST /calendar-address/renew',
    access: 'signed-in',
    summary: 'Yeni bir takvim adresi verir; eskisi çalışmaz olur.',
  }),
  revoke: endpoint({
    path: 'DELETE /calendar-address',
    access: 'signed-in',
    summary: 'Takvim adresini kapatır.',
  }),
  feed: endpoint({
    path: 'GET /calendar/:file',
    access: 'anyone',
    summary:
      'Takvim adresinin kendisi (iCalendar): adresi bilen okur; sahibinin o anda görebildiklerini verir. Kapatılmış ya da bilinmeyen adres 404 verir.',
    params: z.strictObject({ file: z.string().max(200) }),
    reply: fileReply,
    limit: 'calendarsByAddress',
    download: true,
  }),
}
