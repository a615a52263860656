import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { binApi } from '#domain/services/bin/bin.api.ts'
import type { binFilter } from '#domain/services/bin/bin.schema.ts'
import { binKeys } from '#web/cache/bin.keys.ts'
import { call } from '#web/lib/call.ts'

export const binQuery = (filter: z.output<typeof binFilter>) =>
  queryOptions({
    queryKey: binKeys.list(filter),
    queryFn: () => call(binApi.list, { query: filter }),
    placeholderData: keepPreviousData,
    // Other users delete records too, and each day some are removed for good.
    staleTime: 0,
  })
