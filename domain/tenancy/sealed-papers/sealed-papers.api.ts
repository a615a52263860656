import { z } from 'zod'
import { endpoint } from '#domain/kernel/endpoint.ts'
import { sealedFileReply } from './sealed-papers.schema.ts'

export const sealedPapersApi = {
  verify: endpoint({
    path: 'GET /verify/files/:digest',
    access: 'anyone',
    limit: 'linksByAddress',
    summary:
      'Mühürlü bir belgenin değişip değişmediği: dosyanın SHA-256 özeti ve içinde yazan mühür numarasıyla. Dosya gönderilmez; kişisel bilgi vermez.',
    params: z.strictObject({ digest: z.string().regex(/^[0-9a-f]{64}$/i, 'Özet 64 onaltılık karakterdir') }),
    query: z.strictObject({ seal: z.uuid().optional() }),
    reply: sealedFileReply,
  }),
}
