import { useMutation } from '@tanstack/react-query'
import { type PropertyChange, type PropertyDetail, propertyDetailApi } from '#domain/properties/property-detail.api.ts'
import { refreshProperty } from '#web/cache/properties.keys.ts'
import { call } from '#web/lib/call.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { notify } from '#web/ui/toast.tsx'

/** One small change at a time; whatever comes of it, the page shows what is true afterwards. */
export function useDetailChange<Input>(id: string, run: (input: Input) => Promise<{ message: string }>) {
  const { mutate, isPending } = useMutation({
    mutationFn: run,
    retry: false,
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(messageOf(error)),
    // The usual reason for a refusal is a page that is out of date.
    onSettled: () => refreshProperty(id),
  })
  return { busy: isPending, change: mutate }
}

/** A choice that is saved as soon as it is made. */
export const usePropertyChange = ({ property: { id, version } }: PropertyDetail) =>
  useDetailChange(id, (change: Omit<PropertyChange, 'version'>) =>
    call(propertyDetailApi.update, { params: { id }, body: { ...change, version } }),
  )
