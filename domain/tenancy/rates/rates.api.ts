import { z } from 'zod'
import { endpoint } from '#domain/kernel/endpoint.ts'

export const ratesApi = {
  latest: endpoint({
    path: 'GET /rates',
    access: 'account',
    summary: 'Bir dolar ve bir euronun lira karşılığı; canlı değilse bunu söyler.',
    reply: z.strictObject({
      USD: z.string(),
      EUR: z.string(),
      live: z.boolean(),
      fetched_at: z.iso.datetime().nullable(),
    }),
  }),
}
