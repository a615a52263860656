import { z } from 'zod'
import { endpoint, fileReply, maxInteger } from '#domain/kernel/endpoint.ts'
import { paperQuery, rowsQuery, sheetQuery, taxInputsForm, taxRows, taxSheet } from './tax.schema.ts'
import { taxYearForm, taxYearRow, yearInAddress } from './tax-years.schema.ts'

const byYear = z.strictObject({ year: yearInAddress })

export const taxApi = {
  sheet: endpoint({
    path: 'GET /tax/sheet',
    access: 'tax-sheet',
    summary:
      'Bir kişinin bir yıldaki kira geliri vergisi: tahsil edilen kira, istisna, giderler, vergi, taksitler ve eksik kalanlar.',
    query: sheetQuery,
    reply: taxSheet,
  }),
  rows: endpoint({
    path: 'GET /tax/rows',
    access: 'tax-sheet',
    summary: 'Vergi tablosundaki bir rakamın arkasındaki tahsilatlar ya da giderler, yeniden eskiye.',
    query: rowsQuery,
    reply: taxRows,
  }),
  paper: endpoint({
    path: 'GET /tax/paper',
    access: 'tax-sheet',
    limit: 'papersByPerson',
    summary: 'Vergi tablosu, PDF ya da Excel olarak.',
    query: paperQuery,
    download: true,
    reply: fileReply,
  }),
  saveInputs: endpoint({
    path: 'PUT /tax/inputs/:year',
    access: 'tax-sheet',
    summary: 'Kişinin, ürünün bilemeyeceği bilgilerini bir yıl için kaydeder.',
    params: byYear,
    body: taxInputsForm,
  }),
  declare: endpoint({
    path: 'PUT /tax/declared/:year',
    access: 'tax-sheet',
    summary: 'Kişinin bir yıllık beyanını, tablodaki gider yöntemiyle verildi olarak işaretler ya da işareti kaldırır.',
    params: byYear,
    body: z.strictObject({ declared: z.boolean() }),
  }),
  years: endpoint({
    path: 'GET /admin/tax-years',
    access: 'admin',
    summary: 'Kira geliri vergisinin yıllık rakamları, yeniden eskiye; değişiklik geçmişiyle.',
    reply: z.strictObject({
      years: z.array(taxYearRow),
      /** A year with collected income but without figures; null when there is none. */
      missing: z.number().int().nullable(),
    }),
  }),
  saveYear: endpoint({
    path: 'PUT /admin/tax-years/:year',
    access: 'admin',
    confirmed: true,
    summary: 'Bir yılın istisna, sınır ve tarifesini girer ya da düzeltir.',
    params: byYear,
    body: z.strictObject({ version: z.number().int().min(0).max(maxInteger), figures: taxYearForm }),
  }),
}
