import type { z } from 'zod'
import { binApi } from '#domain/services/bin/bin.api.ts'
import type { binFilter } from '#domain/services/bin/bin.schema.ts'
import { binKeys } from '#web/cache/bin.keys.ts'
import { listOf } from '#web/cache/query-of.ts'

export const binQuery = (filter: z.output<typeof binFilter>) =>
  listOf(binApi.list, {
    key: binKeys.list(filter),
    query: filter,
    // Other users delete records too, and each day some are removed for good.
    staleTime: 0,
  })
