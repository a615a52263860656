import type { z } from 'zod'
import type { tenantsApi } from '#domain/work/tenants/tenants.api.ts'

export const tenantKeys = {
  list: (filter: z.output<typeof tenantsApi.list.query>) => ['tenants', 'list', filter] as const,
}
