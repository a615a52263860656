import { z } from 'zod'
import { endpoint, fileReply } from '#domain/kernel/endpoint.ts'

export const edevletApi = {
  sheet: endpoint({
    path: 'GET /contracts/:id/edevlet',
    access: 'signed-in',
    summary: 'e-Devlet kira sözleşmesi formunun alanları, formun sırasıyla, kopyalanmaya hazır.',
    reply: z.strictObject({
      short_id: z.string(),
      property_title: z.string(),
      steps: z.array(
        z.strictObject({
          title: z.string(),
          fields: z.array(z.strictObject({ label: z.string(), value: z.string(), copy: z.string() })),
        }),
      ),
      notes: z.array(z.string()),
    }),
  }),
  pdf: endpoint({
    path: 'GET /contracts/:id/edevlet.pdf',
    access: 'signed-in',
    limit: 'papersByPerson',
    summary: 'e-Devlet kira sözleşmesi bilgileri (PDF).',
    download: true,
    reply: fileReply,
  }),
}
