import { z } from 'zod'
import { endpoint, page } from '#domain/kernel/endpoint.ts'
import { cardsPerPage, maxCards, tenantCard } from './tenants.schema.ts'

export const tenantsApi = {
  list: endpoint({
    path: 'GET /renters',
    access: 'host',
    summary: 'Kiracılarınız: kontratlarınızdaki kişiler, mülkleri ve iletişim bilgileriyle.',
    query: z.strictObject({
      page: z.coerce
        .number()
        .int()
        .min(1)
        .max(Math.ceil(maxCards / cardsPerPage))
        .default(1),
      size: z.coerce.number().int().min(1).max(maxCards).default(cardsPerPage),
      q: z.string().trim().max(100).default(''),
    }),
    reply: page(tenantCard),
  }),
}
