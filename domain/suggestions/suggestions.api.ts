import { z } from 'zod'
import { done, endpoint } from '#domain/kernel/endpoint.ts'
import { decisions } from './suggestions.schema.ts'

export const suggestionsApi = {
  decide: endpoint({
    path: 'POST /suggestions/:id/decide',
    access: 'signed-in',
    summary: 'Bir talebi onaylar ya da reddeder. `onceki`, karar verenin ekranda gördüğü durumdur.',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ durum: z.enum(decisions), onceki: z.string().max(100) }),
    reply: done,
  }),
}
