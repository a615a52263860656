import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { auditApi } from '#domain/operations/audit/audit.api.ts'
import type { AuditFilter, OwnHistoryFilter } from '#domain/services/audit/audit.schema.ts'
import { auditKeys } from '#web/cache/audit.keys.ts'
import { call } from '#web/lib/call.ts'

/** Every action elsewhere adds an entry, so every visit refetches. */
const pages = {
  staleTime: 0,
  placeholderData: keepPreviousData,
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
}

export const ownHistoryQuery = (filter: OwnHistoryFilter) =>
  infiniteQueryOptions({
    ...pages,
    queryKey: auditKeys.own(filter),
    queryFn: ({ pageParam, signal }) =>
      call(auditApi.own, { query: { ...filter, ...(pageParam && { cursor: pageParam }) } }, { signal }),
  })

export const auditLogQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    ...pages,
    queryKey: auditKeys.search(filter),
    queryFn: ({ pageParam, signal }) =>
      call(auditApi.search, { query: { ...filter, ...(pageParam && { cursor: pageParam }) } }, { signal }),
  })
