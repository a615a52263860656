import { z } from 'zod'
import { done, endpoint, fileReply, page, recordVersion } from '#domain/kernel/endpoint.ts'
import { fileName, maxFileBytes } from '#domain/services/files/files.schema.ts'
import {
  booking,
  categoryTotal,
  expenseChange,
  expenseDetail,
  expenseFilter,
  expensePaid,
  expenseView,
  expenseVoid,
  exportFilter,
  newExpense,
  newRecurring,
  recurringChange,
  recurringView,
} from './expenses.schema.ts'

const property = z.strictObject({ id: z.uuid(), title: z.string() })

export const expensesApi = {
  list: endpoint({
    path: 'GET /expenses',
    access: 'signed-in',
    scope: 'money:read',
    summary: 'Giderler, en yenisi önce; türlere göre toplamlarıyla. Mülk, tür, yıl, karşılayan ve metne göre süzülür.',
    query: expenseFilter,
    reply: page(expenseView).extend({
      /** Totals under the same filters, across all categories. */
      totals: z.array(categoryTotal),
      /** Values offered by the filters. */
      years: z.array(z.number().int()),
      properties: z.array(property),
    }),
  }),
  form: endpoint({
    path: 'GET /expenses/form',
    access: 'signed-in',
    summary:
      'Gider ekleme penceresi: gider yazılabilecek mülkler, seçilen mülkün süren kiracılığı ve bilinen firmalar.',
    query: z.strictObject({
      property: z.union([z.literal(''), z.uuid()]).default(''),
      q: z.string().trim().max(100).default(''),
    }),
    reply: z.strictObject({
      places: z.array(property),
      /** The requested property, else the only one. */
      chosen: property.extend({ has_tenancy: z.boolean() }).nullable(),
      suppliers: z.array(z.string()),
    }),
  }),
  export: endpoint({
    path: 'GET /expenses/export',
    access: 'signed-in',
    scope: 'money:read',
    limit: 'papersByPerson',
    summary: 'Süzgece uyan giderler, CSV ya da Excel.',
    query: exportFilter,
    download: true,
    reply: fileReply,
  }),
  view: endpoint({
    path: 'GET /expenses/:id',
    access: 'signed-in',
    scope: 'money:read',
    summary: 'Bir gider ve geçmişi.',
    reply: expenseDetail,
  }),
  create: endpoint({
    path: 'POST /expenses',
    access: 'signed-in',
    scope: 'expenses:write',
    summary: 'Gider kaydeder; istenirse kiracının payını hesabına borç yazar. Bir talep yalnızca bir kez gider olur.',
    body: newExpense,
    reply: done.extend({ id: z.uuid() }),
  }),
  change: endpoint({
    path: 'PUT /expenses/:id',
    access: 'signed-in',
    scope: 'expenses:write',
    summary:
      'Gideri değiştirir. Geçmiş bir vergi yılındaki ya da kiracının hesabına yazılmış gider gerekçesiyle iptal edilip yeniden yazılır; yanıt yenisinin kimliğidir.',
    body: expenseChange,
    reply: done.extend({ id: z.uuid() }),
  }),
  pay: endpoint({
    path: 'POST /expenses/:id/paid',
    access: 'signed-in',
    scope: 'expenses:write',
    summary: 'Gideri bir günde ödendi ya da (gün boşsa) ödenmedi olarak işaretler.',
    body: expensePaid,
  }),
  book: endpoint({
    path: 'POST /expenses/:id/book',
    access: 'signed-in',
    summary: 'Kiracının payını, giderin tarihinde süren kiracılığın hesabına bir kez borç yazar.',
    body: booking,
  }),
  void: endpoint({
    path: 'POST /expenses/:id/void',
    access: 'signed-in',
    scope: 'expenses:write',
    summary: 'Gideri gerekçesiyle iptal eder; kiracının hesabına yazılan borç ters kayıtla geri alınır.',
    body: expenseVoid,
  }),
  restore: endpoint({
    path: 'POST /expenses/:id/restore',
    access: 'signed-in',
    scope: 'expenses:write',
    summary: 'İptali geri alır; kiracının hesabına yazılmış borç yeniden yazılır.',
  }),
  addInvoice: endpoint({
    path: 'POST /expenses/:id/invoice',
    access: 'signed-in',
    limit: 'filesByPerson',
    summary: 'Giderin faturasını ya da fişini ekler.',
    query: z.strictObject({ name: fileName.default('Fatura') }),
    upload: { maxBytes: maxFileBytes },
    reply: done.extend({ file_id: z.uuid() }),
  }),
  removeInvoice: endpoint({
    path: 'DELETE /expenses/:id/invoice',
    access: 'signed-in',
    summary: 'Giderin faturasını kaldırır; geçmiş bir vergi yılındaki ya da kiracıya yazılmış giderinki kalır.',
  }),

  recurring: endpoint({
    path: 'GET /recurring-expenses',
    access: 'signed-in',
    scope: 'money:read',
    summary: 'Tekrarlayan giderler, sırası en yakın olan önce; sona erenler en sonda.',
    query: expenseFilter.pick({ page: true, size: true, owner: true, property: true }),
    reply: page(recurringView),
  }),
  createRecurring: endpoint({
    path: 'POST /recurring-expenses',
    access: 'signed-in',
    summary: 'Her ay, üç ayda bir ya da her yıl yinelenen bir gider kaydeder; günü gelmiş olanlar hemen yazılır.',
    body: newRecurring,
    reply: done.extend({ id: z.uuid() }),
  }),
  changeRecurring: endpoint({
    path: 'PUT /recurring-expenses/:id',
    access: 'signed-in',
    summary: 'Bundan sonra yazılacak giderleri değiştirir; yazılmış olanlar kalır.',
    body: recurringChange,
  }),
  pauseRecurring: endpoint({
    path: 'POST /recurring-expenses/:id/pause',
    access: 'signed-in',
    summary: 'Duraklatır ya da sürdürür; duraklatılan günler için sonradan gider yazılmaz.',
    body: z.strictObject({ paused: z.boolean() }),
  }),
  endRecurring: endpoint({
    path: 'POST /recurring-expenses/:id/end',
    access: 'signed-in',
    summary: 'Tekrarı bugün bitirir; yazılmış giderler kalır.',
    body: z.strictObject({ version: recordVersion }),
  }),
}
