import { z } from 'zod'
import { done, endpoint } from '#domain/kernel/endpoint.ts'

const byId = z.strictObject({ id: z.uuid() })

/** What the person sees before confirming the tenancy: its title, its address and the landlord, nothing else of the property. */
export const tenancyRequestView = z.strictObject({
  id: z.uuid(),
  baslik: z.string(),
  host: z.string(),
  created_at: z.iso.datetime(),
})
export type TenancyRequestView = z.output<typeof tenancyRequestView>

export const tenancyRequestsApi = {
  accept: endpoint({
    path: 'POST /tenancy-requests/:id/accept',
    access: 'signed-in',
    summary: 'Mülkün kiracısı olduğunuzu onaylar; mülk hesabınızda görünür.',
    params: byId,
    reply: done,
  }),
  decline: endpoint({
    path: 'POST /tenancy-requests/:id/decline',
    access: 'signed-in',
    summary: 'Mülkün kiracısı olmadığınızı bildirir; kayıt kaldırılır.',
    params: byId,
    reply: done,
  }),
  withdraw: endpoint({
    path: 'DELETE /properties/:id/tenancy-requests/:request',
    access: 'signed-in',
    summary: 'Henüz onaylamamış kiracıyı mülkten çıkarır; son kiracıyla birlikte durum “Boş” olur.',
    params: z.strictObject({ id: z.uuid(), request: z.uuid() }),
    reply: done,
  }),
}
