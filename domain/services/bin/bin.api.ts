import { z } from 'zod'
import { endpoint, page } from '#domain/kernel/endpoint.ts'
import { binFilter, binRow, binRowKinds } from './bin.schema.ts'

export const binApi = {
  list: endpoint({
    path: 'GET /bin',
    access: 'signed-in',
    summary: 'Çöp kutunuz: 30 gün içinde geri alınabilecekler ve listenizden kaldırdığınız kontratlar.',
    query: binFilter,
    reply: page(binRow).extend({ counts: z.record(z.enum(binRowKinds), z.number().int()) }),
  }),
  restore: endpoint({
    path: 'POST /bin/:id/restore',
    access: 'signed-in',
    summary: 'Çöp kutusundaki bir kaydı yerine koyar.',
  }),
  restoreMany: endpoint({
    path: 'POST /bin/restore',
    access: 'signed-in',
    summary: 'Çöp kutusundaki birden çok kaydı tek seferde yerine koyar.',
    body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(500) }),
  }),
}
