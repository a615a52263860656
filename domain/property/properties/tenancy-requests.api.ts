import { z } from 'zod'
import { endpoint } from '#domain/kernel/endpoint.ts'

/** What the person sees before confirming the tenancy: its title, its address and the landlord, nothing else of the property. */
export const tenancyRequestView = z.strictObject({
  id: z.uuid(),
  baslik: z.string(),
  host: z.string(),
  created_at: z.iso.datetime(),
})

export const tenancyRequestsApi = {
  accept: endpoint({
    path: 'POST /tenancy-requests/:id/accept',
    access: 'signed-in',
    summary: 'Mülkün kiracısı olduğunuzu onaylar; mülk hesabınızda görünür.',
  }),
  decline: endpoint({
    path: 'POST /tenancy-requests/:id/decline',
    access: 'signed-in',
    summary: 'Mülkün kiracısı olmadığınızı bildirir; kayıt kaldırılır.',
  }),
  withdraw: endpoint({
    path: 'DELETE /properties/:id/tenancy-requests/:request',
    access: 'signed-in',
    summary: 'Henüz onaylamamış kiracıyı mülkten çıkarır; son kiracıyla birlikte durum “Boş” olur.',
  }),
}
