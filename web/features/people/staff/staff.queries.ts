import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { staffApi } from '#domain/people/staff/staff.api.ts'
import { staffMessages } from '#domain/people/staff/staff.messages.ts'
import type { newStaff, staffChange, staffFilter } from '#domain/people/staff/staff.schema.ts'
import { listOf, queryOf } from '#web/cache/query-of.ts'
import { refreshStaff, staffKeys } from '#web/cache/staff.keys.ts'
import { useUndoOffer } from '#web/layout/use-undo-offer.ts'
import { call } from '#web/lib/call.ts'
import { useWrite } from '#web/writes/use-write.ts'
import { forgetRelatedPeople, relatedPeople, startCleaning } from './related-people.queries.ts'

type VisibleFilter = z.output<typeof staffApi.visible.query>

// Never stopped: it runs as long as the page, like the cache itself.
startCleaning()

/** Rights must be current, so every visit refetches. */
const staleTime = 0

export const staffQuery = (filter: z.output<typeof staffFilter>) =>
  listOf(staffApi.list, { key: staffKeys.list(filter), query: filter, staleTime })

export const personQuery = (id: string) =>
  queryOf(staffApi.one, {
    key: staffKeys.one(id),
    params: { id },
    staleTime,
    // The form starts from current data, not from what it showed last time.
    gcTime: 0,
  })

export const ownPropertiesQuery = (q: string) =>
  listOf(staffApi.properties, { key: staffKeys.properties(q), query: { q }, staleTime })

export const visibleStaffQuery = (filter: VisibleFilter) =>
  listOf(staffApi.visible, { key: staffKeys.visible(filter), query: filter, staleTime })

/** Always stale for the query cache, because `relatedPeople` has its own cache times. */
export const relatedPeopleQuery = (userId: string) =>
  queryOptions({ queryKey: staffKeys.related(userId), queryFn: () => relatedPeople(userId), staleTime })

function refresh() {
  forgetRelatedPeople()
  return refreshStaff()
}

export const useSaveStaff = (id: string | null) =>
  useWrite({
    write: (body: z.input<typeof newStaff> | z.input<typeof staffChange>) =>
      id === null
        ? call(staffApi.create, { body: body as z.input<typeof newStaff> })
        : call(staffApi.change, { params: { id }, body: body as z.input<typeof staffChange> }),
    stale: refresh,
    success: () => (id === null ? staffMessages.created : staffMessages.saved),
    failure: 'form',
    // A retry after a lost reply would be refused, because the address is taken by then.
    retry: false,
  })

export type StaffVerb = 'revoke' | 'suspend' | 'resume' | 'invite' | 'remove'

export function useStaffVerb(id: string) {
  const offerUndo = useUndoOffer()
  return useWrite({
    write: async (verb: StaffVerb): Promise<{ message: string; bin_id?: string }> =>
      call(staffApi[verb], { params: { id } }),
    stale: refresh,
    // Withdrawn permissions can be restored unchanged.
    success: ({ message, bin_id }) => (bin_id ? offerUndo({ message, bin_id }) : message),
    key: staffKeys.change(id),
    retry: false,
  })
}
