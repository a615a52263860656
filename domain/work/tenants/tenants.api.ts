import { endpoint, page } from '#domain/kernel/endpoint.ts'
import { tenantCard, tenantFilter } from './tenants.schema.ts'

export const tenantsApi = {
  list: endpoint({
    path: 'GET /renters',
    access: 'host',
    scope: 'contracts:read',
    summary:
      'Kiracılarınız: kontratlarınızdaki her kişi bir kez; mülkleri, kontratının durumu, gecikmiş borcu ve iletişim bilgileriyle.',
    query: tenantFilter,
    reply: page(tenantCard),
  }),
}
