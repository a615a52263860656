import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { tenantsApi } from '#domain/tenants/tenants.api.ts'
import { tenantKeys } from '#web/cache/tenants.keys.ts'
import { call } from '#web/lib/call.ts'

type TenantFilter = z.output<typeof tenantsApi.list.query>

export const tenantsQuery = (filter: TenantFilter) =>
  queryOptions({
    queryKey: tenantKeys.list(filter),
    queryFn: () => call(tenantsApi.list, { query: filter }),
    placeholderData: keepPreviousData,
  })
