import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { staffApi } from '#domain/people/staff/staff.api.ts'
import { staffMessages } from '#domain/people/staff/staff.messages.ts'
import type { newStaff, staffChange, staffFilter } from '#domain/people/staff/staff.schema.ts'
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
  queryOptions({
    queryKey: staffKeys.list(filter),
    queryFn: () => call(staffApi.list, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime,
  })

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: staffKeys.one(id),
    queryFn: () => call(staffApi.one, { params: { id } }),
    staleTime,
    // The form starts from current data, not from what it showed last time.
    gcTime: 0,
  })

export const ownPropertiesQuery = (q: string) =>
  queryOptions({
    queryKey: staffKeys.properties(q),
    queryFn: () => call(staffApi.properties, { query: { q } }),
    placeholderData: keepPreviousData,
    staleTime,
  })

export const visibleStaffQuery = (filter: VisibleFilter) =>
  queryOptions({
    queryKey: staffKeys.visible(filter),
    queryFn: () => call(staffApi.visible, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime,
  })

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
