import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { messageOf } from '#web/ui/message-of.ts'
import { notify } from '#web/ui/toast.tsx'

interface WriteOptions<Input, Reply> {
  write: (input: Input) => Promise<Reply>
  /** Asks again for whatever the write has changed. While its promise is open, the write counts as running. */
  stale?: (reply: Reply | undefined, input: Input) => unknown
  /** What the toast says; null says nothing. Without it the server's own message is shown. */
  success?: (reply: Reply, input: Input) => string | null
  /** A toast, or nothing but `error` and `refused`: then the form shows it beside what was typed. */
  failure?: 'toast' | 'form'
  /** The usual reason for a refusal is a page that is out of date; a form keeps what it began with. */
  staleAfterRefusal?: boolean
  /** Where two buttons write to one record: while one of them runs, the other does nothing. */
  key?: readonly unknown[]
  /** Where one screen writes to many records: each run stands for itself, and none waits for another one. */
  parallel?: true
  /** For what must not be sent twice when an answer is lost. */
  retry?: false
}

interface After<Reply> {
  /** The server has agreed; nothing has been asked again yet. */
  done?: (reply: Reply) => unknown
  refused?: (error: Error) => unknown
}

const ownMessage = (reply: unknown) =>
  typeof reply === 'object' && reply !== null && 'message' in reply && typeof reply.message === 'string'
    ? reply.message
    : null

/** The second half of a double click may come after a fast server's answer. */
const doubleClickMs = 700

const hasFile = (input: unknown) =>
  input instanceof Blob ||
  (typeof input === 'object' && input !== null && Object.values(input).some((value) => value instanceof Blob))
const isSameWish = (a: unknown, b: unknown) =>
  Object.is(a, b) || (!hasFile(a) && !hasFile(b) && JSON.stringify(a) === JSON.stringify(b))

/**
 * The way every screen writes: one call at a time, its toast, and what has to be read again. `run` never rejects; it
 * answers with the reply once everything is read again, or with undefined after a refusal, while another one runs and for
 * the second click of a double one.
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
