import { z } from 'zod'
import { endpoint, page } from '#domain/kernel/endpoint.ts'
import {
  lookupQuery,
  lookupRecord,
  maintenanceReport,
  maintenanceRun,
  maintenanceWish,
  runFilter,
} from './maintenance.schema.ts'

export const maintenanceApi = {
  preview: endpoint({
    path: 'POST /admin/maintenance/preview',
    access: 'admin',
    summary: 'Bakım işleminin neyi değiştireceğini gösterir; hiçbir şeyi değiştirmez.',
    body: maintenanceWish,
    reply: maintenanceReport,
  }),
  run: endpoint({
    path: 'POST /admin/maintenance/run',
    access: 'admin',
    confirmed: true,
    summary: 'Bakım işlemini yapar: eşitleme, kiracı denetimi, zenginleştirme, acil temizleme, güvenli silme.',
    body: maintenanceWish,
    reply: maintenanceReport,
  }),
  runs: endpoint({
    path: 'GET /admin/maintenance/runs',
    access: 'admin',
    summary: 'Bakım işlemlerinin kaydı, denemeler ve başarısız olanlar da içinde.',
    query: runFilter,
    reply: page(maintenanceRun),
  }),
  lookup: endpoint({
    path: 'GET /admin/maintenance/lookup',
    access: 'admin',
    summary: 'Mülk, kontrat ya da kişi kayıtlarını inceler; en fazla 10 kayıt.',
    query: lookupQuery,
    reply: z.strictObject({ documents: z.array(lookupRecord) }),
  }),
}
