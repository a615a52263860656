import { z } from 'zod'
import { endpoint, fileReply } from '#domain/kernel/endpoint.ts'
import { maxFileBytes } from '#domain/services/files/files.schema.ts'
import { undertakingForm, withdrawal } from './undertakings.schema.ts'

export const undertakingsApi = {
  prepare: endpoint({
    path: 'POST /tenancies/:id/undertakings',
    access: 'signed-in',
    summary: 'Elle imzalanacak tahliye taahhüdünü hazırlar; geçersiz kılacak tarihleri gerekçesiyle geri çevirir.',
    /** The browser makes the id, so that a retry prepares nothing twice. */
    body: undertakingForm.extend({ id: z.uuid() }),
  }),
  pdf: endpoint({
    path: 'GET /undertakings/:id/pdf',
    access: 'signed-in',
    limit: 'papersByPerson',
    summary: 'Elle imzalanacak tahliye taahhüdü (PDF).',
    download: true,
    reply: fileReply,
  }),
  scan: endpoint({
    path: 'POST /undertakings/:id/scan',
    access: 'signed-in',
    limit: 'filesByPerson',
    summary: 'İmzalı taahhüdün taramasını bir kez yükler; sonradan değiştirilemez.',
    upload: { maxBytes: maxFileBytes },
  }),
  withdraw: endpoint({
    path: 'POST /undertakings/:id/withdraw',
    access: 'signed-in',
    summary: 'Taahhüdü gerekçesiyle geri çeker; kaydı ve taraması iki taraf için de kalır.',
    body: withdrawal,
  }),
}
