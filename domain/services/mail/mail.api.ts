import { z } from 'zod'
import { endpoint } from '#domain/kernel/endpoint.ts'

const text = z.string().trim().max(300)
const amount = z.number().min(0).max(1_000_000_000)

export const mailApi = {
  sendTenantApproval: endpoint({
    path: 'POST /send-tenant-approval-email.js',
    access: 'signed-in',
    summary:
      'Kiracıya onay e-postasını gönderir (kontratın sahibi). Kontrat ile kiracı eşleşmeli; mektup kayıttan yazılır.',
    body: z.strictObject({
      tenant_name: text.min(1),
      tenant_email: z.string().trim().toLowerCase().max(300),
      owner_name: text,
      property_title: text,
      contract_id: z.uuid(),
      monthly_rent: z.union([text, amount]),
      start_date: text,
      duration: z.union([text, amount]),
      tenant_count: z.coerce.number().int().min(1).max(100),
    }),
    reply: z.strictObject({ success: z.literal(true), message: z.string(), error: z.null() }),
  }),
}
