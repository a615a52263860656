import { queryOptions } from '@tanstack/react-query'
import { papersApi } from '#domain/tenancy/papers/papers.api.ts'
import type { PaperAnswer } from '#domain/tenancy/papers/papers.schema.ts'
import { paperKeys } from '#web/cache/papers.keys.ts'
import { CallError, call } from '#web/lib/call.ts'
import type { Upload } from '#web/ui/upload-queue.ts'
import { useWrite } from '#web/writes/use-write.ts'

const isAnswered = (error: unknown) => error instanceof CallError && error.status >= 400 && error.status < 500
const at = (token: string) => ({ params: { token } })

/** A refused link is not retried; only a network failure is. Nothing is cached after leaving the page. */
export const paperLinkQuery = (token: string) =>
  queryOptions({
    queryKey: paperKeys.link(token),
    queryFn: () => call(papersApi.open, at(token)),
    retry: (failures: number, error: unknown) => !isAnswered(error) && failures < 2,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Plain calls, because the decision dialog runs the only attempt. */
export const answerByLink = (token: string, body: PaperAnswer) => call(papersApi.answer, { ...at(token), body })
export const decidePaper = (id: string, body: PaperAnswer) => call(papersApi.decide, { params: { id }, body })

export const recordOnPaper =
  (id: string, party: string): Upload =>
  (file, progress) =>
    call(papersApi.paper, { params: { id, party }, file }, progress)

export const useResendPaper = (id: string, stale: () => unknown) =>
  useWrite({
    write: (party: string) => call(papersApi.resend, { params: { id, party } }),
    stale,
    retry: false,
  })
