import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { messageOf } from '#web/ui/message-of.ts'
import { notify } from '#web/ui/toast.tsx'

export interface WriteOptions<Input, Reply> {
  write: (input: Input) => Promise<Reply>
  /** Refetches what the write changed. Until its promise settles, the write counts as running. */
  stale?: (reply: Reply | undefined, input: Input) => unknown
  /** The text of the toast; null shows none. By default it is the server's own message. */
  success?: (reply: Reply, input: Input) => string | null
  /** `toast`, or only `error` and `refused`, which the form shows beside its fields. */
  failure?: 'toast' | 'form'
  /** A refusal usually means outdated data, so it is refetched; a form keeps its initial values. */
  staleAfterRefusal?: boolean
  /** For two buttons that write to one record: while one runs, the other does nothing. */
  key?: readonly unknown[]
  /** For one screen that writes to many records: the runs are independent and do not wait for each other. */
  parallel?: true
  /** For writes that must not be sent twice when a reply is lost. */
  retry?: false
}

interface After<Reply> {
  /** Called after success, before anything is refetched. */
  done?: (reply: Reply) => unknown
  refused?: (error: Error) => unknown
}

const ownMessage = (reply: unknown) =>
  typeof reply === 'object' && reply !== null && 'message' in reply && typeof reply.message === 'string'
    ? reply.message
    : null

/** The second half of a double click may come after a fast reply. */
const doubleClickMs = 700

const hasFile = (input: unknown) =>
  input instanceof Blob ||
  (typeof input === 'object' && input !== null && Object.values(input).some((value) => value instanceof Blob))
const isSameWish = (a: unknown, b: unknown) =>
  Object.is(a, b) || (!hasFile(a) && !hasFile(b) && JSON.stringify(a) === JSON.stringify(b))

/**
 * The standard write of every screen: one call at a time, with its toast and refetch. `run` never rejects; it returns
 * the reply once everything is refetched, or undefined after a refusal, while another run is active, and for the second
 * click of a double click.
 */
export function useWrite<Input = void, Reply = unknown>({
  write,
  stale,
  success = ownMessage,
  failure = 'toast',
  staleAfterRefusal = failure === 'toast',
  key,
  parallel,
  retry,
}: WriteOptions<Input, Reply>) {
  const client = useQueryClient()
  const own = useId()
  const mutationKey = key ?? ['write', own]
  const last = useRef<{ input: Input; at: number } | null>(null)
  const { mutateAsync, isPending, error, data, isSuccess, reset } = useMutation({
    mutationKey,
    mutationFn: ({ input }: { input: Input; after?: After<Reply> | undefined }) => write(input),
    ...(retry === false && { retry }),
    onSuccess: async (reply, { input, after }) => {
      const text = success(reply, input)
      if (text) notify.success(text)
      await after?.done?.(reply)
      await stale?.(reply, input)
    },
    onError: (refusal, { input, after }) => {
      if (failure === 'toast') notify.error(messageOf(refusal))
      if (staleAfterRefusal) void stale?.(undefined, input)
      return after?.refused?.(refusal)
    },
  })
  const busy = useIsMutating({ mutationKey }) > 0 || isPending
  const run = async (input: Input, after?: After<Reply>): Promise<Reply | undefined> => {
    if (!parallel && client.isMutating({ mutationKey }) > 0) return undefined
    const isEcho = last.current && Date.now() - last.current.at < doubleClickMs && isSameWish(last.current.input, input)
    if (!parallel && isEcho) return undefined
    return mutateAsync({ input, after }).then(
      (reply) => {
        last.current = { input, at: Date.now() }
        return reply
      },
      () => undefined,
    )
  }
  return { run, busy, error, data, isSuccess, reset }
}
