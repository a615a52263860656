import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { ReplyOf } from '#domain/kernel/endpoint.ts'
import { tenantsApi } from '#domain/work/tenants/tenants.api.ts'
import { tenantFilter } from '#domain/work/tenants/tenants.schema.ts'
import { keepList, keptList } from '#web/cache/list-cache.ts'
import { tenantKeys } from '#web/cache/tenants.keys.ts'
import { call } from '#web/lib/call.ts'
import { knownUser } from '#web/session/current-user.ts'

type TenantFilter = z.output<typeof tenantFilter>
type TenantPage = ReplyOf<typeof tenantsApi.list>

const noFilter = JSON.stringify(tenantFilter.parse({}))
const isUnfiltered = (filter: TenantFilter) => JSON.stringify(tenantFilter.parse(filter)) === noFilter
const ownId = () => knownUser()?.user.id ?? ''

/** The first page is shown from the last visit until the server has replied. */
export const tenantsQuery = (filter: TenantFilter) =>
  queryOptions({
    queryKey: tenantKeys.list(filter),
    queryFn: async () => {
      const found = await call(tenantsApi.list, { query: filter })
      if (isUnfiltered(filter)) keepList('tenants', found, ownId())
      return found
    },
    placeholderData: (previous: TenantPage | undefined) =>
      previous ?? (isUnfiltered(filter) ? keptList<TenantPage>('tenants', ownId()) : undefined),
  })
