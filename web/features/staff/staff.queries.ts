import { keepPreviousData, queryOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { staffApi } from '#domain/staff/staff.api.ts'
import type { newStaff, staffChange, staffFilter } from '#domain/staff/staff.schema.ts'
import { refreshStaff, staffKeys } from '#web/cache/staff.keys.ts'
import { call } from '#web/lib/call.ts'
import { notify } from '#web/ui/toast.tsx'
import { forgetRelatedPeople, relatedPeople, startCleaning } from './related-people.ts'

type VisibleFilter = z.output<typeof staffApi.visible.query>

// For as long as the page lives, like the cache itself.
startCleaning()

/** Rights are no place for old news: every visit asks again. */
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
    // The form starts from what is true now, not from what was true when it was last open.
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

/** Its own cache knows how old an answer may be. */
export const relatedPeopleQuery = (userId: string) =>
  queryOptions({ queryKey: staffKeys.related(userId), queryFn: () => relatedPeople(userId), staleTime })

function refresh() {
  forgetRelatedPeople()
  return refreshStaff()
}

export function useSaveStaff(id: string | null) {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: z.input<typeof newStaff> | z.input<typeof staffChange>) =>
      id === null
        ? call(staffApi.create, { body: body as z.input<typeof newStaff> })
        : call(staffApi.change, { params: { id }, body: body as z.input<typeof staffChange> }),
    // A repeated call after a lost answer would be refused: the address is taken by then.
    retry: false,
    onSuccess: () => void refresh(),
  })
  return { save: mutateAsync, busy: isPending }
}

export type StaffVerb = 'revoke' | 'suspend' | 'resume' | 'invite' | 'remove'

/** One change at a time per person: a second tap finds the first one running and does nothing. */
export function useStaffVerb(id: string) {
  const client = useQueryClient()
  const mutationKey = staffKeys.change(id)
  const busy = useIsMutating({ mutationKey }) > 0
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: (verb: StaffVerb) => call(staffApi[verb], { params: { id } }),
    retry: false,
    onSuccess: async ({ message }) => {
      notify.success(message)
      await refresh()
    },
    onError: () => void refresh(),
  })
  const run = async (verb: StaffVerb) => {
    if (client.isMutating({ mutationKey }) === 0) await mutateAsync(verb)
  }
  return { busy, run }
}
